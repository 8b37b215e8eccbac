import { isNewsletterStep } from '@/domain/routing/newsletter-address'
import { findNewsletterAlternates } from '@/site/data/newsletter/newsletter'
import { getShownLocale } from '@/site/data/content/settings'
import { LanguageSwitcher } from '@/site/features/navigation/language-switcher'

export const dynamic = 'force-dynamic'

type PageProps = {
  params: Promise<{ locale: string; step: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function Languages({ params, searchParams }: PageProps) {
  const { locale, step } = await params
  const token = [(await searchParams).token].flat()[0] ?? ''
  if (!isNewsletterStep(step)) return null
  const alternates = await findNewsletterAlternates({ step, token })
  return <LanguageSwitcher current={await getShownLocale(locale)} alternates={alternates} />
}
