import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { getAlertTerms } from '@/cms/queries/alerts/get-alert-terms'
import { findStoredAlerts, type StoredAlert } from '@/cms/queries/alerts/stored-alerts'
import { inTransaction, transactionOf } from '@/cms/database/transactions'
import { ALERT_CONFIRM_DAYS, daysAfter, isErasable } from '@/domain/alerts/alert-expiry'
import type { MailReference } from '@/domain/mail/mail-file-name'
import { clearDisk } from '@/cms/operations/leads/erase-leads'
import { table } from '@/cms/database/tables'
import { unindexAlerts } from './index-alert'

const mailsTable = table('mails')
const alertNotices = table('alert_notices')
const alertsTable = table('alerts')

type AlertHolder = Pick<StoredAlert, 'id' | 'email'>
type Alerts = { req: PayloadRequest; alerts: readonly AlertHolder[] }

/** Deletes unsent mails about alerts whose holder wants no more. */
export async function dropWaitingMails({ req, alerts }: Alerts): Promise<void> {
  const db = await transactionOf(req)
  const about = alerts.map(({ id }) => `alerts/${id}`)
  await db.execute(
    sql`delete from ${mailsTable} where ${mailsTable.about} = any(${sql.param(about)}::text[]) and ${mailsTable.status} = 'queued'`,
  )
}

/**
 * Deletes what remains of deleted alerts: their mails, pending events, and what was sent to addresses without another
 * alert. The caller deletes the mail files after the transaction.
 */
export async function eraseTracesOfAlerts({ req, alerts }: Alerts): Promise<MailReference[]> {
  const db = await transactionOf(req)
  const ids = alerts.map(({ id }) => id)
  await unindexAlerts({ db, ids })
  const emails = alerts.map(({ email }) => email)
  await db.execute(sql`delete from ${alertNotices} where ${alertNotices.email} = any(${sql.param(emails)}::text[])
    and not exists (select from ${alertsTable} where ${alertsTable.email} = ${alertNotices.email})`)
  const about = ids.map((id) => `alerts/${id}`)
  const { rows } = await db.execute<{ kind: string; id: number }>(
    sql`delete from ${mailsTable} where ${mailsTable.about} = any(${sql.param(about)}::text[]) returning ${mailsTable.kind}, ${mailsTable.id}`,
  )
  return rows
}

/** Erases alerts with everything that belongs to them, within a transaction. */
export async function eraseAlertRows({ req, alerts }: Alerts): Promise<MailReference[]> {
  const db = await transactionOf(req)
  const ids = alerts.map(({ id }) => id)
  await db.execute(
    sql`delete from ${alertsTable} where ${alertsTable.id} = any(${sql.param(ids)}::integer[])`,
  )
  return eraseTracesOfAlerts({ req, alerts })
}

const BATCH_SIZE = 200

/** Erases the alerts whose address was never confirmed, and those that ended long enough ago. */
export async function purgeAlerts({ payload, now }: { payload: Payload; now: Date }): Promise<void> {
  const terms = await getAlertTerms(payload)
  const time = now.toISOString()
  const where = sql`(${alertsTable.state} = 'unconfirmed' and ${alertsTable.requested_at} <= ${daysAfter(time, -ALERT_CONFIRM_DAYS)})
    or ${alertsTable.ended_at} <= ${daysAfter(time, -terms.kept)}`
  for (;;) {
    const req = await createLocalReq({}, payload)
    const { count, mails } = await inTransaction(req, async () => {
      const db = await transactionOf(req)
      const found = await findStoredAlerts({ db, where, limit: BATCH_SIZE, isLocked: true })
      const alerts = found.filter((alert) => isErasable({ alert, createdAt: alert.requestedAt, now, terms }))
      return { count: alerts.length, mails: await eraseAlertRows({ req, alerts }) }
    })
    await clearDisk({ filenames: [], mails })
    if (count === 0) return
  }
}
