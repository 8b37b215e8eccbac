import { aboutAppointment } from '@/domain/appointments/stored-names'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { databaseOf, inTransaction, transactionOf } from '@/cms/database/transactions'
import type { MailReference } from '@/domain/mail/mail-file-name'
import { clearDisk } from '@/cms/operations/leads/erase-leads'
import { table } from '@/cms/database/tables'

const mailsTable = table('mails')
const appointments = table('appointments')

type EraseAppointmentsInput = { req: PayloadRequest; ids: readonly number[] }

/** Deletes the mails about appointments, also unsent ones; the caller deletes the files after the transaction. */
export async function eraseMailsOfAppointments({
  req,
  ids,
}: EraseAppointmentsInput): Promise<MailReference[]> {
  const db = await transactionOf(req)
  const about = ids.map(aboutAppointment)
  const { rows } = await db.execute<{ kind: string; id: number }>(
    sql`delete from ${mailsTable} where ${mailsTable.about} = any(${sql.param(about)}::text[]) returning ${mailsTable.kind}, ${mailsTable.id}`,
  )
  return rows
}

/** Erases appointments with their mails, within a transaction. */
export async function eraseAppointmentRows({ req, ids }: EraseAppointmentsInput): Promise<MailReference[]> {
  const db = await transactionOf(req)
  await db.execute(
    sql`delete from ${appointments} where ${appointments.id} = any(${sql.param(ids)}::integer[])`,
  )
  return eraseMailsOfAppointments({ req, ids })
}

const BATCH_SIZE = 200

/** Erases the appointments whose retention is over, with their mails. */
export async function purgeAppointments({ payload, now }: { payload: Payload; now: Date }): Promise<void> {
  for (;;) {
    const { rows } = await databaseOf(payload).execute<{ id: number }>(
      sql`select ${appointments.id} from ${appointments} where ${appointments.erase_at} < ${now.toISOString()} order by ${appointments.id} limit ${BATCH_SIZE}`,
    )
    if (rows.length === 0) return
    const req = await createLocalReq({}, payload)
    const ids = rows.map(({ id }) => id)
    const mails = await inTransaction(req, () => eraseAppointmentRows({ req, ids }))
    await clearDisk({ filenames: [], mails })
  }
}
