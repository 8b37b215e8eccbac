import type { Locale } from '@/domain/shared/locale'
import { buildHref } from './routes'

/** The purposes of the links in the mails of a search alert. */
export const alertSteps = ['confirm', 'manage', 'unsubscribe', 'keep'] as const

export type AlertStep = (typeof alertSteps)[number]

/** Whether a segment of an address is one of them. */
export const isAlertStep = (value: unknown): value is AlertStep => alertSteps.some((step) => step === value)

/** What was just done with an alert, for the page that follows. */
export const alertNews = [
  'confirmed',
  'updated',
  'paused',
  'resumed',
  'kept',
  'deleted',
  'unsubscribed',
] as const

export type AlertNews = (typeof alertNews)[number]

/** Whether the query of an address says that something was done. */
export const isAlertNews = (value: unknown): value is AlertNews => alertNews.some((news) => news === value)

/** The first segment of their pages; no editor's page can have it. */
export const ALERTS_SEGMENT = 'alerts'

/** The step of the page that asks for an alert for a list. */
const NEW_ALERT = 'new'

/** The page that asks for an alert for the list with this query; '' for a list without criteria. */
export function newAlertPage({ locale, query }: { locale: Locale; query: string }): string {
  const page = buildHref({ locale, path: `/${ALERTS_SEGMENT}/${NEW_ALERT}/` })
  return query === '' ? page : `${page}?${query}`
}

/** The page that asks before anything changes, because mail programs open links by themselves. */
export const alertHref = ({ step, locale }: { step: AlertStep; locale: Locale }): string =>
  buildHref({ locale, path: `/${ALERTS_SEGMENT}/${step}/` })

/** The page of a step with the token, and with what was done. */
export function alertPage({
  step,
  locale,
  token,
  done,
}: {
  step: AlertStep
  locale: Locale
  token: string | null
  done?: AlertNews
}): string {
  const query = new URLSearchParams({
    ...(token === null || token === '' ? {} : { token }),
    ...(done === undefined ? {} : { done }),
  }).toString()
  return query === '' ? alertHref({ step, locale }) : `${alertHref({ step, locale })}?${query}`
}
