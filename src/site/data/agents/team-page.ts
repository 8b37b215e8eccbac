import 'server-only'
import type { Locale } from '@/domain/shared/locale'
import { asVisitor, cached, getClient } from '@/site/data/client'
import { getRouteIndex, type RouteEntry } from '@/site/data/routing/route-index'

/** The published pages that show the team, in the order of the menu. */
const getTeamPages = cached(
  { name: 'team-pages', tags: ['pages', 'modules'] },
  async (): Promise<number[]> => {
    const payload = await getClient()
    const { docs: modules } = await payload.find({
      collection: 'modules',
      depth: 0,
      ...asVisitor,
      limit: 0,
      where: { relationType: { equals: 'team' } },
      select: { relationType: true },
    })
    if (modules.length === 0) return []
    const { docs: pages } = await payload.find({
      collection: 'pages',
      depth: 0,
      ...asVisitor,
      limit: 0,
      sort: ['menuSort', 'id'],
      where: { modules: { in: modules.map(({ id }) => id) } },
      select: { menuSort: true },
    })
    return pages.map(({ id }) => id)
  },
)

/** The page that shows the team in a language, other than the home page; null if there is none. */
export async function findTeamPage(locale: Locale): Promise<RouteEntry | null> {
  const index = await getRouteIndex()
  for (const id of await getTeamPages()) {
    const page = index.find((entry) => entry.collection === 'pages' && entry.id === id)
    if (page?.isPublic && page.paths[locale] && page.paths[locale] !== '/') return page
  }
  return null
}
