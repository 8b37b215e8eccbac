import type { Metadata } from 'next'
import { isNewsletterStep } from '@/domain/routing/newsletter-address'
import { getNewsletterState } from '@/site/data/newsletter/newsletter'
import { getShownLocale } from '@/site/data/content/settings'
import { getTranslator } from '@/messages/translator'
import { NewsletterScreen } from '@/site/screens/newsletter-screen'
import { NotFoundScreen } from '@/site/screens/not-found-screen'

// What it shows depends on the token of a mail.
export const dynamic = 'force-dynamic'

type PageProps = {
  params: Promise<{ locale: string; step: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale: given, step } = await params
  if (!isNewsletterStep(step)) return { robots: { index: false } }
  const t = getTranslator(await getShownLocale(given))
  return { title: t(`subscription.${step}.title`), robots: { index: false }, referrer: 'strict-origin' }
}

export default async function NewsletterPage({ params, searchParams }: PageProps) {
  const { locale: given, step } = await params
  const { token: asked, done } = await searchParams
  const locale = await getShownLocale(given)
  if (!isNewsletterStep(step)) return <NotFoundScreen locale={locale} />
  const token = [asked].flat()[0] ?? ''
  const state = await getNewsletterState({ step, token })
  return (
    <NewsletterScreen locale={locale} step={step} token={token} state={state} isNews={done !== undefined} />
  )
}
