import type { Goal } from '@/domain/properties/goal'
import {
  buildQuery,
  listCriteriaKeys,
  noCriteria,
  parseCriteria,
  type ListingCriteria,
} from '@/domain/search/criteria'
import type { Locale } from '@/domain/shared/locale'
import { readRecordId } from '@/domain/shared/record-id'

/** The query for the properties on a listing's map. */
export type ListSource = {
  /** The document of a property list; null for all available properties. */
  listId: number | null
  /** From the module that shows the list. */
  maximum: number | null
  criteria: ListingCriteria
}

type AddressInput = ListSource & { locale: Locale }

/** The query that `parseListSource` reads. */
function buildListQuery({ locale, listId, maximum, criteria }: AddressInput): string {
  const own = [
    `lang=${locale}`,
    ...(listId === null ? [] : [`list=${listId}`]),
    ...(maximum === null ? [] : [`maximum=${maximum}`]),
  ]
  const query = buildQuery({ ...criteria, page: 1 })
  return [...own, query].filter(Boolean).join('&')
}

/** The address that returns the message of a listing's map; it is the same for every page of the listing. */
export const buildListSource = (list: AddressInput): string => `/api/map?${buildListQuery(list)}`

/**
 * The address that returns how many properties of a list meet criteria, which a form appends; `goal` is that of a list without a
 * document.
 */
export const buildCountSource = ({
  goal,
  ...list
}: Omit<AddressInput, 'criteria'> & { goal: Goal | null }): string =>
  `/api/list-count?${buildListQuery({ ...list, criteria: { ...noCriteria, goal } })}`

/** The query in such an address; unknown and invalid values are left out. */
export function parseListSource(parameters: URLSearchParams): ListSource {
  const query = Object.fromEntries(listCriteriaKeys.map((key) => [key, parameters.getAll(key)]))
  return {
    listId: parseWhole(parameters.getAll('list')),
    maximum: parseWhole(parameters.getAll('maximum')),
    criteria: { ...parseCriteria(query), page: 1 },
  }
}

// Up to the largest id of the database.
function parseWhole([value = '', ...others]: string[]): number | null {
  return others.length === 0 ? readRecordId(value) : null
}
