import { buildQuery, type ListingCriteria } from './criteria'

/** The address of a listing with its criteria; without criteria it is the list's own, static address. */
export function listingHref({ base, criteria }: { base: string; criteria: ListingCriteria }): string {
  const query = buildQuery(criteria)
  return query === '' ? base : `${base}?${query}`
}

/**
 * Whether the criteria do more than choose a page of the list in its own order: such a result is not a page of the site.
 */
export const isNarrowed = (criteria: ListingCriteria): boolean => buildQuery({ ...criteria, page: 1 }) !== ''

type AddressedList = { line: { asked: ListingCriteria } | null; filters: { criteria: ListingCriteria } }

/** The criteria of a list as its address has them: a typed line stays one, so that its orders and pages keep it. */
export const addressCriteria = ({ line, filters }: AddressedList): ListingCriteria =>
  line?.asked ?? filters.criteria
