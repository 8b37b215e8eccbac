import 'server-only'
import { cache } from 'react'
import type { Goal } from '@/domain/properties/goal'
import { canBeNarrowed, presentationOf } from '@/domain/modules/presentation'
import { buildQuery, noCriteria, type ListingCriteria } from '@/domain/search/criteria'
import type { Locale } from '@/domain/shared/locale'
import type { Page, PageModule } from '@/site/data/content/page-models'
import { findListing, findListWindow, type ListingBase } from './search'
import type { PropertyList } from '@/site/data/view-models'

type ListingsInput = {
  criteria: ListingCriteria
  /** Null for all properties that can be had, of the goal alone where there is one. */
  base: ListingBase | null
  goal?: Goal | null
  locale: Locale
}

// What a visitor asks has no end, so no answer is kept: a request asks once for its head and its page together.
const answersOfRequest = cache(() => new Map<string, Promise<PropertyList | null>>())

/** The page of a list that a visitor asks for, found once for the head and the body of their page. */
export function findAsked(question: ListingsInput): Promise<PropertyList | null> {
  const answers = answersOfRequest()
  const key = JSON.stringify(question)
  const answer = answers.get(key) ?? findListing(question)
  answers.set(key, answer)
  return answer
}

/** The list of a module that has pages: what is stepped through has none. */
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
  // A choice of properties has pages at most: what is asked narrows the lists beside it.
  const asked = canBeNarrowed({ view, maximum: base.maximum })
    ? criteria
    : { ...noCriteria, page: criteria.page }
  // The beginning of the list is what the page already shows.
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

/** A list of properties in full, as a module that no editor has made. */
export const toListModule = (list: PropertyList): PageModule => ({
  ...plainModule,
  relation: { type: 'property-list', list },
})

/** A page with its lists of properties as the visitor's criteria narrow them; the rest of it as it is. */
export async function narrowPage(
  page: Page,
  question: { criteria: ListingCriteria; locale: Locale },
): Promise<Page> {
  const modules = await Promise.all(page.modules.map((module) => narrowModule(module, question)))
  return { ...page, modules }
}

/** Which page of its lists a page shows when a page of them is asked for: never one behind the last. */
export async function findShownPage(
  { modules }: Page,
  { page, locale }: { page: number; locale: Locale },
): Promise<number> {
  const lists = modules.flatMap((module) => pagedListOf(module) ?? [])
  const windows = await Promise.all(lists.map((base) => findListWindow({ base, page, locale })))
  return Math.max(1, ...windows.map((window) => window?.page ?? 1))
}
