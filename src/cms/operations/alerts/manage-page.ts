import type { Payload } from 'payload'
import { alertToken, exitToken } from '@/cms/queries/alerts/alert-links'
import type { StoredAlert } from '@/cms/queries/alerts/stored-alerts'
import { alertPage, type AlertNews } from '@/domain/routing/alert-address'
import type { Locale } from '@/domain/shared/locale'

/** The page on which the holder of an alert sees it and what has just been done, by a link of its own. */
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

/** The page of an alert that was left: by a token, so that it says so to who left it and to nobody else. */
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
