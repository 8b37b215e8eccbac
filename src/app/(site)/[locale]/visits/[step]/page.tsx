import type { Metadata } from 'next'
import { isAppointmentStep } from '@/domain/routing/appointment-address'
import { getShownLocale } from '@/site/data/content/settings'
import { findLinkedProperty, getManagedAppointment } from '@/site/data/appointments/appointments'
import { getTranslator } from '@/messages/translator'
import { NotFoundScreen } from '@/site/screens/not-found-screen'
import { AppointmentScreen } from '@/site/screens/appointment-screen'

// What it shows depends on the token of a mail, and on the times that are free at this moment.
export const dynamic = 'force-dynamic'

type PageProps = {
  params: Promise<{ locale: string; step: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale: given, step } = await params
  if (!isAppointmentStep(step)) return { robots: { index: false } }
  const t = getTranslator(await getShownLocale(given))
  return { title: t(`visit.page.${step}`), robots: { index: false }, referrer: 'strict-origin' }
}

export default async function AppointmentPage({ params, searchParams }: PageProps) {
  const { locale: given, step } = await params
  const token = [(await searchParams).token].flat()[0] ?? ''
  const locale = await getShownLocale(given)
  if (!isAppointmentStep(step)) return <NotFoundScreen locale={locale} />
  const found = await getManagedAppointment({ step, token, locale })
  const property = found.ok ? null : await findLinkedProperty({ steps: [step], token, locale })
  return <AppointmentScreen locale={locale} step={step} token={token} found={found} property={property} />
}
