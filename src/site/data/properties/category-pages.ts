import 'server-only'
import type { CategoryPage } from '@/domain/navigation/category-page'
import { asVisitor, cached, getClient } from '@/site/data/client'
import { idOf } from '@/site/data/defaults'

const most = 2000

type ShelvedModule = { moduleId: number; categoryIds: number[]; isWhole: boolean }

/** What the modules with a category show, including its descendants if requested. */
async function readShown(): Promise<ShelvedModule[]> {
  const payload = await getClient()
  const { docs: categories } = await payload.find({
    collection: 'categories',
    depth: 0,
    ...asVisitor,
    limit: most,
    select: { parent: true },
  })
  const { docs: modules } = await payload.find({
    collection: 'modules',
    depth: 0,
    ...asVisitor,
    limit: most,
    where: { relationType: { equals: 'category' } },
    select: { category: true, includeSubcategories: true, maxItems: true },
  })
  return modules.flatMap(({ id, category, includeSubcategories, maxItems }) => {
    const own = idOf(category)
    if (own === null) return []
    const below = includeSubcategories ? categories.filter(({ parent }) => idOf(parent) === own) : []
    return [{ moduleId: id, categoryIds: [own, ...below.map((child) => child.id)], isWhole: !maxItems }]
  })
}

/** The published pages that show articles of a category, in the order of the menu. */
export const getCategoryPages = cached(
  { name: 'categoryPages', tags: ['pages', 'modules', 'categories'] },
  async (): Promise<CategoryPage[]> => {
    const shown = await readShown()
    if (shown.length === 0) return []
    const payload = await getClient()
    const { docs: pages } = await payload.find({
      collection: 'pages',
      depth: 0,
      ...asVisitor,
      limit: most,
      sort: ['menuSort', 'id'],
      where: { modules: { in: shown.map(({ moduleId }) => moduleId) } },
      select: { modules: true },
    })
    return pages.flatMap(({ id: pageId, modules }) => {
      const ids = (modules ?? []).map(idOf)
      return shown.flatMap(({ moduleId, categoryIds, isWhole }) =>
        ids.includes(moduleId) ? [{ pageId, categoryIds, isWhole }] : [],
      )
    })
  },
)
