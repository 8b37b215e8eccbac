import 'server-only'
import { matchListing, matchStructural } from '@/domain/routing/routes'
import type { Locale } from '@/domain/shared/locale'
import { resolveAddress, toPath } from '@/site/data/routing/resolve'
import { findRoute } from '@/site/data/routing/route-index'
import type { Picture } from '@/site/data/view-models'

/** The logo of the page at an address; null if it shows the agency's. */
export async function findPageLogo({
  locale,
  segments,
}: {
  locale: Locale
  segments: string[] | undefined
}): Promise<Picture | null> {
  const path = toPath(segments)
  // Records, search results, lists and home pages that no editor made have no logo; resolving them would run a search.
  if (path !== null && (await isUnmade({ locale, path }))) return null
  const resolved = await resolveAddress({ locale, segments })
  return resolved.kind === 'page' ? resolved.page.logo : null
}

async function isUnmade(place: { locale: Locale; path: string }): Promise<boolean> {
  const listing = matchListing(place)
  if (matchStructural(place) !== null) return true
  if (listing === 'search') return true
  return (listing !== null || place.path === '/') && (await findRoute(place)) === null
}
