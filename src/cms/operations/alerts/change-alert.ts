import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { getAlertByToken } from '@/cms/queries/alerts/alert-links'
import { getAlertTerms } from '@/cms/queries/alerts/get-alert-terms'
import { getStoredAlert, type StoredAlert } from '@/cms/queries/alerts/stored-alerts'
import { inTransaction, transactionOf, type Database } from '@/cms/database/transactions'
import type { AlertLinkPurpose } from '@/domain/alerts/alert-links'
import { changeAlert, type AlertChange, type AlertRefusal } from '@/domain/alerts/alert-states'
import type { LinkFailure } from '@/domain/shared/mailed-link'
import type { Result } from '@/domain/shared/result'
import { dropWaitingMails } from './erase-alerts'
import { table } from '@/cms/database/tables'
import { indexAlert, rescheduleEvents } from './index-alert'

const alertsTable = table('alerts')

/** The link of a mail, unchecked. */
export type AlertKey = { payload: Payload; token: unknown; now: Date }

/** The link is not valid, or the alert cannot be changed like this. */
export type AlertFailure = { reason: 'link'; code: LinkFailure } | { reason: 'refused'; code: AlertRefusal }

export type AlertAnswer = Result<StoredAlert, AlertFailure>

/** Saves a changed alert, and indexes it for matching or removes it from the index. Within a transaction. */
export async function saveAlert({ db, alert }: { db: Database; alert: StoredAlert }): Promise<void> {
  const { criteria, goal } = { criteria: alert.criteria, goal: alert.criteria.goal }
  await db.execute(sql`update ${alertsTable} set ${alertsTable.$.state} = ${alert.state}, ${alertsTable.$.since} = ${alert.since},
    ${alertsTable.$.expires_at} = ${alert.expiresAt}, ${alertsTable.$.asked_at} = ${alert.askedAt}, ${alertsTable.$.ended_at} = ${alert.endedAt},
    ${alertsTable.$.ended_by} = ${alert.endedBy}, ${alertsTable.$.criteria} = ${JSON.stringify(criteria)}::jsonb, ${alertsTable.$.goal} = ${goal},
    ${alertsTable.$.frequency} = ${alert.frequency}, ${alertsTable.$.language} = ${alert.language}, ${alertsTable.$.updated_at} = now() where ${alertsTable.id} = ${alert.id}`)
  await indexAlert({ db, alert })
}

/**
 * Changes a locked alert if its rules allow it. An alert that is already in that state stays as it is, and the answer is
 * the same.
 */
export async function applyChange({
  req,
  alert,
  change,
  now,
}: {
  req: PayloadRequest
  alert: StoredAlert
  change: AlertChange
  now: Date
}): Promise<Result<StoredAlert, AlertRefusal>> {
  const terms = await getAlertTerms(req.payload, req)
  const changed = changeAlert({ alert, change, now, terms })
  if (!changed.ok) return changed.failure === 'same' ? { ok: true, value: alert } : changed
  const db = await transactionOf(req)
  const value: StoredAlert = { ...alert, ...changed.value }
  await saveAlert({ db, alert: value })
  if (value.frequency !== alert.frequency) await rescheduleEvents({ db, alert: value })
  if (value.state === 'ended') await dropWaitingMails({ req, alerts: [value] })
  return { ok: true, value }
}

/** Does something with the alert behind a link, while nobody else can change it. */
export async function withAlert<Value>(
  { payload, token, now, purposes }: AlertKey & { purposes: readonly AlertLinkPurpose[] },
  work: (req: PayloadRequest, alert: StoredAlert) => Promise<Result<Value, AlertFailure>>,
): Promise<Result<Value, AlertFailure>> {
  const gone = (code: LinkFailure): Result<never, AlertFailure> => ({
    ok: false,
    failure: { reason: 'link', code },
  })
  const found = await getAlertByToken({ payload, purposes, token, now })
  if (!found.ok) return gone(found.failure)
  const req = await createLocalReq({}, payload)
  return inTransaction(req, async () => {
    const db = await transactionOf(req)
    const alert = await getStoredAlert({ db, id: found.value.id, isLocked: true })
    return alert?.linkVersion === found.value.linkVersion ? work(req, alert) : gone('expired')
  })
}

type AlertChangeStep = AlertKey & { purposes: readonly AlertLinkPurpose[]; change: AlertChange }

const step = ({ change, ...key }: AlertChangeStep): Promise<AlertAnswer> =>
  withAlert(key, async (req, alert): Promise<AlertAnswer> => {
    const changed = await applyChange({ req, alert, change, now: key.now })
    return changed.ok ? changed : { ok: false, failure: { reason: 'refused', code: changed.failure } }
  })

/** Starts an alert, by the link of the mail that confirms its address; a second time changes nothing. */
export const confirmAlert = (key: AlertKey): Promise<AlertAnswer> =>
  step({ ...key, purposes: ['confirm'], change: { kind: 'confirm' } })

/** The alert sends nothing until it is resumed, and never reports what happens meanwhile. */
export const pauseAlert = (key: AlertKey): Promise<AlertAnswer> =>
  step({ ...key, purposes: ['manage'], change: { kind: 'pause' } })

/** The alert reports what happens from now on. */
export const resumeAlert = (key: AlertKey): Promise<AlertAnswer> =>
  step({ ...key, purposes: ['manage'], change: { kind: 'resume' } })

/** The holder still looks for a property: the period begins anew, also for an alert that has expired. */
export const keepAlert = (key: AlertKey): Promise<AlertAnswer> =>
  step({ ...key, purposes: ['keep', 'manage'], change: { kind: 'keep' } })
