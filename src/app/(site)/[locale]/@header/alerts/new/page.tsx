import { newAlertPage } from '@/domain/routing/alert-address'
import { buildQuery, parseCriteria, type ListingQuery } from '@/domain/search/criteria'
import { getLanguages, getShownLocale } from '@/site/data/content/settings'
import { PageHeader } from '@/site/features/navigation/page-header'

export const dynamic = 'force-dynamic'

type HeaderProps = { params: Promise<{ locale: string }>; searchParams: Promise<ListingQuery> }

/** The languages keep the criteria, whose towns are known by their names in every language. */
export default async function Header({ params, searchParams }: HeaderProps) {
  const query = buildQuery(parseCriteria(await searchParams))
  const { enabled } = await getLanguages()
  const alternates = enabled.map((locale) => ({ locale, href: newAlertPage({ locale, query }) }))
  return <PageHeader locale={await getShownLocale((await params).locale)} alternates={alternates} />
}
