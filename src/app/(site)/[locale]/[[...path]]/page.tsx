import type { Metadata } from 'next'
import { fallbackLocale, isLocale } from '@/domain/shared/locale'
import { findMetadata } from '@/site/data/routing/find-metadata'
import { resolveAddress } from '@/site/data/routing/resolve'
import { AddressScreen } from '@/site/screens/address-screen'
import { NotFoundScreen } from '@/site/screens/not-found-screen'

// Rendered on the first request and cached until its content is saved; an unknown path answers 404 on that first request.
export const dynamic = 'force-static'
// In seconds: rules of the date are as old as their page.
export const revalidate = 3600

type PageProps = { params: Promise<{ locale: string; path?: string[] }> }

export const generateStaticParams = (): { locale: string; path?: string[] }[] => []

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale, path } = await params
  return isLocale(locale) ? findMetadata({ locale, segments: path }) : {}
}

export default async function Page({ params }: PageProps) {
  const { locale, path } = await params
  if (!isLocale(locale)) return <NotFoundScreen locale={fallbackLocale} />
  return <AddressScreen locale={locale} resolved={await resolveAddress({ locale, segments: path })} />
}
