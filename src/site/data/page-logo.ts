import 'server-only'
import { matchListing } from '@/domain/routing/routes'
import type { Locale } from '@/domain/shared/locale'
import { resolveAddress, toPath } from './resolve'
import type { Picture } from './view-models'

/** The logo that the page at an address shows instead of the agency's; null where it has none of its own. */
export async function findPageLogo({
  locale,
  segments,
}: {
  locale: Locale
  segments: string[] | undefined
}): Promise<Picture | null> {
  const path = toPath(segments)
  // Made by no editor, the results have no logo; asking for them would search.
  if (path !== null && matchListing({ locale, path }) === 'search') return null
  const resolved = await resolveAddress({ locale, segments })
  return resolved.kind === 'page' ? resolved.page.logo : null
}
