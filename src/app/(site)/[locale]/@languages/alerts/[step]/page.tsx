import { isAlertStep } from '@/domain/routing/alert-address'
import { findAlertAlternates } from '@/site/data/alerts/alerts'
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
  if (!isAlertStep(step)) return null
  const alternates = await findAlertAlternates({ step, token })
  return <LanguageSwitcher current={await getShownLocale(locale)} alternates={alternates} />
}
