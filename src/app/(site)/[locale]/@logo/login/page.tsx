import { findPageLogo } from '@/site/data/content/page-logo'
import { getShownLocale } from '@/site/data/content/settings'
import { HeaderLogo } from '@/site/features/navigation/header-logo'

export const dynamic = 'force-dynamic'

type PageProps = { params: Promise<{ locale: string }> }

export default async function Logo({ params }: PageProps) {
  const locale = await getShownLocale((await params).locale)
  return <HeaderLogo own={await findPageLogo({ locale, segments: ['login'] })} />
}
