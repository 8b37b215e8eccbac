import 'server-only'
import { matchListing } from '@/domain/routing/routes'
import type { Locale } from '@/domain/shared/locale'
import { resolveAddress, toPath } from '@/site/data/routing/resolve'
import { findRoute } from '@/site/data/routing/route-index'
import type { Picture } from '@/site/data/view-models'

/** The logo that the page at an address shows instead of the agency's; null where it has none of its own. */
export async function findPageLogo({
  locale,
  segments,
}: {
  locale: Locale
  segments: string[] | undefined
}): Promise<Picture | null> {
  const path = toPath(segments)
  // Made by no editor, results, a list or the home page have no logo; asking for them would search.
  if (path !== null && (await isUnmade({ locale, path }))) return null
  const resolved = await resolveAddress({ locale, segments })
  return resolved.kind === 'page' ? resolved.page.logo : null
}

async function isUnmade(place: { locale: Locale; path: string }): Promise<boolean> {
  const listing = matchListing(place)
  if (listing === 'search') return true
  return (listing !== null || place.path === '/') && (await findRoute(place)) === null
}
