import { sql } from '@payloadcms/db-postgres'
import type { Access, FieldAccess, PayloadRequest, Where } from 'payload'
import { table, type SQL } from '@/cms/database/tables'
import { transactionOf } from '@/cms/database/transactions'
import { seesEveryLead, type StaffReach } from '@/domain/accounts/staff-rights'
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

/** A condition as a rule: an empty one lets everything pass. */
export const asAccess = (where: Where): Where | true => (Object.keys(where).length === 0 ? true : where)

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
