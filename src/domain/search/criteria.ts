import { toSearchName } from '@/domain/shared/text'
import { lineKey, readKey } from './asked-query'
import {
  criteriaRows,
  listingKeys,
  makeCriteria,
  mapCriteria,
  type Criteria,
  type CriterionKey,
  type ListingKey,
} from './criteria-table'

/** A visitor's criteria for a listing. */
export type ListingCriteria = Pick<Criteria, ListingKey>

/** The query as Next passes it: a key that occurs several times has a list. */
export type ListingQuery = Record<string, string | string[] | undefined>

const byQuery = listingKeys
  .map((key) => ({ key, query: criteriaRows[key].query ?? key }))
  .sort((one, other) => (one.query < other.query ? -1 : 1))

/** Every key of a listing's query, in order. */
export const listCriteriaKeys: readonly string[] = byQuery.map(({ query }) => query)

/** A listing without criteria. */
export const noCriteria: ListingCriteria = makeCriteria(listingKeys, (key) => criteriaRows[key].none)

/**
 * The criteria in the query of an address. An invalid value is dropped, never an error: an old or a mistyped link still
 * shows a listing. A line that a form sends back as it was is what its filters say, which the visitor may have changed;
 * another line in its place takes back what was read in it.
 */
export function parseCriteria(query: ListingQuery): ListingCriteria {
  const criteria = readCriteria(query)
  if (isLineUnchanged(query)) return { ...criteria, text: noCriteria.text }
  const [read = ''] = valuesOf(query, readKey)
  return read === ''
    ? criteria
    : withoutRead(criteria, readCriteria(toListingQuery(new URLSearchParams(read))))
}

const readCriteria = (query: ListingQuery): ListingCriteria =>
  withOrderedPrices(
    makeCriteria(listingKeys, (key) => {
      const { read, query: name = key } = criteriaRows[key]
      return read(valuesOf(query, name))
    }),
  )

/** All that an address asks, as `parseCriteria` reads it. */
export const toListingQuery = (parameters: URLSearchParams): ListingQuery =>
  Object.fromEntries([...parameters.keys()].map((key) => [key, parameters.getAll(key)]))

/** Criteria without those that are still as they were read in an earlier line. */
function withoutRead(criteria: ListingCriteria, earlier: ListingCriteria): ListingCriteria {
  const same: ReadonlySet<string> = new Set(
    listingKeys.filter((key) => writtenOf(criteria, key).join() === writtenOf(earlier, key).join()),
  )
  return mapCriteria({
    criteria,
    keys: listingKeys,
    change: (value, key) => (same.has(key) ? criteriaRows[key].none : value),
  })
}

function isLineUnchanged(query: ListingQuery): boolean {
  const [line = ''] = valuesOf(query, lineKey)
  const [text = ''] = valuesOf(query, criteriaRows.text.query ?? 'text')
  return line.trim() !== '' && line.trim() === text.trim()
}

/**
 * The one query of these criteria, without a question mark: keys in order, empty criteria left out; '' without criteria.
 * `parseCriteria` returns the same criteria.
 */
export const buildQuery = (criteria: ListingCriteria): string =>
  byQuery
    .flatMap(({ key, query }) =>
      writtenOf(criteria, key).map((value) => `${query}=${encodeURIComponent(value)}`),
    )
    .join('&')

const writtenOf = <Key extends CriterionKey>(criteria: Pick<Criteria, Key>, key: Key): string[] =>
  criteriaRows[key].write(criteria[key])

/** Whether a criterion is set. */
export const isAsked = <Key extends CriterionKey>(criteria: Pick<Criteria, Key>, key: Key): boolean =>
  writtenOf(criteria, key).length > 0

/** A visitor who swaps lowest and highest means the range between them. */
export function withOrderedPrices<Given extends { minPrice: number | null; maxPrice: number | null }>(
  given: Given,
): Given {
  const { minPrice, maxPrice } = given
  if (minPrice === null || maxPrice === null || minPrice <= maxPrice) return given
  return { ...given, minPrice: maxPrice, maxPrice: minPrice }
}

/** The words of the text, all of which a property has to contain, in the form in which names are compared. */
export function textTokens(text: string): string[] {
  return [...new Set(toSearchName(text).split(' '))].filter(Boolean).slice(0, mostTokens)
}

const mostTokens = 10

// Far more than a form can send; the rest of an endless address is ignored.
const mostValues = 100

function valuesOf(query: ListingQuery, key: string): string[] {
  const values = Object.hasOwn(query, key) ? [query[key]].flat() : []
  return values.filter((value) => typeof value === 'string').slice(0, mostValues)
}
