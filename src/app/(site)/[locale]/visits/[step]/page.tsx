import type { Metadata } from 'next'
import { isAppointmentStep } from '@/domain/appointments/appointment-address'
import { getShownLocale } from '@/site/data/content/settings'
import { findLinkedProperty, getManagedAppointment } from '@/site/data/appointments/appointments'
import { getTranslator } from '@/messages/translator'
import { tokenOf, type LinkedPageProps } from '@/site/screens/linked-page-header'
import { NotFoundScreen } from '@/site/screens/not-found-screen'
import { AppointmentScreen } from '@/site/screens/appointments/appointment-screen'

// The content depends on the token of a mail, and on the present free times.
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: LinkedPageProps): Promise<Metadata> {
  const { locale: given, step } = await params
  if (!isAppointmentStep(step)) return { robots: { index: false } }
  const t = getTranslator(await getShownLocale(given))
  return { title: t(`appointment.page.${step}`), robots: { index: false }, referrer: 'strict-origin' }
}

export default async function AppointmentPage({ params, searchParams }: LinkedPageProps) {
  const { locale: given, step } = await params
  const token = tokenOf(await searchParams)
  const locale = await getShownLocale(given)
  if (!isAppointmentStep(step)) return <NotFoundScreen locale={locale} />
  const found = await getManagedAppointment({ step, token, locale })
  const property = found.ok ? null : await findLinkedProperty({ steps: [step], token, locale })
  return <AppointmentScreen locale={locale} step={step} token={token} found={found} property={property} />
}
