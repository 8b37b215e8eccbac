import { formQueryKeys } from '@/domain/leads/form-query'
import { lineKey, readKey } from './asked-query'
import { buildQuery, listCriteriaKeys, parseCriteria, type ListingQuery } from './criteria'

// Queries of forms are far shorter. The page of a longer query is rendered, but not cached.
const maxQueryLength = 2000
const maxCanonicalLength = 600

const keysOfForms: ReadonlySet<string> = new Set(formQueryKeys)
const keysOfPages: ReadonlySet<string> = new Set([...formQueryKeys, ...listCriteriaKeys])
const keysOfListings: ReadonlySet<string> = new Set([...listCriteriaKeys, lineKey, readKey])

// Next reads parameters of its own (`_rsc`, `nxtPpath`, `__nextLocale`).
const isReadByNext = (key: string): boolean => /^(?:_|nxt)/i.test(key)

function isWellEncoded(query: string): boolean {
  try {
    decodeURIComponent(query)
    return true
  } catch {
    return false
  }
}

/** Whether an address with this query is a page of its own: it has a criterion of a list, or says something of a form. */
export const hasOwnPage = (query: string): boolean =>
  [...new URLSearchParams(query)].some(([key, value]) => value !== '' && keysOfPages.has(key))

/**
 * The canonical form of a query: its criteria in a fixed order, without parameters that no page reads; '' without criteria. Null if
 * the page may be for one visitor alone (their form), or if the query is too long or in broken encoding to be cached.
 */
export function canonicalQuery(query: string): string | null {
  if (query.length > maxQueryLength || !isWellEncoded(query)) return null
  const criteria: ListingQuery = {}
  const parameters = new URLSearchParams(query)
  for (const key of new Set(parameters.keys())) {
    if (keysOfForms.has(key) || isReadByNext(key)) return null
    if (keysOfListings.has(key)) criteria[key] = parameters.getAll(key)
  }
  const canonical = buildQuery(parseCriteria(criteria))
  return canonical.length > maxCanonicalLength ? null : canonical
}
