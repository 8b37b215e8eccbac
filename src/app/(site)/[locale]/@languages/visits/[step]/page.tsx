import { isVisitStep } from '@/domain/routing/visit-address'
import { getShownLocale } from '@/site/data/content/settings'
import { findVisitAlternates } from '@/site/data/appointments/visits'
import { LanguageSwitcher } from '@/site/features/navigation/language-switcher'

export const dynamic = 'force-dynamic'

type PageProps = {
  params: Promise<{ locale: string; step: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function Languages({ params, searchParams }: PageProps) {
  const { locale, step } = await params
  const token = [(await searchParams).token].flat()[0] ?? ''
  if (!isVisitStep(step)) return null
  const alternates = await findVisitAlternates({ step, token })
  return <LanguageSwitcher current={await getShownLocale(locale)} alternates={alternates} />
}
