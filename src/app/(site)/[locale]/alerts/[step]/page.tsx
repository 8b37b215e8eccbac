import type { Metadata } from 'next'
import { isAlertNews, isAlertStep } from '@/domain/routing/alert-address'
import { getAlertDraft, getManagedAlert } from '@/site/data/alerts/alerts'
import { getShownLocale } from '@/site/data/content/settings'
import { getTranslator } from '@/messages/translator'
import { AlertScreen } from '@/site/screens/alerts/alert-screen'
import { tokenOf, type LinkedPageProps } from '@/site/screens/linked-page-header'
import { NotFoundScreen } from '@/site/screens/not-found-screen'

// The content depends on the token of a mail, and on the present properties.
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: LinkedPageProps): Promise<Metadata> {
  const { locale: given, step } = await params
  if (!isAlertStep(step)) return { robots: { index: false } }
  const t = getTranslator(await getShownLocale(given))
  return { title: t(`alert.page.${step}`), robots: { index: false }, referrer: 'strict-origin' }
}

export default async function AlertPage({ params, searchParams }: LinkedPageProps) {
  const { locale: given, step } = await params
  const query = await searchParams
  const token = tokenOf(query)
  const [news] = [query.done].flat()
  const locale = await getShownLocale(given)
  if (!isAlertStep(step)) return <NotFoundScreen locale={locale} />
  const found = await getManagedAlert({ step, token, locale })
  const done = isAlertNews(news) ? news : null
  const draft = await getAlertDraft(query.form)
  return <AlertScreen locale={locale} step={step} token={token} found={found} done={done} draft={draft} />
}
