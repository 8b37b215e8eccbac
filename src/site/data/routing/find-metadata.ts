import 'server-only'
import type { Metadata } from 'next'
import { feedHref, placeFeedHref } from '@/domain/feeds/feed-address'
import { noCriteria, type ListingCriteria } from '@/domain/search/criteria'
import type { Locale } from '@/domain/shared/locale'
import { env } from '@/env'
import { getTranslator } from '@/messages/translator'
import { toMetadata } from '@/site/seo/metadata'
import { getAgencyProfile } from '@/site/data/content/agency'
import { fedListOf } from '@/site/data/feeds/fed-list'
import { resolveAddress } from './resolve'
import { getLanguages } from '@/site/data/content/settings'
import type { ResolvedAddress } from './resolved-address'

type FeedLinkInput = { resolved: ResolvedAddress; locale: Locale; criteria: ListingCriteria }

/** The feed of the list on a page, with the same criteria, or of a place; null for a page without a list. */
function feedOf({ resolved, locale, criteria }: FeedLinkInput): { href: string; title: string } | null {
  if (!('meta' in resolved)) return null
  const { canonical, title: pageTitle } = resolved.meta
  const title = getTranslator(locale)('feed.title', { title: pageTitle })
  if (resolved.kind === 'place') {
    const { filterHref, list } = resolved.place
    return {
      href: placeFeedHref({ listHref: filterHref, place: list.filters.criteria, criteria: noCriteria }),
      title,
    }
  }
  const fed = resolved.kind === 'page' ? fedListOf(resolved.page) : null
  if (!fed) return null
  // The canonical address of a later page has a query of its own.
  const base = canonical.replace(/\?.*$/, '')
  const asked = fed.canBeFiltered ? criteria : noCriteria
  return { href: feedHref({ base, criteria: asked }), title }
}

/** The head of the page at an address; a missing page is only marked as not to be indexed. */
export async function findMetadata(address: {
  locale: Locale
  segments: string[] | undefined
  criteria?: ListingCriteria
}): Promise<Metadata> {
  const { locale } = address
  const t = getTranslator(locale)
  const resolved = await resolveAddress(address)
  const { name, sharePicture } = await getAgencyProfile(locale)
  if (!('meta' in resolved))
    return { title: `${t('notFound.page.title')} · ${name}`, robots: { index: false } }
  const { meta } = resolved
  const { fallback } = await getLanguages()
  return toMetadata({
    meta,
    locale,
    siteName: name,
    siteUrl: env.SITE_URL,
    fallback,
    sharePicture,
    feed: feedOf({ resolved, locale, criteria: address.criteria ?? noCriteria }),
    pageName: meta.page > 1 ? t('listing.page', { page: meta.page }) : null,
  })
}
