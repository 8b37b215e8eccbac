import { parseCriteria, type ListingQuery } from '@/domain/search/criteria'
import { findFilteredPageLogo } from '@/site/data/content/page-logo'
import { getShownLocale } from '@/site/data/content/settings'
import { findAlternates } from '@/site/data/routing/resolve'
import { PageHeader } from '@/site/features/navigation/page-header'

export const dynamic = 'force-dynamic'

type PageProps = { params: Promise<{ locale: string; path?: string[] }>; searchParams: Promise<ListingQuery> }

export default async function Header({ params, searchParams }: PageProps) {
  const { locale: given, path } = await params
  const locale = await getShownLocale(given)
  const criteria = parseCriteria(await searchParams)
  const address = { locale, segments: path }
  return (
    <PageHeader
      locale={locale}
      alternates={await findAlternates({ ...address, criteria })}
      logo={await findFilteredPageLogo(address)}
    />
  )
}
