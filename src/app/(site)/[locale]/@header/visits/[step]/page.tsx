import { isAppointmentStep } from '@/domain/routing/appointment-address'
import { getShownLocale } from '@/site/data/content/settings'
import { findAppointmentAlternates } from '@/site/data/appointments/appointments'
import { PageHeader } from '@/site/features/navigation/page-header'

export const dynamic = 'force-dynamic'

type PageProps = {
  params: Promise<{ locale: string; step: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function Header({ params, searchParams }: PageProps) {
  const { locale, step } = await params
  const token = [(await searchParams).token].flat()[0] ?? ''
  const alternates = isAppointmentStep(step) ? await findAppointmentAlternates({ step, token }) : []
  return <PageHeader locale={await getShownLocale(locale)} alternates={alternates} />
}
