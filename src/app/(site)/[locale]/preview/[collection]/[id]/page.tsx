import type { Metadata } from 'next'
import { parsePreviewAddress } from '@/domain/routing/preview-address'
import { parsePage } from '@/domain/search/paging'
import { isLocale } from '@/domain/shared/locale'
import { findPreviewMetadata, getPreview } from '@/site/data/preview/preview'
import { getShownLocale } from '@/site/data/content/settings'
import { NotFoundScreen } from '@/site/screens/not-found-screen'
import { PreviewScreen } from '@/site/screens/preview/preview-screen'

// For staff only: each request checks the user, and nothing is cached.
export const dynamic = 'force-dynamic'

type PageProps = {
  params: Promise<{ locale: string; collection: string; id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return findPreviewMetadata(await getShownLocale((await params).locale))
}

export default async function Page({ params, searchParams }: PageProps) {
  const { locale, collection, id } = await params
  const address = parsePreviewAddress({ collection, id })
  const { page } = await searchParams
  if (isLocale(locale) && address) {
    const input = { ...address, locale, page: parsePage(typeof page === 'string' ? page : undefined) }
    const preview = await getPreview(input)
    if (preview) return <PreviewScreen input={input} preview={preview} />
  }
  return <NotFoundScreen locale={await getShownLocale(locale)} />
}
