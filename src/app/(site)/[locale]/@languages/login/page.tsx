import { findAlternates } from '@/site/data/routing/resolve'
import { getShownLocale } from '@/site/data/content/settings'
import { LanguageSwitcher } from '@/site/features/navigation/language-switcher'

export const dynamic = 'force-dynamic'

type PageProps = { params: Promise<{ locale: string }> }

export default async function Languages({ params }: PageProps) {
  const locale = await getShownLocale((await params).locale)
  return (
    <LanguageSwitcher current={locale} alternates={await findAlternates({ locale, segments: ['login'] })} />
  )
}
