import type { Metadata } from 'next'
import { isVisitStep } from '@/domain/routing/visit-address'
import { getShownLocale } from '@/site/data/content/settings'
import { findLinkedHome, getManagedVisit } from '@/site/data/appointments/visits'
import { getTranslator } from '@/messages/translator'
import { NotFoundScreen } from '@/site/screens/not-found-screen'
import { VisitScreen } from '@/site/screens/visit-screen'

// What it shows depends on the token of a mail, and on the times that are free at this moment.
export const dynamic = 'force-dynamic'

type PageProps = {
  params: Promise<{ locale: string; step: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale: given, step } = await params
  if (!isVisitStep(step)) return { robots: { index: false } }
  const t = getTranslator(await getShownLocale(given))
  return { title: t(`visit.page.${step}`), robots: { index: false }, referrer: 'strict-origin' }
}

export default async function VisitPage({ params, searchParams }: PageProps) {
  const { locale: given, step } = await params
  const token = [(await searchParams).token].flat()[0] ?? ''
  const locale = await getShownLocale(given)
  if (!isVisitStep(step)) return <NotFoundScreen locale={locale} />
  const found = await getManagedVisit({ step, token, locale })
  const home = found.ok ? null : await findLinkedHome({ steps: [step], token, locale })
  return <VisitScreen locale={locale} step={step} token={token} found={found} home={home} />
}
