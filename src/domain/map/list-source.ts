import { buildQuery, listCriteriaKeys, parseCriteria, type ListingCriteria } from '@/domain/search/criteria'
import type { Locale } from '@/domain/shared/locale'
import { readRecordId } from '@/domain/shared/record-id'

/** Where the properties for the map of a listing are asked for. */
export type ListSource = {
  /** The document of a property list; null for all properties that can be had. */
  listId: number | null
  /** Of whoever shows the list. */
  maximum: number | null
  criteria: ListingCriteria
}

/** The address that gives the message of a listing's map; the page of the listing makes no difference to it. */
export function buildListSource({
  locale,
  listId,
  maximum,
  criteria,
}: ListSource & { locale: Locale }): string {
  const own = [
    `lang=${locale}`,
    ...(listId === null ? [] : [`list=${listId}`]),
    ...(maximum === null ? [] : [`maximum=${maximum}`]),
  ]
  const query = buildQuery({ ...criteria, page: 1 })
  return `/api/map?${[...own, query].filter(Boolean).join('&')}`
}

/** What such an address asks for; what it does not know or cannot be is left out. */
export function parseListSource(parameters: URLSearchParams): ListSource {
  const query = Object.fromEntries(listCriteriaKeys.map((key) => [key, parameters.getAll(key)]))
  return {
    listId: parseWhole(parameters.getAll('list')),
    maximum: parseWhole(parameters.getAll('maximum')),
    criteria: { ...parseCriteria(query), page: 1 },
  }
}

// As large as the ids of the database get.
function parseWhole([value = '', ...others]: string[]): number | null {
  return others.length === 0 ? readRecordId(value) : null
}
