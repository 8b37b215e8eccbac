import { FEED_FILE } from '@/domain/feeds/feed-address'
import type { Locale } from '@/domain/shared/locale'
import { ALERTS_SEGMENT } from './alert-address'
import { NEWSLETTER_SEGMENT } from './newsletter-address'
import { OWNER_SEGMENT } from './owner-address'
import { PREVIEW_SEGMENT } from './preview-address'
import { canonicalKey, isSavedPath, matchListing, matchOriginal, matchStructural } from './routes'
import { APPOINTMENTS_SEGMENT } from '@/domain/appointments/stored-names'

// The first segments that the server answers before it looks up a page.
const serverSegments = [
  '_next',
  '.well-known',
  'admin',
  'api',
  'embed',
  'healthz',
  'llms.txt',
  'metrics',
  'media',
  ALERTS_SEGMENT,
  NEWSLETTER_SEGMENT,
  OWNER_SEGMENT,
  PREVIEW_SEGMENT,
  APPOINTMENTS_SEGMENT,
]

const isFeedPath = (path: string): boolean => path.split('/').filter(Boolean).at(-1) === FEED_FILE

type ReservedPathPlace = { locale: Locale; path: string }

const isSearchPath = ({ locale, path }: ReservedPathPlace): boolean =>
  matchListing({ locale, path: canonicalKey(path) }) === 'search'

const isOfTheSite = (place: ReservedPathPlace): boolean =>
  matchStructural(place) !== null || isSavedPath(place) || isSearchPath(place)

/**
 * Whether a path without language prefix, in any of the given languages, belongs to the server, to a feed, to a property or
 * project, to the saved properties or to the search, and so cannot be a page.
 */
export function isReservedPath({ path, locales }: { path: string; locales: readonly Locale[] }): boolean {
  const lower = path.toLowerCase()
  const [, first = ''] = lower.split('/')
  if (serverSegments.includes(first) || isFeedPath(lower) || matchOriginal(path) !== null) return true
  return locales.some((locale) => isOfTheSite({ locale, path }))
}
