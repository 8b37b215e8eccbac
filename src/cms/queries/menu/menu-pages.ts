import type { PayloadRequest } from 'payload'
import { relationId } from '@/domain/shared/relation-id'
import type { Page } from '@/cms/payload-types'
import { textForReader } from '@/cms/fields/text-for-reader'

/** A page with its place in the menu, as its editor sees it. */
export type MenuPage = {
  id: number
  name: string
  parent: number | null
  sort: number | null
  isOnline: boolean
  isShown: boolean
}

const mostPages = 1000

const select = { name: true, parent: true, menuSort: true, showInMenu: true, _status: true } as const

/** Which pages may stand in the menu: not thank-you pages and the like, which nobody leads to. */
const ofMenu: readonly Page['type'][] = ['page', 'article', 'login', 'link']

type NamedPage = Pick<Page, 'id' | '_status' | 'parent' | 'menuSort' | 'showInMenu'> & { name: unknown }

const nameOf = ({ name, id }: NamedPage, req: PayloadRequest): string =>
  textForReader(name, req) ?? String(id)

/** The pages that the user may read, with those outside the menu: as last saved online, without drafts. */
export async function findMenuPages(req: PayloadRequest): Promise<MenuPage[]> {
  const { docs } = await req.payload.find({
    collection: 'pages',
    depth: 0,
    locale: 'all',
    limit: mostPages,
    sort: ['menuSort', 'id'],
    overrideAccess: false,
    user: req.user,
    req,
    select,
    where: { type: { in: [...ofMenu] } },
  })
  return docs.map((page) => ({
    id: page.id,
    name: nameOf(page, req),
    parent: relationId(page.parent),
    sort: page.menuSort ?? null,
    isOnline: page._status === 'published',
    isShown: page.showInMenu === true,
  }))
}

/** The pages of the menu by the page that they stand below, null at the top, each level in its order. */
export function menuLevels(pages: readonly MenuPage[]): ReadonlyMap<number | null, MenuPage[]> {
  const shown = new Set(pages.filter(({ isShown }) => isShown).map(({ id }) => id))
  const levels = new Map<number | null, MenuPage[]>()
  for (const page of pages.filter(({ isShown }) => isShown)) {
    // The site hides those below a page that is not online; editors find them at the top.
    const parent = page.parent !== null && shown.has(page.parent) ? page.parent : null
    levels.set(parent, [...(levels.get(parent) ?? []), page])
  }
  for (const level of levels.values()) level.sort((one, other) => (one.sort ?? 0) - (other.sort ?? 0))
  return levels
}
