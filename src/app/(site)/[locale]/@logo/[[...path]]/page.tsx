import { findPageLogo } from '@/site/data/content/page-logo'
import { getShownLocale } from '@/site/data/content/settings'
import { HeaderLogo } from '@/site/features/navigation/header-logo'

// Like the languages: the header is drawn by the layout, which does not know the page.
export const dynamic = 'force-static'

type PageProps = { params: Promise<{ locale: string; path?: string[] }> }

export const generateStaticParams = (): { locale: string; path?: string[] }[] => []

export default async function Logo({ params }: PageProps) {
  const { locale: given, path } = await params
  return <HeaderLogo own={await findPageLogo({ locale: await getShownLocale(given), segments: path })} />
}
