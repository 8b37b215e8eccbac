import { sql } from '@payloadcms/db-postgres'
import type { Access, PayloadRequest, Where } from 'payload'
import { table, type SQL } from '@/cms/database/tables'
import { transactionOf } from '@/cms/database/transactions'
import { seesEveryLead } from '@/domain/accounts/staff-rights'
import { aboutAppointment, aboutAppointments } from '@/domain/appointments/stored-names'
import { confidentialKinds } from '@/domain/leads/lead-kinds'
import { reminderMailKinds } from '@/domain/leads/lead-reminder'
import { isStaffOrReader } from './access'
import { seenLeads } from './lead-access'
import { findSeenPeople } from './person-access'
import { getScope, type StaffScope } from './staff-scope'

const leads = table('leads')

const kinds = [...confidentialKinds]

// What `about` is for no lead, as no row has this number.
const noLead = 'leads/0'

async function aboutLeads(req: PayloadRequest, which: SQL): Promise<string[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ about: string }>(sql`
    select 'leads/' || ${leads.id} as about from ${leads} where ${which}`)
  return rows.length > 0 ? rows.map(({ about }) => about) : [noLead]
}

const isConfidential = sql`${leads.kind}::text = any(${sql.param(kinds)}::text[])`

// The mail of an answer does not say which kind of lead it is about.
const answerTopic = 'lead-answer'

const notConfidential = (): Where => ({ topic: { not_in: [...kinds, answerTopic] } })

/** How what is about people begins. */
const aboutPeople = ['leads/', aboutAppointments, 'alerts/', 'owner-messages/', 'owners/', 'subscribers/']

/** Mails about nobody, and those about the people that somebody sees: their leads, visits, search alerts and owners. */
async function mailsOfOwn(req: PayloadRequest, scope: StaffScope): Promise<Where> {
  const seen = await findSeenPeople(req, scope)
  const named = (kind: string, ids: readonly number[]) => ids.map((id) => `${kind}/${id}`)
  return {
    or: [
      { about: { exists: false } },
      // Payload hands these patterns to PostgreSQL as they are.
      { and: aboutPeople.map((start) => ({ about: { not_like: `${start}%` } })) },
      { about: { in: await aboutLeads(req, seenLeads(scope)) } },
      {
        about: {
          in: [
            ...seen.appointments.map(aboutAppointment),
            ...named('alerts', seen.alerts),
            ...named('owner-messages', seen.messages),
            ...named('owners', seen.owners),
            noLead,
          ],
        },
      },
    ],
  }
}

/** All mails but those about confidential leads of others, which are fewer than the leads that are seen. */
async function mailsOfConfidential(req: PayloadRequest, scope: StaffScope): Promise<Where> {
  const own = await aboutLeads(req, sql`${isConfidential} and ${seenLeads(scope)}`)
  const hidden = await aboutLeads(req, sql`${isConfidential} and not ${seenLeads(scope)}`)
  return {
    or: [
      notConfidential(),
      { about: { in: own } },
      { and: [{ topic: { equals: answerTopic } }, { about: { not_in: hidden } }] },
    ],
  }
}

/**
 * Staff see every mail, readers those that are about nothing confidential, and both none about a lead, or people, that they do not see. A reminder
 * lists several leads, whoever gets it: their address proves nothing, as everybody changes that of their own account.
 */
export const readMails: Access = async ({ req }) => {
  if (!isStaffOrReader(req)) return false
  const scope = await getScope(req)
  if (seesEveryLead(scope)) return true
  const noReminder: Where = { kind: { not_in: [...reminderMailKinds] } }
  const own = scope.leads === 'own' ? [await mailsOfOwn(req, scope)] : []
  if (scope.confidential === 'none') return { and: [noReminder, notConfidential(), ...own] }
  return { and: [noReminder, ...(own.length > 0 ? own : [await mailsOfConfidential(req, scope)])] }
}
