import { formQueryKeys } from '@/domain/leads/form-query'
import { buildQuery, listCriteriaKeys, parseCriteria, type ListingQuery } from './criteria'

// What a form sends is far shorter; a longer address is answered, but not kept.
const longestQuery = 2000
const longestShared = 600

const keysOfForms: ReadonlySet<string> = new Set(formQueryKeys)
const keysOfListings: ReadonlySet<string> = new Set(listCriteriaKeys)

// Next steers by names of its own (`_rsc`, `nxtPpath`, `__nextLocale`).
const steersNext = (key: string): boolean => /^(?:_|nxt)/i.test(key)

function isWellEncoded(query: string): boolean {
  try {
    decodeURIComponent(query)
    return true
  } catch {
    return false
  }
}

/**
 * The one query of the page that everybody gets for a query: its criteria in their order, without names that no page reads;
 * '' for the page without a query. Null if the page may be a visitor's own (its form), or if the query is too odd to be kept.
 */
export function canonicalQuery(query: string): string | null {
  if (query.length > longestQuery || !isWellEncoded(query)) return null
  const asked: ListingQuery = {}
  const parameters = new URLSearchParams(query)
  for (const key of new Set(parameters.keys())) {
    if (keysOfForms.has(key) || steersNext(key)) return null
    if (keysOfListings.has(key)) asked[key] = parameters.getAll(key)
  }
  const shared = buildQuery(parseCriteria(asked))
  return shared.length > longestShared ? null : shared
}
