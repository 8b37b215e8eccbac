import 'server-only'
import type { Page, SiteSetting } from '@/cms/payload-types'
import { parseTrackingIds } from '@/domain/consent/tracking-ids'
import { buildMenuTree, type MenuNode } from '@/domain/navigation/menu-tree'
import { agencyTown } from '@/domain/places/agency-town'
import { translatedPath } from '@/domain/routing/translate-path'
import { buildHref } from '@/domain/routing/routes'
import type { Locale } from '@/domain/shared/locale'
import { asVisitor, cached, getClient } from '@/site/data/client'
import { orElse, orEmpty, orNull } from '@/site/data/defaults'
import { toOpeningHours } from './opening-hours'
import { getLoginHref } from '@/site/data/owners/owner-frame'
import { toWebAddress } from './web-addresses'
import { toPictures } from './pictures'
import { toPosition } from './positions'
import { readLink } from './picked-links'
import { readPopup } from './popups'
import { toRichText } from './rich-text'
import { findOriginal, getRouteIndex } from '@/site/data/routing/route-index'
import { getLanguages, getSettings } from './settings'
import type { FooterColumn, MenuEntry, SiteFrame, TopBarLink } from './frame-models'

type MenuPage = Pick<
  Page,
  'id' | 'name' | 'path' | 'parent' | 'menuSort' | 'externalUrl' | 'externalDocument' | 'type'
>

async function toEntries(
  nodes: readonly MenuNode<MenuPage & { name: string }>[],
  locale: Locale,
): Promise<MenuEntry[]> {
  const entries = nodes.map(async ({ item, children }) => {
    const { name: label, type, path, externalUrl, externalDocument } = item
    const target = type === 'link' ? { pick: externalDocument, url: externalUrl } : { pick: null, url: path }
    const link = await readLink({ label, ...target, locale })
    const below = await toEntries(children, locale)
    // A page without an address in this language is replaced by its children.
    return link ? [{ ...link, children: below }] : below
  })
  return (await Promise.all(entries)).flat()
}

async function readMenu(locale: Locale): Promise<MenuEntry[]> {
  const payload = await getClient()
  const { docs } = await payload.find({
    collection: 'pages',
    locale,
    depth: 0,
    ...asVisitor,
    limit: 500,
    where: { showInMenu: { equals: true } },
    select: {
      name: true,
      path: true,
      parent: true,
      menuSort: true,
      externalUrl: true,
      externalDocument: true,
      type: true,
    },
  })
  const shown = new Set(docs.map(({ id }) => id))
  const published = new Set(
    (await getRouteIndex()).filter(({ collection }) => collection === 'pages').map(({ id }) => id),
  )
  const items = docs
    .filter(({ name }) => Boolean(name))
    .map((doc) => {
      const parentId = typeof doc.parent === 'number' ? doc.parent : null
      // A child of a published page outside the menu moves to the top; below an unpublished page nothing is shown.
      const isTop = parentId !== null && !shown.has(parentId) && published.has(parentId)
      return {
        ...doc,
        parentId: isTop ? null : parentId,
        sort: doc.menuSort ?? 0,
        status: 'published',
      }
    })
  return toEntries(buildMenuTree(items), locale)
}

async function readTopBar(locale: Locale): Promise<SiteFrame['topBar']> {
  const payload = await getClient()
  const { docs } = await payload.find({
    collection: 'top-bar-items',
    locale,
    depth: 0,
    ...asVisitor,
    limit: 20,
    sort: '_order',
    where: { published: { equals: true } },
  })
  const side = async (wanted: 'left' | 'right'): Promise<TopBarLink[]> => {
    const links = docs
      .filter((doc) => doc.side === wanted && doc.label)
      .map(async ({ label, link: url, linkDocument: pick, icon, color }) => {
        const link = await readLink({ label, pick, url, locale })
        return link ? [{ ...link, icon: orNull(icon), color: orNull(color) }] : []
      })
    return (await Promise.all(links)).flat()
  }
  return { left: await side('left'), right: await side('right') }
}

async function readFooter(locale: Locale): Promise<FooterColumn[]> {
  const payload = await getClient()
  const { docs } = await payload.find({
    collection: 'footer-columns',
    locale,
    depth: 2,
    ...asVisitor,
    limit: 12,
    sort: '_order',
  })
  const columns = docs.map(async (doc) => ({
    id: doc.id,
    title: doc.showTitle === false ? null : orNull(doc.title),
    introText: doc.showIntroText === false ? null : orNull(doc.introText),
    fullText: doc.showFullText === false ? [] : await toRichText(doc.fullText, locale),
    pictures: toPictures(doc.images),
    columns: { sm: 12, md: 6, lg: 3, ...given(doc.columns) },
  }))
  return Promise.all(columns)
}

type Widths = { sm?: number | null; md?: number | null; lg?: number | null }

const given = (widths: Widths | null | undefined): Partial<FooterColumn['columns']> =>
  Object.fromEntries(Object.entries(orEmpty(widths)).filter(([, width]) => typeof width === 'number'))

const joined = (parts: (string | null | undefined)[]): string | null =>
  parts.filter(Boolean).join(' ') || null

const linesOf = (text: string | null | undefined): string[] =>
  (text ?? '').split('\n').flatMap((line) => line.trim() || [])

async function toAgency(settings: SiteSetting, locale: Locale): Promise<SiteFrame['agency']> {
  const agency = orEmpty(settings.agency)
  const mentions = {
    legalName: agency.legalName,
    companyNumber: agency.companyNumber,
    vatNumber: agency.vatNumber,
    supervisoryAuthority: agency.supervisoryAuthority,
    professionalTitle: agency.professionalTitle,
    professionalNumber: agency.professionalNumber,
    country: agency.country,
    insurer: agency.insurer,
    insurancePolicy: agency.insurancePolicy,
    thirdPartyAccount: agency.thirdPartyAccount,
  }
  return {
    name: orElse(agency.name, 'Maison Brabant'),
    phone: orNull(agency.phone),
    email: orNull(agency.email),
    street: joined([agency.street, agency.houseNumber]),
    place: joined([agency.zip, await agencyTown({ agency, locale })]),
    mentions: Object.entries(mentions).flatMap(([key, value]) => (value ? [{ key, value }] : [])),
    ethicsUrl: toWebAddress(agency.ethicsUrl),
    hours: toOpeningHours(settings, locale),
    openingHours: linesOf(settings.openingHours),
    position: toPosition(agency),
    social: orElse(settings.social, []).flatMap(({ name, url }) => {
      const address = toWebAddress(url)
      return address ? [{ name, url: address }] : []
    }),
  }
}

async function toConsent(settings: SiteSetting, locale: Locale): Promise<SiteFrame['consent']> {
  const path = (await findOriginal('/Cookie-policy/'))?.paths[locale]
  return {
    firstAlwaysOn: settings.consent?.firstToggleAlwaysOn !== false,
    policyHref: path ? buildHref({ locale, path }) : null,
    tracking: parseTrackingIds(orEmpty(settings.tracking)),
  }
}

/** Everything around the pages of a language: header, menu, footer, the legal mentions, popup and tags. */
export const getSiteFrame = cached(
  {
    name: 'site-frame',
    tags: ['site-settings', 'pages', 'articles', 'top-bar-items', 'footer-columns', 'popups', 'media'],
  },
  async (locale: Locale): Promise<SiteFrame> => {
    const settings = await getSettings(locale)
    const { enabled } = await getLanguages()
    const valuation = await findOriginal('/contact-demand/')
    const alerts = (await findOriginal('/demand-register/'))?.paths[locale]
    return {
      locale,
      enabledLocales: enabled,
      agency: await toAgency(settings, locale),
      topBar: await readTopBar(locale),
      menu: await readMenu(locale),
      valuationHref: buildHref({ locale, path: translatedPath({ paths: valuation?.paths ?? {}, locale }) }),
      loginHref: await getLoginHref(locale),
      keepInformedHref: alerts ? buildHref({ locale, path: alerts }) : null,
      homeHref: buildHref({ locale, path: '/' }),
      footer: await readFooter(locale),
      copyright: settings.copyright ?? null,
      popup: await readPopup(locale),
      consent: await toConsent(settings, locale),
    }
  },
)
