import type { Payload } from 'payload'
import { databaseOf } from '@/cms/database/transactions'
import { readToken, signToken } from '@/cms/access/signed-token'
import {
  alertLink,
  alertTokens,
  isLinkOf,
  linkNumbers,
  readAlertLink,
  type AlertLink,
  type AlertLinkPurpose,
} from '@/domain/alerts/alert-links'
import { alertPage } from '@/domain/routing/alert-address'
import { bestLink, type LinkFailure } from '@/domain/shared/mailed-link'
import type { Locale } from '@/domain/shared/locale'
import type { Result } from '@/domain/shared/result'
import { env } from '@/env'
import { getStoredAlert, type StoredAlert } from './stored-alerts'

type LinkedAlert = Pick<StoredAlert, 'id' | 'linkVersion'>

type AlertLinkToken = {
  secret: string
  purpose: AlertLinkPurpose
  alert: LinkedAlert
  now: Date
  /** For the link that keeps an alert: when it ends if nobody answers. */
  endsAt?: string
}

/** The token of a link to an alert. */
export function alertToken({ secret, purpose, alert, now, endsAt }: AlertLinkToken): string {
  const { id, linkVersion: version } = alert
  const link = alertLink({ purpose, alert: id, version, now, ...(endsAt !== undefined && { endsAt }) })
  return signToken({ secret, purpose: alertTokens[purpose], numbers: linkNumbers(link), expiresAt: null })
}

/** The full URL of the page behind a link. */
export const alertLinkHref = ({ locale, ...token }: AlertLinkToken & { locale: Locale }): string =>
  `${env.SITE_URL}${alertPage({ step: token.purpose, locale, token: alertToken(token) })}`

/** The links that end an alert: the page, and the address for mail programs (RFC 8058). They never expire. */
export function alertExits(given: Omit<AlertLinkToken, 'purpose' | 'endsAt'> & { locale: Locale }): {
  page: string
  oneClick: string
} {
  const token = alertToken({ ...given, purpose: 'unsubscribe' })
  return {
    page: `${env.SITE_URL}${alertPage({ step: 'unsubscribe', locale: given.locale, token })}`,
    oneClick: `${env.SITE_URL}/api/alerts/unsubscribe?token=${token}`,
  }
}

/** Reads any text as a token; the caller compares its version with that of the alert. */
export function readAlertToken({
  payload,
  purposes,
  token,
  now,
}: {
  payload: Payload
  purposes: readonly AlertLinkPurpose[]
  token: unknown
  now: Date
}): Result<AlertLink, LinkFailure> {
  return bestLink(
    purposes.map((purpose) => {
      const numbers = readToken({ secret: payload.secret, purpose: alertTokens[purpose], token, now })
      return readAlertLink({ purpose, numbers, now })
    }),
  )
}

/** The token with which the page of a deleted alert can confirm the deletion to its holder; null for an invalid token. */
export function exitToken(asked: { payload: Payload; token: unknown; now: Date }): string | null {
  const link = readAlertToken({ ...asked, purposes: ['unsubscribe', 'manage'] })
  if (!link.ok) return null
  const { alert: id, version: linkVersion } = link.value
  const { payload, now } = asked
  return alertToken({ secret: payload.secret, purpose: 'unsubscribe', alert: { id, linkVersion }, now })
}

/**
 * The alert behind the link of a mail, if the link is valid for one of these purposes; `expired` also if it was revoked, or
 * the alert is deleted. It changes nothing.
 */
export async function getAlertByToken({
  payload,
  purposes,
  token,
  now,
}: {
  payload: Payload
  purposes: readonly AlertLinkPurpose[]
  token: unknown
  now: Date
}): Promise<Result<StoredAlert, LinkFailure>> {
  const link = readAlertToken({ payload, purposes, token, now })
  if (!link.ok) return link
  const alert = await getStoredAlert({ db: databaseOf(payload), id: link.value.alert })
  const isOfLink =
    alert && isLinkOf({ link: link.value, alert: { id: alert.id, version: alert.linkVersion } })
  return alert && isOfLink ? { ok: true, value: alert } : { ok: false, failure: 'expired' }
}
