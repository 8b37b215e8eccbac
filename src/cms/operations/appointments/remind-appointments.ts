import { appointmentMailKind } from '@/domain/appointments/stored-names'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { findRecords } from '@/cms/database/records'
import { appointmentAgenda } from '@/cms/mail/appointments/appointment-agent'
import type { Appointment } from '@/cms/payload-types'
import { relationId } from '@/domain/shared/relation-id'
import { inTransaction, transactionOf } from '@/cms/database/transactions'
import { isReminderDue } from '@/domain/appointments/reminder'
import { queueMail } from '@/cms/operations/mails/queue-mail'
import { table } from '@/cms/database/tables'
import {
  adminHref,
  agentOf,
  ownSide,
  prepareAppointmentMailing,
  notifyVisitor,
  type AppointmentMailing,
} from './queue-appointment-mails'

const appointmentsTable = table('appointments')

type RemindAppointmentsContext = { payload: Payload; now: Date }

// The day before begins less than two days before.
const HOURS_AHEAD = 48

const isDue = ({ startsAt, since }: Appointment, now: Date): boolean =>
  isReminderDue({ startsAt, since, now })

async function findDue({ payload, now }: RemindAppointmentsContext): Promise<Appointment[]> {
  const docs = await findRecords(payload, {
    collection: 'appointments',
    where: {
      and: [
        { state: { equals: 'booked' } },
        { remindedAt: { exists: false } },
        { startsAt: { greater_than: now.toISOString() } },
        { startsAt: { less_than: new Date(now.getTime() + HOURS_AHEAD * 3_600_000).toISOString() } },
      ],
    },
    sort: 'startsAt',
  })
  return docs.filter((appointment) => isDue(appointment, now))
}

type Reminder = { appointment: Appointment; mailing: AppointmentMailing }

const mailingOf = (
  payload: Payload,
  { property, agent, language }: Appointment,
): Promise<AppointmentMailing> =>
  prepareAppointmentMailing({
    payload,
    property: relationId(property),
    agents: [relationId(agent) ?? 0],
    locale: language,
  })

/**
 * Marks the appointments as reminded, and returns those that no other worker has reminded and that were not moved or
 * cancelled since.
 */
async function claim({
  req,
  reminders,
  now,
}: {
  req: PayloadRequest
  reminders: readonly Reminder[]
  now: Date
}): Promise<Reminder[]> {
  const db = await transactionOf(req)
  const claimed: Reminder[] = []
  for (const reminder of reminders) {
    const { id, startsAt } = reminder.appointment
    const { rows } =
      await db.execute(sql`update ${appointmentsTable} set ${appointmentsTable.$.reminded_at} = ${now.toISOString()}
      where ${appointmentsTable.id} = ${id} and ${appointmentsTable.reminded_at} is null and ${appointmentsTable.state} = 'booked' and ${appointmentsTable.starts_at} = ${startsAt} returning ${appointmentsTable.id}`)
    if (rows.length > 0) claimed.push(reminder)
  }
  return claimed
}

/** One mail to the agent for all reminded visitors. */
async function queueAgenda(req: PayloadRequest, reminders: readonly Reminder[]): Promise<void> {
  const [first] = reminders
  if (!first) return
  const { agency, locale } = ownSide(first.appointment, first.mailing)
  const { email } = agentOf(first.appointment, first.mailing)
  const appointments = reminders.map(({ appointment, mailing }) => ({
    appointment,
    property: ownSide(appointment, mailing).property,
    adminHref: adminHref(appointment),
  }))
  const mail = appointmentAgenda({ agency, appointments }, locale)
  const kind = appointmentMailKind({ news: 'reminder', reader: 'agent' })
  await queueMail({ req, mail: { ...mail, kind, locale, to: email } })
}

async function remindFor(
  { payload, now }: RemindAppointmentsContext,
  reminders: readonly Reminder[],
): Promise<void> {
  const req = await createLocalReq({}, payload)
  await inTransaction(req, async () => {
    const claimed = await claim({ req, reminders, now })
    for (const { appointment, mailing } of claimed)
      await notifyVisitor({ req, appointment, mailing, news: 'reminder' })
    await queueAgenda(req, claimed)
  })
}

/**
 * Reminds the visitors of tomorrow's appointments, each in their language, and sends each agent their list. Reminders and
 * mails are written in one transaction, so that no appointment is reminded twice.
 */
export async function remindAppointments({ payload, now }: RemindAppointmentsContext): Promise<void> {
  const byAgent = new Map<number | null, Reminder[]>()
  for (const appointment of await findDue({ payload, now })) {
    const agent = relationId(appointment.agent)
    const reminder = { appointment, mailing: await mailingOf(payload, appointment) }
    byAgent.set(agent, [...(byAgent.get(agent) ?? []), reminder])
  }
  for (const reminders of byAgent.values()) await remindFor({ payload, now }, reminders)
}
