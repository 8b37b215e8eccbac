import 'server-only'
import { cache } from 'react'
import type { Goal } from '@/domain/properties/goal'
import { canBeNarrowed, presentationOf } from '@/domain/modules/presentation'
import { buildQuery, noCriteria, type ListingCriteria } from '@/domain/search/criteria'
import type { Locale } from '@/domain/shared/locale'
import type { Page, PageModule } from '@/site/data/content/page-models'
import { findListing, findListWindow, type ListingBase } from './search'
import type { PropertyList } from './listing-models'

type ListingsInput = {
  criteria: ListingCriteria
  /** Null for all available properties, of one goal if it is given. */
  base: ListingBase | null
  goal?: Goal | null
  locale: Locale
}

// Visitors' criteria are unlimited, so results are not cached; one request shares a query between head and page.
const answersOfRequest = cache(() => new Map<string, Promise<PropertyList | null>>())

/** The requested page of a list, found once for the head and the body. */
export function findAsked(input: ListingsInput): Promise<PropertyList | null> {
  const answers = answersOfRequest()
  const key = JSON.stringify(input)
  const answer = answers.get(key) ?? findListing(input)
  answers.set(key, answer)
  return answer
}

/** The list of a module that has pages; carousels have none. */
function pagedListOf({ view, relation }: PageModule): ListingBase | null {
  if (relation.type !== 'property-list') return null
  return presentationOf({ type: 'property-list', view }) === 'carousel' ? null : relation.list.base
}

async function narrowModule(
  module: PageModule,
  { criteria, locale }: { criteria: ListingCriteria; locale: Locale },
): Promise<PageModule> {
  const { view } = module
  const base = pagedListOf(module)
  if (!base) return module
  // A hand-picked selection only has pages: criteria filter the other lists.
  const asked = canBeNarrowed({ view, maximum: base.maximum })
    ? criteria
    : { ...noCriteria, page: criteria.page }
  // The page already shows the beginning of the list.
  if (buildQuery(asked) === '') return module
  const list = await findAsked({ criteria: asked, base, locale })
  return list ? { ...module, relation: { type: 'property-list', list } } : module
}

const plainModule: Omit<PageModule, 'relation'> = {
  id: '0',
  title: null,
  titleLevel: 2,
  description: [],
  description2: [],
  view: 'single',
  background: { type: 'none', color: null, picture: null },
  pictures: [],
  columns: { sm: 12, md: 12, lg: 12 },
  hasOwnRow: false,
  itemsPerRow: null,
  link: null,
  cssClass: null,
}

/** A full list of properties, as a module without an editor. */
export const toListModule = (list: PropertyList): PageModule => ({
  ...plainModule,
  relation: { type: 'property-list', list },
})

/** A page with its lists of properties filtered by the visitor's criteria; the rest is unchanged. */
export async function narrowPage(
  page: Page,
  input: { criteria: ListingCriteria; locale: Locale },
): Promise<Page> {
  const modules = await Promise.all(page.modules.map((module) => narrowModule(module, input)))
  return { ...page, modules }
}

/** The shown page of its lists: never one after the last. */
export async function findShownPage(
  { modules }: Page,
  { page, locale }: { page: number; locale: Locale },
): Promise<number> {
  const lists = modules.flatMap((module) => pagedListOf(module) ?? [])
  const windows = await Promise.all(lists.map((base) => findListWindow({ base, page, locale })))
  return Math.max(1, ...windows.map((window) => window?.page ?? 1))
}
