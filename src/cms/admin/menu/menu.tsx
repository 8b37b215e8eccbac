import { NavHamburger, NavWrapper } from '@payloadcms/next/client'
import { Logout } from '@payloadcms/ui'
import { EntityType, groupNavItems, type EntityToGroup } from '@payloadcms/ui/shared'
import type { SanitizedPermissions, ServerProps, VisibleEntities } from 'payload'
import { hasRole, isColleague, isStaff, isTranslator } from '@/cms/access/access'
import { getScope } from '@/cms/access/staff-scope'
import { weekHref } from '@/cms/admin/appointments/week-href'
import { weekTexts } from '@/cms/admin/appointments/week-texts'
import { brokenHref } from '@/cms/admin/broken/broken-href'
import { mailTextsHref } from '@/cms/admin/mail-texts/mail-texts-href'
import { pageTreeHref } from '@/cms/admin/page-tree/page-tree-href'
import { siteMenuHref } from '@/cms/admin/site-menu/site-menu-href'
import { translationsHref } from '@/cms/admin/translations/translations-href'
import { figureTexts } from '@/cms/admin/page-views/figure-texts'
import { ownerNumbersHref } from '@/cms/admin/page-views/owner-numbers-href'
import { adminGroups } from '@/cms/fields/admin-groups'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { readerNumber } from '@/cms/fields/reader-number'
import { countWaiting, type WaitingCounts } from '@/cms/queries/dashboard/waiting-counts'
import { findMenuPreferences } from '@/cms/queries/menu/menu-preferences'
import { fillText } from '@/domain/shared/fill-text'
import { officeTexts } from '@/messages/office-texts'
import { screenTexts } from '@/messages/screen-texts'
import { MenuLinks, type MenuGroup, type MenuLink } from './menu-links'

const texts = officeTexts.menu

type MenuProps = ServerProps & {
  permissions: SanitizedPermissions
  visibleEntities: VisibleEntities
}

/** The menu of the back office: Payload's, in our order, with what waits. */
export const Menu = async (props: MenuProps) => {
  const { payload, i18n, user } = props
  if (!isColleague({ user: user ?? null })) return null
  const { isOpen, closed } = await findMenuPreferences({ payload, user: user ?? null })
  const groups = (await groupsOf(props)).map((group) => ({ ...group, isOpen: !closed.has(group.label) }))
  return (
    <NavWrapper baseClass="nav">
      <nav className={`nav__wrap${isOpen ? ' agency-menu--open' : ''}`} aria-label={i18n.t('general:menu')}>
        <MenuLinks groups={groups} dashboard={payload.config.routes.admin} isOpen={isOpen} />
        <div className="nav__controls">
          <Logout />
        </div>
      </nav>
      <div className="nav__header">
        <div className="nav__header-content">
          <NavHamburger baseClass="nav" />
        </div>
      </div>
    </NavWrapper>
  )
}

type NamedGroup = Omit<MenuGroup, 'isOpen'>

async function groupsOf(props: MenuProps): Promise<NamedGroup[]> {
  const { payload, user } = props
  if (isTranslator({ user: user ?? null })) return translatorGroups(props)
  const scope = await getScope({ payload, user: user ?? null })
  return menuGroups(props, await countWaiting({ payload, scope, now: new Date() }))
}

/** The collections and globals that the user may read, in the sections of the menu. */
function collectionGroups({ payload, permissions, i18n, visibleEntities }: MenuProps): NamedGroup[] {
  const { collections, globals, routes } = payload.config
  const seen = [
    ...collections
      .filter(({ slug }) => visibleEntities.collections.includes(slug))
      .map((entity): EntityToGroup => ({ type: EntityType.collection, entity })),
    ...globals
      .filter(({ slug }) => visibleEntities.globals.includes(slug))
      .map((entity): EntityToGroup => ({ type: EntityType.global, entity })),
  ]
  return groupNavItems(seen, permissions, i18n).map(({ label, entities }) => ({
    label,
    links: entities.map(({ slug, type, label: name }) => ({
      id: type === EntityType.global ? `nav-global-${slug}` : `nav-${slug}`,
      href: `${routes.admin}/${type}/${slug}`,
      label: typeof name === 'string' ? name : editorText({ i18n }, { ...nothing, ...name }),
    })),
  }))
}

const nothing = { nl: '', fr: '', en: '', de: '' }

/** A translator has nothing but the list of what is missing. */
function translatorGroups({ payload, i18n }: MenuProps): NamedGroup[] {
  const { admin } = payload.config.routes
  const label = editorText({ i18n }, screenTexts.translations.title)
  const list = { id: 'nav-translations', href: translationsHref(admin), label }
  return [{ label: editorText({ i18n }, adminGroups.today), links: [list] }]
}

/** The sections in their order; the first one begins with the day, and says what waits. */
function menuGroups(props: MenuProps, counts: WaitingCounts): NamedGroup[] {
  const { payload, i18n, user } = props
  const { admin } = payload.config.routes
  const say = (text: EditorTexts) => editorText({ i18n }, text)
  const counted = (link: MenuLink, count: number): MenuLink => ({
    ...link,
    ...(count > 0 && {
      count: readerNumber({ i18n }, count),
      countText: fillText(say(texts.count), { count: readerNumber({ i18n }, count) }),
    }),
  })
  const found = new Map(collectionGroups(props).map((group) => [group.label, group.links]))
  const linksOf = (text: EditorTexts): MenuLink[] => found.get(say(text)) ?? []
  const inToday = (slug: string): MenuLink[] =>
    linksOf(adminGroups.today).filter(({ id }) => id === `nav-${slug}`)
  const day = { id: 'nav-day', href: admin, label: say(texts.day) }
  const week = { id: 'nav-week', href: weekHref({ admin }), label: say(weekTexts.week) }
  const numbers = { id: 'nav-owner-numbers', href: ownerNumbersHref(admin), label: say(figureTexts.numbers) }
  const broken = { id: 'nav-broken', href: brokenHref(admin), label: say(screenTexts.broken.title) }
  const translations = {
    id: 'nav-translations',
    href: translationsHref(admin),
    label: say(screenTexts.translations.title),
  }
  const isEditor = hasRole({ user: user ?? null }, ['admin', 'editor'])
  const siteMenu = { id: 'nav-site-menu', href: siteMenuHref(admin), label: say(screenTexts.siteMenu.title) }
  const pageTree = { id: 'nav-page-tree', href: pageTreeHref(admin), label: say(screenTexts.pageTree.title) }
  const mailTexts = {
    id: 'nav-mail-texts',
    href: mailTextsHref(admin),
    label: say(screenTexts.mailTexts.title),
  }
  const links = {
    today: [
      day,
      ...inToday('leads').map((link) => counted(link, counts.leads)),
      ...inToday('properties'),
      counted(week, counts.appointments),
      ...inToday('owner-messages').map((link) => counted(link, counts.messages)),
    ],
    properties: [...linksOf(adminGroups.properties), numbers],
    clients: linksOf(adminGroups.clients),
    // A reader changes nothing, so nothing waits for a translation of theirs.
    pages: [
      pageTree,
      ...linksOf(adminGroups.pages),
      ...(isEditor ? [siteMenu] : []),
      ...(isStaff({ user: user ?? null }) ? [translations] : []),
      broken,
    ],
    layout: linksOf(adminGroups.layout),
    agency: [...linksOf(adminGroups.agency), ...(isEditor ? [mailTexts] : [])],
  }
  const order = ['today', 'properties', 'clients', 'pages', 'layout', 'agency'] as const
  return order.map((name) => ({ label: say(adminGroups[name]), links: links[name] }))
}
