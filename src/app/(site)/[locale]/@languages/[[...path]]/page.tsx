import { findAlternates } from '@/site/data/routing/resolve'
import { getShownLocale } from '@/site/data/content/settings'
import { LanguageSwitcher } from '@/site/features/navigation/language-switcher'

// The switcher stands in the header, which the layout draws without knowing the page: a slot beside the page knows it.
export const dynamic = 'force-static'

type PageProps = { params: Promise<{ locale: string; path?: string[] }> }

export const generateStaticParams = (): { locale: string; path?: string[] }[] => []

export default async function Languages({ params }: PageProps) {
  const { locale: given, path } = await params
  const locale = await getShownLocale(given)
  return <LanguageSwitcher current={locale} alternates={await findAlternates({ locale, segments: path })} />
}
