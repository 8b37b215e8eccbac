import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { hasRole } from '@/cms/access/access'
import { AgencyFrame } from '@/cms/admin/agency-frame'
import { editorText } from '@/cms/fields/editor-text'
import { findMenuPages, menuLevels, type MenuPage } from '@/cms/queries/menu/menu-pages'
import { screenTexts } from '@/messages/screen-texts'
import { SiteMenu } from './site-menu'
import type { MenuEntry } from './use-site-menu'
import { siteMenuHref } from './site-menu-href'

const texts = screenTexts.siteMenu

/** The menu of the site, which editors order, and take pages into and out of. */
export const SiteMenuView = (view: AdminViewServerProps) => {
  const { req } = view.initPageResult
  const title = editorText(req, texts.title)
  return (
    <AgencyFrame view={view} title={title} href={siteMenuHref(req.payload.config.routes.admin)}>
      <section className="agency-part" aria-labelledby="site-menu" style={{ padding: '1rem 0 4rem' }}>
        <h1 id="site-menu" style={{ marginBottom: '1rem' }}>
          {title}
        </h1>
        <Arranged req={req} />
      </section>
    </AgencyFrame>
  )
}

type Level = {
  pages: readonly MenuPage[]
  levels: ReadonlyMap<number | null, readonly MenuPage[]>
  admin: string
}

/** A page is below itself at most once: a ring of parents has no beginning, and is in no level from the top. */
const entriesOf = ({ pages, levels, admin }: Level): MenuEntry[] =>
  pages.map(({ id, name, isOnline }) => ({
    id,
    name,
    isOnline,
    href: `${admin}/collections/pages/${id}`,
    below: entriesOf({ pages: levels.get(id) ?? [], levels, admin }),
  }))

async function Arranged({ req }: { req: PayloadRequest }) {
  if (!hasRole(req, ['admin', 'editor'])) return <p>{editorText(req, texts.editorsOnly)}</p>
  const { admin, api } = req.payload.config.routes
  const pages = await findMenuPages(req)
  const levels = menuLevels(pages)
  const outside = pages.filter(({ isShown }) => !isShown).map(({ id, name }) => ({ id, name }))
  return (
    <>
      <p style={{ marginBottom: '1rem' }}>{editorText(req, texts.about)}</p>
      <SiteMenu
        api={api}
        entries={entriesOf({ pages: levels.get(null) ?? [], levels, admin })}
        outside={outside.sort((one, other) => one.name.localeCompare(other.name))}
      />
    </>
  )
}
