import 'server-only'
import { cache } from 'react'
import type { Goal } from '@/domain/properties/goal'
import { presentationOf } from '@/domain/modules/presentation'
import { buildQuery, noCriteria, type ListingCriteria } from '@/domain/search/criteria'
import type { Locale } from '@/domain/shared/locale'
import type { Page, PageModule } from './page-models'
import { findListing, type ListingBase } from './search'
import type { PropertyList } from './view-models'

type Question = {
  criteria: ListingCriteria
  /** Null for all homes that can be had, of the goal alone where there is one. */
  base: ListingBase | null
  goal?: Goal | null
  locale: Locale
}

// What a visitor asks has no end, so no answer is kept: a request asks once for its head and its page together.
const answersOfRequest = cache(() => new Map<string, Promise<PropertyList | null>>())

/** The page of a list that a visitor asks for, found once for the head and the body of his page. */
export function findAsked(question: Question): Promise<PropertyList | null> {
  const answers = answersOfRequest()
  const key = JSON.stringify(question)
  const answer = answers.get(key) ?? findListing(question)
  answers.set(key, answer)
  return answer
}

/** Whether a module is a list that visitors can narrow: shown in full, and not cut short by its editor. */
export const canBeNarrowed = ({ view, relation }: PageModule): boolean =>
  relation.type === 'property-list' &&
  (relation.list.base === null || relation.list.base.maximum === null) &&
  presentationOf({ type: 'property-list', view }) === 'plain'

async function narrowModule(
  module: PageModule,
  { criteria, locale }: { criteria: ListingCriteria; locale: Locale },
): Promise<PageModule> {
  if (module.relation.type !== 'property-list' || !module.relation.list.base) return module
  // What is stepped through has no pages.
  if (presentationOf({ type: 'property-list', view: module.view }) === 'carousel') return module
  // A choice of homes has pages at most: what is asked narrows the lists beside it.
  const asked = canBeNarrowed(module) ? criteria : { ...noCriteria, page: criteria.page }
  // The beginning of the list is what the page already shows.
  if (buildQuery(asked) === '') return module
  const list = await findAsked({ criteria: asked, base: module.relation.list.base, locale })
  return list ? { ...module, relation: { type: 'property-list', list } } : module
}

const plainModule: Omit<PageModule, 'relation'> = {
  id: 0,
  title: null,
  titleLevel: 2,
  description: [],
  description2: [],
  view: 'single',
  background: { type: 'none', color: null, picture: null },
  pictures: [],
  columns: { sm: 12, md: 12, lg: 12 },
  itemsPerRow: null,
  link: null,
  cssClass: null,
}

/** A list of homes in full, as a module that no editor has made. */
export const toListModule = (list: PropertyList): PageModule => ({
  ...plainModule,
  relation: { type: 'property-list', list },
})

/** A page with its lists of homes as the visitor's criteria narrow them; the rest of it as it is. */
export async function narrowPage(
  page: Page,
  question: { criteria: ListingCriteria; locale: Locale },
): Promise<Page> {
  const modules = await Promise.all(page.modules.map((module) => narrowModule(module, question)))
  return { ...page, modules }
}
