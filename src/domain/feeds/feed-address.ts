import { buildQuery, type ListingCriteria } from '@/domain/search/criteria'
import { isLocale, type Locale } from '@/domain/shared/locale'

/** The last segment of a feed's address, after the path of the list's page; no page can have it (`isReservedPath`). */
export const FEED_FILE = 'feed.xml'

/** Where next.config.mjs leads the addresses of feeds. */
export const FEED_ROUTE = '/api/feeds'

/** The criteria of a feed: it has no pages, and the newest properties come first. */
export const feedCriteria = (criteria: ListingCriteria): ListingCriteria => ({
  ...criteria,
  page: 1,
  sort: null,
})

/** The address of the feed of a list, from that of its page, with the same criteria: '/fr/a-vendre/feed.xml?garden=1'. */
export function feedHref({ base, criteria }: { base: string; criteria: ListingCriteria }): string {
  const query = buildQuery(feedCriteria(criteria))
  return `${base}${FEED_FILE}${query === '' ? '' : `?${query}`}`
}

/** The address of the feed of a place: that of the list of its goal, with the place. */
export const placeFeedHref = ({
  listHref,
  place,
  criteria,
}: {
  /** The list of the goal, filtered or not. */
  listHref: string
  place: Pick<ListingCriteria, 'cities' | 'places'>
  criteria: ListingCriteria
}): string => {
  const { cities, places } = place
  return feedHref({ base: listHref.replace(/\?.*$/, ''), criteria: { ...criteria, cities, places } })
}

/** The language of a feed and the segments of its list's page, still encoded; null for an address of another kind. */
export function readFeedPath(pathname: string): { locale: Locale; segments: string[] } | null {
  const own = pathname.startsWith(`${FEED_ROUTE}/`) ? pathname.slice(FEED_ROUTE.length) : pathname
  const [locale, ...rest] = own.split('/').filter(Boolean)
  const segments = rest.at(-1) === FEED_FILE ? rest.slice(0, -1) : rest
  return isLocale(locale) ? { locale, segments } : null
}
