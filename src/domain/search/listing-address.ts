import { buildQuery, type ListingCriteria } from './criteria'

/** The address of a listing with what is asked of it; nothing asked is the list's own, static address. */
export function listingHref({ base, criteria }: { base: string; criteria: ListingCriteria }): string {
  const query = buildQuery(criteria)
  return query === '' ? base : `${base}?${query}`
}

/** Whether more is asked than a page of the list in its own order: such an answer is no page of the site's own. */
export const isNarrowed = (criteria: ListingCriteria): boolean => buildQuery({ ...criteria, page: 1 }) !== ''
