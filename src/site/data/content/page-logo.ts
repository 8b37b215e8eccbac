import 'server-only'
import { matchListing, matchStructural } from '@/domain/routing/routes'
import type { Locale } from '@/domain/shared/locale'
import { resolveAddress, toPath } from '@/site/data/routing/resolve'
import { getPage } from './pages'
import { findRoute } from '@/site/data/routing/route-index'
import type { Picture } from '@/site/data/view-models'

type PageAddress = { locale: Locale; segments: string[] | undefined }

/**
 * The logo of the page whose lists a visitor's criteria filter; null if it shows the agency's. It does not read its lists, so that
 * the filtered page does not depend on them.
 */
export async function findFilteredPageLogo({ locale, segments }: PageAddress): Promise<Picture | null> {
  const path = toPath(segments)
  const hit = path === null || matchStructural({ locale, path }) ? null : await findRoute({ locale, path })
  if (!hit?.exact || hit.entry.collection !== 'pages') return null
  const content = await getPage({ id: hit.entry.id, locale, hasCriteria: true })
  return content?.page.logo ?? null
}

/** The logo of the page at an address; null if it shows the agency's. */
export async function findPageLogo({ locale, segments }: PageAddress): Promise<Picture | null> {
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
