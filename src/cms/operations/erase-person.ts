import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { isFromPerson, isToPerson, isWithPerson } from '@/cms/queries/leads/get-person'
import { findStoredAlerts } from '@/cms/queries/alerts/stored-alerts'
import { inTransaction, transactionOf } from '@/cms/database/transactions'
import { table } from '@/cms/database/tables'
import { leadFieldNames } from '@/domain/leads/lead-fields'
import type { MailReference } from '@/domain/mail/mail-file-name'
import { eraseAlertRows } from './alerts/erase-alerts'
import { noteAction } from './audit/note-action'
import { forgetFilesOfGoneMails } from './leads/answer-files'
import { clearDisk, eraseLeadRows, type RemainingFiles } from './leads/erase-leads'
import { eraseAppointmentRows } from './appointments/erase-appointments'
import { eraseRepliesOf } from './replies/erase-replies'

const leads = table('leads')
const mailsTable = table('mails')
const subscribers = table('subscribers')
const appointmentsTable = table('appointments')
const alertsTable = table('alerts')

const secondPerson = leadFieldNames.filter((name) => name.startsWith('personB'))

type Person = { req: PayloadRequest; email: string }

/** Clears a person's part in other people's offers, and the contents of the mails about them. */
async function erasePartInOffers({ req, email }: Person): Promise<MailReference[]> {
  const db = await transactionOf(req)
  const { rows: offers } = await db.execute<{ id: number }>(sql`update ${leads}
    set ${leads.$.values} = ${leads.values} - ${sql.param(secondPerson)}::text[] where ${isWithPerson(email)} returning ${leads.id}`)
  const about = offers.map(({ id }) => `leads/${id}`)
  // An unsent mail is kept: the office has to learn of the offer.
  const { rows: mails } = await db.execute<{ kind: string; id: number }>(sql`update ${mailsTable}
    set ${mailsTable.$.html} = null, ${mailsTable.$.text} = null, ${mailsTable.$.body_erased_at} = now()
    where ${mailsTable.about} = any(${sql.param(about)}::text[]) and ${mailsTable.status} <> 'queued' returning ${mailsTable.kind}, ${mailsTable.id}`)
  return mails
}

async function eraseRows({ req, email }: Person): Promise<{ count: number; remains: RemainingFiles }> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ id: number }>(
    sql`select ${leads.id} from ${leads} where ${isFromPerson(email, leads)}`,
  )
  const { filenames, mails } = await eraseLeadRows({ req, ids: rows.map(({ id }) => id) })
  const offered = await erasePartInOffers({ req, email })
  const sent = await eraseRepliesOf({ req, email })
  const { rows: received } = await db.execute<{ kind: string; id: number }>(
    sql`delete from ${mailsTable} where ${isToPerson(email)} returning ${mailsTable.kind}, ${mailsTable.id}`,
  )
  const attached = await forgetFilesOfGoneMails(req)
  await db.execute(sql`delete from ${subscribers} where ${subscribers.email} = ${email.toLowerCase()}`)
  const { rows: appointments } = await db.execute<{ id: number }>(
    sql`select ${appointmentsTable.id} from ${appointmentsTable} where ${isFromPerson(email, appointmentsTable)}`,
  )
  const booked = await eraseAppointmentRows({ req, ids: appointments.map(({ id }) => id) })
  const alerts = await findStoredAlerts({ db, where: isFromPerson(email, alertsTable) })
  const alerted = await eraseAlertRows({ req, alerts })
  const count = rows.length + appointments.length + alerts.length
  return {
    count,
    remains: {
      filenames: [...filenames, ...sent.filenames, ...attached],
      mails: [...mails, ...offered, ...sent.mails, ...received, ...booked, ...alerted],
    },
  }
}

/**
 * Erases everything of one e-mail address: its leads and appointments with their files and mails, its search alerts and
 * their mails, its part in other people's offers, its replies to their leads, mails to it with the files of answers, and the
 * newsletter. Returns the number of leads, appointments and alerts.
 */
export async function erasePerson(person: Person): Promise<number> {
  const { count, remains } = await inTransaction(person.req, async () => {
    const erased = await eraseRows(person)
    await noteAction(person.req, { action: 'erase', kind: 'leads' })
    return erased
  })
  await clearDisk(remains)
  return count
}
