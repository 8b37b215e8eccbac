import { isAppointmentStep } from '@/domain/routing/appointment-address'
import { getShownLocale } from '@/site/data/content/settings'
import { findAppointmentAlternates } from '@/site/data/appointments/appointments'
import { LanguageSwitcher } from '@/site/features/navigation/language-switcher'

export const dynamic = 'force-dynamic'

type PageProps = {
  params: Promise<{ locale: string; step: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function Languages({ params, searchParams }: PageProps) {
  const { locale, step } = await params
  const token = [(await searchParams).token].flat()[0] ?? ''
  if (!isAppointmentStep(step)) return null
  const alternates = await findAppointmentAlternates({ step, token })
  return <LanguageSwitcher current={await getShownLocale(locale)} alternates={alternates} />
}
