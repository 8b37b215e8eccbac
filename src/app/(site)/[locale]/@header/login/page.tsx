import { findPageLogo } from '@/site/data/content/page-logo'
import { getShownLocale } from '@/site/data/content/settings'
import { findAlternates } from '@/site/data/routing/resolve'
import { PageHeader } from '@/site/features/navigation/page-header'

export const dynamic = 'force-dynamic'

type PageProps = { params: Promise<{ locale: string }> }

export default async function Header({ params }: PageProps) {
  const locale = await getShownLocale((await params).locale)
  const address = { locale, segments: ['login'] }
  return (
    <PageHeader
      locale={locale}
      alternates={await findAlternates(address)}
      logo={await findPageLogo(address)}
    />
  )
}
