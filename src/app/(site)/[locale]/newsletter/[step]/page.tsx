import type { Metadata } from 'next'
import { isNewsletterStep } from '@/domain/routing/newsletter-address'
import { getNewsletterState } from '@/site/data/newsletter/newsletter'
import { getShownLocale } from '@/site/data/content/settings'
import { getTranslator } from '@/messages/translator'
import { NewsletterScreen } from '@/site/screens/newsletter-screen'
import { tokenOf, type LinkedPageProps } from '@/site/screens/linked-page-header'
import { NotFoundScreen } from '@/site/screens/not-found-screen'

// The content depends on the token of a mail.
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: LinkedPageProps): Promise<Metadata> {
  const { locale: given, step } = await params
  if (!isNewsletterStep(step)) return { robots: { index: false } }
  const t = getTranslator(await getShownLocale(given))
  return { title: t(`subscription.${step}.title`), robots: { index: false }, referrer: 'strict-origin' }
}

export default async function NewsletterPage({ params, searchParams }: LinkedPageProps) {
  const { locale: given, step } = await params
  const query = await searchParams
  const token = tokenOf(query)
  const locale = await getShownLocale(given)
  if (!isNewsletterStep(step)) return <NotFoundScreen locale={locale} />
  const state = await getNewsletterState({ step, token })
  return (
    <NewsletterScreen
      locale={locale}
      step={step}
      token={token}
      state={state}
      isNews={query.done !== undefined}
    />
  )
}
