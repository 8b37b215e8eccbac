import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { visitAgenda } from '@/cms/mail/appointments/visit-agent'
import type { Visit } from '@/cms/payload-types'
import { relationId } from '@/cms/queries/relation-id'
import { transactionOf } from '@/cms/database/transaction-of'
import { isReminderDue } from '@/domain/appointments/reminder'
import { inTransaction } from '@/cms/operations/in-transaction'
import { queueMail } from '@/cms/operations/mails/queue-mail'
import { table } from '@/cms/database/tables'
import {
  adminHref,
  agentOf,
  ownSide,
  prepareVisitMailing,
  tellVisitor,
  type VisitMailing,
} from './queue-visit-mails'

const visitsTable = table('visits')

type RemindVisitsContext = { payload: Payload; now: Date }

// The day before begins less than two days before.
const HOURS_AHEAD = 48

const isDue = ({ startsAt, since }: Visit, now: Date): boolean => isReminderDue({ startsAt, since, now })

async function findDue({ payload, now }: RemindVisitsContext): Promise<Visit[]> {
  const { docs } = await payload.db.find<Visit>({
    collection: 'visits',
    where: {
      and: [
        { state: { equals: 'booked' } },
        { remindedAt: { exists: false } },
        { startsAt: { greater_than: now.toISOString() } },
        { startsAt: { less_than: new Date(now.getTime() + HOURS_AHEAD * 3_600_000).toISOString() } },
      ],
    },
    sort: 'startsAt',
    pagination: false,
  })
  return docs.filter((visit) => isDue(visit, now))
}

type Reminder = { visit: Visit; mailing: VisitMailing }

const mailingOf = (payload: Payload, { property, agent, language }: Visit): Promise<VisitMailing> =>
  prepareVisitMailing({
    payload,
    property: relationId(property),
    agents: [relationId(agent) ?? 0],
    locale: language,
  })

/** Those of the visits that nobody has reminded of, moved or cancelled since; from now on nobody else reminds of them. */
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
    const { id, startsAt } = reminder.visit
    const { rows } =
      await db.execute(sql`update ${visitsTable} set ${visitsTable.$.reminded_at} = ${now.toISOString()}
      where ${visitsTable.id} = ${id} and ${visitsTable.reminded_at} is null and ${visitsTable.state} = 'booked' and ${visitsTable.starts_at} = ${startsAt} returning ${visitsTable.id}`)
    if (rows.length > 0) claimed.push(reminder)
  }
  return claimed
}

/** One mail to the agent, however many visitors were reminded. */
async function tellAgenda(req: PayloadRequest, reminders: readonly Reminder[]): Promise<void> {
  const [first] = reminders
  if (!first) return
  const { agency, locale } = ownSide(first.visit, first.mailing)
  const { email } = agentOf(first.visit, first.mailing)
  const visits = reminders.map(({ visit, mailing }) => ({
    visit,
    home: ownSide(visit, mailing).home,
    adminHref: adminHref(visit),
  }))
  const mail = visitAgenda({ agency, visits }, locale)
  await queueMail({ req, mail: { ...mail, kind: 'visit-reminder-agent', locale, to: email } })
}

async function remindFor(
  { payload, now }: RemindVisitsContext,
  reminders: readonly Reminder[],
): Promise<void> {
  const req = await createLocalReq({}, payload)
  await inTransaction(req, async () => {
    const claimed = await claim({ req, reminders, now })
    for (const { visit, mailing } of claimed) await tellVisitor({ req, visit, mailing, news: 'reminder' })
    await tellAgenda(req, claimed)
  })
}

/**
 * Reminds the visitors of the visits of tomorrow, each in their language, and tells each agent which they are. Who was
 * reminded and the mails are written together: no visit is reminded of twice, whoever else is at it.
 */
export async function remindVisits({ payload, now }: RemindVisitsContext): Promise<void> {
  const byAgent = new Map<number | null, Reminder[]>()
  for (const visit of await findDue({ payload, now })) {
    const agent = relationId(visit.agent)
    const reminder = { visit, mailing: await mailingOf(payload, visit) }
    byAgent.set(agent, [...(byAgent.get(agent) ?? []), reminder])
  }
  for (const reminders of byAgent.values()) await remindFor({ payload, now }, reminders)
}
