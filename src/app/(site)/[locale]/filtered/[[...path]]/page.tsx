import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { speaksOfForm } from '@/domain/leads/form-query'
import { buildHref } from '@/domain/routing/routes'
import { parseCriteria, type ListingQuery } from '@/domain/search/criteria'
import { fallbackLocale, isLocale } from '@/domain/shared/locale'
import { markCacheable } from '@/process/freshness.mjs'
import { findMetadata } from '@/site/data/routing/find-metadata'
import { getListingRequest } from '@/site/data/leads/form-request'
import { resolveAddress } from '@/site/data/routing/resolve'
import { AddressScreen } from '@/site/screens/address-screen'
import { NotFoundScreen } from '@/site/screens/not-found-screen'

// The sibling of the static page for addresses with a query: next.config.mjs rewrites them here.
export const dynamic = 'force-dynamic'

type PageProps = { params: Promise<{ locale: string; path?: string[] }>; searchParams: Promise<ListingQuery> }

export async function generateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  const { locale, path } = await params
  if (!isLocale(locale)) return {}
  return findMetadata({ locale, segments: path, criteria: parseCriteria(await searchParams) })
}

export default async function Page({ params, searchParams }: PageProps) {
  const { locale, path } = await params
  if (!isLocale(locale)) return <NotFoundScreen locale={fallbackLocale} />
  const query = await searchParams
  // The visitor typed this path: the listing has one address.
  if (Object.keys(query).length === 0)
    permanentRedirect(buildHref({ locale, path: `/${(path ?? []).join('/')}` }))
  const request = await getListingRequest(query)
  if (!speaksOfForm(query)) markCacheable()
  const resolved = await resolveAddress({ locale, segments: path, criteria: request.criteria })
  return <AddressScreen locale={locale} resolved={resolved} request={request} />
}
