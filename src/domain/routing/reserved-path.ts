import type { Locale } from '@/domain/shared/locale'
import { ALERTS_SEGMENT } from './alert-address'
import { NEWSLETTER_SEGMENT } from './newsletter-address'
import { OWNER_SEGMENT } from './owner-address'
import { PREVIEW_SEGMENT } from './preview-address'
import { isSavedPath, matchOriginal, matchStructural } from './routes'
import { VISITS_SEGMENT } from './visit-address'

// What the server answers itself, before any page is looked up.
const serverSegments = [
  '_next',
  '.well-known',
  'admin',
  'api',
  'embed',
  'healthz',
  'media',
  ALERTS_SEGMENT,
  NEWSLETTER_SEGMENT,
  OWNER_SEGMENT,
  PREVIEW_SEGMENT,
  VISITS_SEGMENT,
]

/** Whether a path without language prefix, in any of the languages given, belongs to the server, to a home or project, or to the visitor's own homes, and so can be no page. */
export function isReservedPath({ path, locales }: { path: string; locales: readonly Locale[] }): boolean {
  const [, first = ''] = path.toLowerCase().split('/')
  if (serverSegments.includes(first) || matchOriginal(path) !== null) return true
  return locales.some((locale) => matchStructural({ locale, path }) !== null || isSavedPath({ locale, path }))
}
