import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { parsePage } from '@/domain/search/paging'
import { isLocale } from '@/domain/shared/locale'
import { findMetadata } from '@/site/data/find-metadata'
import { resolveAddress } from '@/site/data/resolve'
import { AddressScreen } from '@/site/screens/address-screen'

// The sibling of the static page for addresses with a query: next.config.mjs rewrites them here.
export const dynamic = 'force-dynamic'

type Props = {
  params: Promise<{ locale: string; path?: string[] }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const pageOf = ({ page }: Record<string, string | string[] | undefined>): number =>
  parsePage(typeof page === 'string' ? page : undefined)

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { locale, path } = await params
  return isLocale(locale) ? findMetadata({ locale, segments: path, page: pageOf(await searchParams) }) : {}
}

export default async function Page({ params, searchParams }: Props) {
  const { locale, path } = await params
  if (!isLocale(locale)) notFound()
  const page = pageOf(await searchParams)
  return <AddressScreen locale={locale} resolved={await resolveAddress({ locale, segments: path, page })} />
}
