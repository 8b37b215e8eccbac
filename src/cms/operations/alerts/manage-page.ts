import type { Payload } from 'payload'
import { alertToken, exitToken } from '@/cms/queries/alerts/alert-links'
import type { StoredAlert } from '@/cms/queries/alerts/stored-alerts'
import { alertPage, type AlertNews } from '@/domain/routing/alert-address'
import type { Locale } from '@/domain/shared/locale'

/** The page that shows an alert to its holder, and what was just done, with a link of its own. */
export const managePage = ({
  payload,
  alert,
  now,
  ...page
}: {
  payload: Payload
  alert: StoredAlert
  now: Date
  locale: Locale
  done: AlertNews
}): string =>
  alertPage({
    step: 'manage',
    token: alertToken({ secret: payload.secret, purpose: 'manage', alert, now }),
    ...page,
  })

/** The page after an alert was ended or erased; its token proves that the visitor did it. */
export const exitPage = ({
  locale,
  done,
  ...link
}: {
  payload: Payload
  token: unknown
  now: Date
  locale: Locale
  done: AlertNews
}): string => alertPage({ step: 'unsubscribe', locale, token: exitToken(link), done })
