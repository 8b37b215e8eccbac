import { sql } from '@payloadcms/db-postgres'
import type { Access, FieldAccess, PayloadRequest, Where } from 'payload'
import { table, type SQL } from '@/cms/database/tables'
import { transactionOf } from '@/cms/database/transactions'
import { seesEveryLead, type StaffReach } from '@/domain/accounts/staff-rights'
import { reminderMailKinds } from '@/domain/leads/lead-reminder'
import { confidentialKinds } from '@/domain/leads/lead-kinds'
import { hasRole, isStaff, isStaffOrReader } from './access'
import { getScope, rowsIn, type StaffScope } from './staff-scope'

const leads = table('leads')
const replyFiles = table('lead_reply_files')
const answerFiles = table('lead_answer_files')

const kinds = [...confidentialKinds]

const ownWhere = ({ account, ownProperties, ownProjects }: StaffScope): Where => ({
  or: [
    { assignedTo: { equals: account } },
    {
      and: [
        { assignedTo: { exists: false } },
        {
          or: [{ property: { in: rowsIn(ownProperties) } }, { project: { in: rowsIn(ownProjects) } }],
        },
      ],
    },
  ],
})

function whereOf(which: Where, { reach, scope }: { reach: StaffReach; scope: StaffScope }): Where[] {
  if (reach === 'none') return []
  return reach === 'all' ? [which] : [{ and: [which, ownWhere(scope)] }]
}

/** The leads that somebody sees (`isLeadSeen`), as a condition of Payload: an empty one for all of them. */
export function leadsWithin(scope: StaffScope): Where {
  if (seesEveryLead(scope)) return {}
  const seen = [
    ...whereOf({ kind: { not_in: kinds } }, { reach: scope.leads, scope }),
    ...whereOf({ kind: { in: kinds } }, { reach: scope.confidential, scope }),
  ]
  return seen.length === 0 ? { id: { equals: 0 } } : { or: seen }
}

function ownSql({ account, ownProperties, ownProjects }: StaffScope): SQL {
  const among = (rows: readonly number[]) => sql`any(${sql.param([...rows])}::integer[])`
  return sql`coalesce(${leads.assigned_to_id} = ${account}, false) or (${leads.assigned_to_id} is null
    and (coalesce(${leads.property_id} = ${among(ownProperties)}, false)
      or coalesce(${leads.project_id} = ${among(ownProjects)}, false)))`
}

function sqlOf(reach: StaffReach, scope: StaffScope): SQL {
  if (reach === 'own') return sql`(${ownSql(scope)})`
  return reach === 'all' ? sql`true` : sql`false`
}

/** The leads that somebody sees (`isLeadSeen`), as a condition on the table `leads`. */
export function seenLeads(scope: StaffScope): SQL {
  if (seesEveryLead(scope)) return sql`true`
  return sql`(case when ${leads.kind}::text = any(${sql.param(kinds)}::text[])
    then ${sqlOf(scope.confidential, scope)} else ${sqlOf(scope.leads, scope)} end)`
}

const asAccess = (where: Where): Where | true => (Object.keys(where).length === 0 ? true : where)

/** A rule for the leads that somebody sees, among those whose role passes. */
const leadsFor =
  (isOpen: (req: PayloadRequest) => boolean): Access =>
  async ({ req }) =>
    isOpen(req) && asAccess(leadsWithin(await getScope(req)))

/** Staff see every lead, readers those that are not confidential, and both only their own where their rights are limited. */
export const readLeads: Access = leadsFor(isStaffOrReader)

/** Staff change the leads that they see. */
export const changeLeads: Access = leadsFor(isStaff)

/** Editors and administrators delete the leads that they see. */
export const deleteLeads: Access = leadsFor((req) => hasRole(req, ['admin', 'editor']))

/** One field, for whoever sees every lead: it decides who gets leads, and others would lift their own limit with it. */
export const leadRouting: FieldAccess = async ({ req }) => seesEveryLead(await getScope(req))

/** A rule for the files of leads, of their forms, of replies by mail and of answers, which are seen with their lead. */
const filesFor =
  (isOpen: (req: PayloadRequest) => boolean): Access =>
  async ({ req }) => {
    if (!isOpen(req)) return false
    const scope = await getScope(req)
    if (seesEveryLead(scope)) return true
    const db = await transactionOf(req)
    const { rows } = await db.execute<{ file: number }>(sql`
      select ${leads.file_id} as file from ${leads} where ${leads.file_id} is not null and ${seenLeads(scope)}
      union select ${replyFiles.file_id} from ${replyFiles} join ${leads} on ${leads.id} = ${replyFiles.lead_id} where ${seenLeads(scope)}
      union select ${answerFiles.file_id} from ${answerFiles} join ${leads} on ${leads.id} = ${answerFiles.lead_id}
        where ${answerFiles.file_id} is not null and ${seenLeads(scope)}`)
    return { id: { in: rowsIn(rows.map(({ file }) => file)) } }
  }

/** Staff see the files of the leads that they see. */
export const readApplicantFiles: Access = filesFor(isStaff)

/** Editors and administrators delete the files of the leads that they see. */
export const deleteApplicantFiles: Access = filesFor((req) => hasRole(req, ['admin', 'editor']))

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

/** Mails about no lead, and those about the leads that somebody sees. */
async function mailsOfOwn(req: PayloadRequest, scope: StaffScope): Promise<Where> {
  return {
    or: [
      { about: { exists: false } },
      // Payload hands this pattern to PostgreSQL as it is.
      { about: { not_like: 'leads/%' } },
      { about: { in: await aboutLeads(req, seenLeads(scope)) } },
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
 * Staff see every mail, readers those that are about nothing confidential, and both none about a lead that they do not see. A reminder
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
