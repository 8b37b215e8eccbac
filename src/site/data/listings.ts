import 'server-only'
import { cache } from 'react'
import { presentationOf } from '@/domain/modules/presentation'
import { buildQuery, noCriteria, type ListingCriteria } from '@/domain/search/criteria'
import type { Locale } from '@/domain/shared/locale'
import type { Page, PageModule } from './page-models'
import { findListing, type ListingBase } from './search'
import type { PropertyList } from './view-models'

type Question = { criteria: ListingCriteria; base: ListingBase; locale: Locale }

// What a visitor asks has no end, so no answer is kept: a request asks once for its head and its page together.
const answersOfRequest = cache(() => new Map<string, Promise<PropertyList | null>>())

function findOnce(question: Question): Promise<PropertyList | null> {
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
  // A choice of homes has pages at most: what is asked narrows the lists beside it.
  const asked = canBeNarrowed(module) ? criteria : { ...noCriteria, page: criteria.page }
  // The beginning of the list is what the page already shows.
  if (buildQuery(asked) === '') return module
  const list = await findOnce({ criteria: asked, base: module.relation.list.base, locale })
  return list ? { ...module, relation: { type: 'property-list', list } } : module
}

/** A page with its lists of homes as the visitor's criteria narrow them; the rest of it as it is. */
export async function narrowPage(
  page: Page,
  question: { criteria: ListingCriteria; locale: Locale },
): Promise<Page> {
  const modules = await Promise.all(page.modules.map((module) => narrowModule(module, question)))
  return { ...page, modules }
}
