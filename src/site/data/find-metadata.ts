import 'server-only'
import type { Metadata } from 'next'
import type { Locale } from '@/domain/shared/locale'
import { env } from '@/env'
import { getTranslator } from '@/site/messages/translator'
import { toMetadata } from '@/site/seo/metadata'
import { resolveAddress } from './resolve'
import { getLanguages } from './settings'
import { getSiteFrame } from './site-frame'

/** The head of the page at an address; of an address that is none, only that it is not to be indexed. */
export async function findMetadata(address: {
  locale: Locale
  segments: string[] | undefined
  page: number
}): Promise<Metadata> {
  const resolved = await resolveAddress(address)
  const { agency } = await getSiteFrame(address.locale)
  if (!('meta' in resolved)) {
    const title = getTranslator(address.locale)('notFound.page.title')
    return { title: `${title} · ${agency.name}`, robots: { index: false } }
  }
  const { fallback } = await getLanguages()
  return toMetadata({
    meta: resolved.meta,
    locale: address.locale,
    siteName: agency.name,
    siteUrl: env.SITE_URL,
    fallback,
  })
}
