import { aboutAppointment } from '@/domain/appointments/stored-names'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { readableText } from '@/cms/queries/mails/readable-mail'
import type { Mail } from '@/cms/payload-types'
import { findStoredAlerts } from '@/cms/queries/alerts/stored-alerts'
import { findAnswerFilesOfPerson } from './answer-files'
import { findRepliesOfPerson } from './lead-replies'
import { findRecords } from '@/cms/database/records'
import { momentOf } from '@/cms/database/moment-of'
import { transactionOf } from '@/cms/database/transactions'
import { table, type SQL, type Table } from '@/cms/database/tables'

const leadsTable = table('leads')
const alertNotices = table('alert_notices')
const alertsTable = table('alerts')
const properties = table('properties')
const mailsTable = table('mails')

type GetPersonInput = { req: PayloadRequest; email: string }

/** The conditions for a person's own leads, appointments and alerts. */
export const isFromPerson = (
  email: string,
  row: Pick<Table<'leads'> | Table<'appointments'> | Table<'alerts'>, 'email'>,
): SQL => sql`${row.email} = ${email.toLowerCase()}`

/** Whether a person is the second buyer in an offer. */
export const isWithPerson = (email: string) =>
  sql`lower(${leadsTable.values} ->> 'personBEmail') = ${email.toLowerCase()}`

async function findLeadIds({ req, email }: GetPersonInput): Promise<number[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ id: number }>(
    sql`select ${leadsTable.id} from ${leadsTable} where ${isFromPerson(email, leadsTable)} or ${isWithPerson(email)} order by ${leadsTable.id}`,
  )
  return rows.map(({ id }) => id)
}

type NotifiedPropertyRow = { property: number | null; kind: string; price: number | null; at: string }

/** The search alerts of a person, and the properties in their mails. */
async function findAlerts({ req, email }: GetPersonInput) {
  const db = await transactionOf(req)
  const held = await findStoredAlerts({ db, where: isFromPerson(email, alertsTable) })
  const { rows: notifications } = await db.execute<NotifiedPropertyRow>(sql`
    select ${properties.public_id}::float8 as property, ${alertNotices.kind}, ${alertNotices.price}, ${momentOf(alertNotices.at)} as at from ${alertNotices}
    left join ${properties} on ${properties.id} = ${alertNotices.property_id}
    where ${alertNotices.email} = ${email.toLowerCase()} order by ${alertNotices.at}, property`)
  return { held, notifications }
}

/** Whether a mail was sent to an address, alone or among others. */
export const isToPerson = (email: string) =>
  sql`${email.toLowerCase()} = any(regexp_split_to_array(lower(concat_ws(', ', ${mailsTable.to}, ${mailsTable.cc})), '[[:space:]]*,[[:space:]]*'))`

type PersonMail = Pick<Mail, 'id' | 'kind' | 'to' | 'subject' | 'status'> & {
  text: string | null
  created_at: string
}

/** Everything stored about one e-mail address, to which the person has a right. */
export async function getPerson({ req, email }: GetPersonInput) {
  const { payload } = req
  const ids = await findLeadIds({ req, email })
  const appointments = await findRecords(payload, {
    collection: 'appointments',
    where: { email: { equals: email.toLowerCase() } },
    req,
  })
  const alerts = await findAlerts({ req, email })
  const about = [
    ...ids.map((id) => `leads/${id}`),
    ...appointments.map(({ id }) => aboutAppointment(id)),
    ...alerts.held.map(({ id }) => `alerts/${id}`),
  ]
  const leads = await findRecords(payload, {
    collection: 'leads',
    where: { id: { in: ids } },
    req,
  })
  const replies = await findRepliesOfPerson({ db: await transactionOf(req), leads: ids, email })
  const sentFiles = await findAnswerFilesOfPerson({ db: await transactionOf(req), leads: ids })
  const fileIds = [
    ...leads.flatMap(({ file }) => (typeof file === 'object' ? file?.id : file) ?? []),
    ...replies.flatMap(({ files }) => files),
  ]
  const files = await findRecords(payload, {
    collection: 'applicant-files',
    where: { id: { in: fileIds } },
    req,
  })
  const mails = await (
    await transactionOf(req)
  ).execute<PersonMail>(sql`
    select ${mailsTable.id}, ${mailsTable.kind}, ${mailsTable.to}, ${mailsTable.subject}, ${mailsTable.text}, ${mailsTable.status}, ${mailsTable.created_at} from ${mailsTable}
    where ${mailsTable.about} = any(${sql.param(about)}::text[]) or ${isToPerson(email)} order by ${mailsTable.id}`)
  const subscribers = await findRecords(payload, {
    collection: 'subscribers',
    where: { email: { equals: email.toLowerCase() } },
    req,
  })
  return {
    email,
    leads: leads.map(({ requestId: _requestKey, ...lead }) => lead),
    appointments: appointments.map(
      ({ requestId: _requestKey, changeIds: _requestKeys, linkVersion: _version, ...appointment }) =>
        appointment,
    ),
    files: files.map(({ originalName, filesize, createdAt }) => ({ originalName, filesize, createdAt })),
    mails: mails.rows.map(readableText),
    sentFiles,
    replies: replies.map(({ files: _files, ...reply }) => reply),
    newsletter: subscribers,
    alerts: alerts.held.map(({ linkVersion: _version, ...alert }) => alert),
    notifications: alerts.notifications,
  }
}
