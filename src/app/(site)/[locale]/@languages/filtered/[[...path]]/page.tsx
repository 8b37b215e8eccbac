import { parseCriteria, type ListingQuery } from '@/domain/search/criteria'
import { findAlternates } from '@/site/data/routing/resolve'
import { getShownLocale } from '@/site/data/content/settings'
import { LanguageSwitcher } from '@/site/features/navigation/language-switcher'

export const dynamic = 'force-dynamic'

type PageProps = { params: Promise<{ locale: string; path?: string[] }>; searchParams: Promise<ListingQuery> }

export default async function Languages({ params, searchParams }: PageProps) {
  const { locale: given, path } = await params
  const locale = await getShownLocale(given)
  const criteria = parseCriteria(await searchParams)
  const alternates = await findAlternates({ locale, segments: path, criteria })
  return <LanguageSwitcher current={locale} alternates={alternates} />
}
