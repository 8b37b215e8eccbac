import { getShownLocale } from '@/site/data/content/settings'
import { findAlternates } from '@/site/data/routing/resolve'
import { PageHeader } from '@/site/features/navigation/page-header'

export const dynamic = 'force-dynamic'

type PageProps = { params: Promise<{ locale: string; path?: string[] }> }

export default async function Header({ params }: PageProps) {
  const { locale: given, path } = await params
  const locale = await getShownLocale(given)
  return <PageHeader locale={locale} alternates={await findAlternates({ locale, segments: path })} />
}
