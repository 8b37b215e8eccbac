import 'server-only'
import type { Metadata } from 'next'
import type { ListingCriteria } from '@/domain/search/criteria'
import type { Locale } from '@/domain/shared/locale'
import { env } from '@/env'
import { getTranslator } from '@/messages/translator'
import { toMetadata } from '@/site/seo/metadata'
import { getAgencyProfile } from '@/site/data/content/agency'
import { resolveAddress } from './resolve'
import { getLanguages } from '@/site/data/content/settings'

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
    pageName: meta.page > 1 ? t('listing.page', { page: meta.page }) : null,
  })
}
