import { createLocalReq, type Payload } from 'payload'
import { readAlertToken } from '@/cms/queries/alerts/alert-links'
import { getStoredAlert } from '@/cms/queries/alerts/stored-alerts'
import { inTransaction, transactionOf } from '@/cms/database/transactions'
import { isLinkOf, type AlertLinkPurpose } from '@/domain/alerts/alert-links'
import type { LinkFailure } from '@/domain/shared/mailed-link'
import type { Locale } from '@/domain/shared/locale'
import type { Result } from '@/domain/shared/result'
import { applyChange, type AlertKey } from './change-alert'
import { clearDisk } from '@/cms/operations/leads/erase-leads'
import { eraseAlertRows } from './erase-alerts'

/** The language of the alert; null if it was already deleted. */
type EndedAlert = { language: Locale | null }

type LeaveAlertAnswer = Result<EndedAlert, LinkFailure>

const wasGone: LeaveAlertAnswer = { ok: true, value: { language: null } }

/** The id of the alert in a link; null for an invalid link. */
function readLink({
  payload,
  token,
  now,
  purpose,
}: AlertKey & { payload: Payload; purpose: AlertLinkPurpose }) {
  return readAlertToken({ payload, purposes: [purpose], token, now })
}

/**
 * Ends an alert by the link of any of its mails, however old and however often. An alert that was never confirmed ends too;
 * a deleted one needs nothing.
 */
export async function unsubscribeAlert(key: AlertKey): Promise<LeaveAlertAnswer> {
  const link = readLink({ ...key, purpose: 'unsubscribe' })
  if (!link.ok) return link
  const req = await createLocalReq({}, key.payload)
  return inTransaction(req, async (): Promise<LeaveAlertAnswer> => {
    const db = await transactionOf(req)
    const alert = await getStoredAlert({ db, id: link.value.alert, isLocked: true })
    if (!alert) return wasGone
    await applyChange({ req, alert, change: { kind: 'end', by: 'unsubscribed' }, now: key.now })
    return { ok: true, value: { language: alert.language } }
  })
}

/** Erases an alert with its mails and all its data; a deleted one needs nothing. */
export async function deleteAlert(key: AlertKey): Promise<LeaveAlertAnswer> {
  const link = readLink({ ...key, purpose: 'manage' })
  if (!link.ok) return link
  const req = await createLocalReq({}, key.payload)
  const { answer, mails } = await inTransaction(req, async () => {
    const db = await transactionOf(req)
    const alert = await getStoredAlert({ db, id: link.value.alert, isLocked: true })
    if (!alert) return { answer: wasGone, mails: [] }
    const isOfLink = isLinkOf({ link: link.value, alert: { id: alert.id, version: alert.linkVersion } })
    if (!isOfLink) return { answer: expired, mails: [] }
    const erased = await eraseAlertRows({ req, alerts: [alert] })
    const done: LeaveAlertAnswer = { ok: true, value: { language: alert.language } }
    return { answer: done, mails: erased }
  })
  await clearDisk({ filenames: [], mails })
  return answer
}

const expired: LeaveAlertAnswer = { ok: false, failure: 'expired' }
