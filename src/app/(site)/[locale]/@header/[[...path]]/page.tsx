import { findPageLogo } from '@/site/data/content/page-logo'
import { getShownLocale } from '@/site/data/content/settings'
import { findAlternates } from '@/site/data/routing/resolve'
import { PageHeader } from '@/site/features/navigation/page-header'

// The layout renders the header without knowing the page, so a slot beside the page has its languages and its logo.
export const dynamic = 'force-static'
// In seconds: rules of the date are as old as their page.
export const revalidate = 3600

type PageProps = { params: Promise<{ locale: string; path?: string[] }> }

export const generateStaticParams = (): { locale: string; path?: string[] }[] => []

export default async function Header({ params }: PageProps) {
  const { locale: given, path } = await params
  const locale = await getShownLocale(given)
  const address = { locale, segments: path }
  return (
    <PageHeader
      locale={locale}
      alternates={await findAlternates(address)}
      logo={await findPageLogo(address)}
    />
  )
}
