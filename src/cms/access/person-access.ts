import { sql } from '@payloadcms/db-postgres'
import type { Access, PayloadRequest, Where } from 'payload'
import { table, type SQL, type Table } from '@/cms/database/tables'
import { transactionOf } from '@/cms/database/transactions'
import { hasRole, isStaffOrReader } from './access'
import { asAccess, seenLeads } from './lead-access'
import { getScope, rowsIn, type StaffScope } from './staff-scope'

// What tells of people beside leads. Whoever sees only their own leads sees of it what belongs to their agent, or to such a lead: the
// name and the number of a visitor are the same in a visit and in a lead.

const leads = table('leads')
const appointments = table('appointments')
const alerts = table('alerts')
const messages = table('owner_messages')
const messageFiles = table('owner_messages_rels')
const properties = table('properties')

/** Any of these rows, as the right side of a comparison. */
export const among = (rows: readonly number[]): SQL => sql`any(${sql.param([...rows])}::integer[])`

/** True or false for whoever sees all or nothing of the people of the agency; null for whoever sees their own. */
export const wholeOf = ({ leads: reach }: StaffScope): boolean | null =>
  reach === 'own' ? null : reach === 'all'

const wholeSql = (whole: boolean): SQL => (whole ? sql`true` : sql`false`)
const wholeWhere = (whole: boolean): Where => (whole ? {} : { id: { equals: 0 } })

type AppointmentBelonging = { agent: number | null; property: number | null }

/** Whether somebody sees a visit: with limited leads one of their agent, and one of a property of their agent. */
export function isAppointmentSeen(scope: StaffScope, { agent, property }: AppointmentBelonging): boolean {
  const isOwn = (agent !== null && agent === scope.agent) || scope.ownProperties.includes(property ?? 0)
  return wholeOf(scope) ?? isOwn
}

/** The visits that somebody sees (`isAppointmentSeen`), as a condition of Payload. */
export function appointmentsWithin(scope: StaffScope): Where {
  const whole = wholeOf(scope)
  if (whole !== null) return wholeWhere(whole)
  return {
    or: [{ agent: { equals: scope.agent ?? 0 } }, { property: { in: rowsIn(scope.ownProperties) } }],
  }
}

/** The visits that somebody sees (`isAppointmentSeen`), as a condition on the table `appointments`. */
export function seenAppointments(scope: StaffScope): SQL {
  const whole = wholeOf(scope)
  if (whole !== null) return wholeSql(whole)
  return sql`(coalesce(${appointments.agent_id} = ${scope.agent ?? 0}, false)
    or coalesce(${appointments.property_id} = ${among(scope.ownProperties)}, false))`
}

/** The search alerts that somebody sees, as a condition on the table `alerts`: with limited leads those of a lead that they see. */
export function seenAlerts(scope: StaffScope): SQL {
  const whole = wholeOf(scope)
  if (whole !== null) return wholeSql(whole)
  return sql`exists (select from ${leads} where ${leads.id} = ${alerts.lead_id} and ${seenLeads(scope)})`
}

/** As `seenAlerts`, for a row that names its alert. */
export function isAlertSeen(scope: StaffScope, alert: SQL): SQL {
  const whole = wholeOf(scope)
  if (whole !== null) return wholeSql(whole)
  return sql`exists (select from ${alerts} where ${alerts.id} = ${alert} and ${seenAlerts(scope)})`
}

type OwnerRow = Pick<Table<'owner_messages'>, 'owner_id' | 'property_id'>

/** An owner all of whose properties belong to the agent. One would not do, as everybody gives one of theirs to any owner. */
const isOwnOwner = (owner: SQL, own: readonly number[]): SQL =>
  sql`coalesce((select bool_and(${properties.id} = ${among(own)}) from ${properties}
    where ${properties.owner_id} = ${owner} and ${properties.deleted_at} is null), false)`

/**
 * The messages from and to owners that somebody sees, as a condition on a row of `owner_messages`: with limited leads those about a
 * property of their agent, and those about none with an owner of nothing else.
 */
export function seenMessages(scope: StaffScope, row: OwnerRow = messages): SQL {
  const whole = wholeOf(scope)
  if (whole !== null) return wholeSql(whole)
  const { ownProperties: own } = scope
  return sql`(case when ${row.property_id} is null then ${isOwnOwner(row.owner_id, own)}
    else ${row.property_id} = ${among(own)} end)`
}

/** The numbers of rows that a query finds in the transaction of a request. */
async function idsOf(req: PayloadRequest, query: SQL): Promise<number[]> {
  const { rows } = await (await transactionOf(req)).execute<{ id: number }>(query)
  return rows.map(({ id }) => id)
}

const findSeenAlerts = (req: PayloadRequest, scope: StaffScope): Promise<number[]> =>
  idsOf(req, sql`select ${alerts.id} from ${alerts} where ${seenAlerts(scope)}`)

const findSeenMessages = (req: PayloadRequest, scope: StaffScope): Promise<number[]> =>
  idsOf(req, sql`select ${messages.id} from ${messages} where ${seenMessages(scope)}`)

/** The numbers of what somebody with limited leads sees of people beside leads, by kind; of owners those whom they see alone. */
export async function findSeenPeople(
  req: PayloadRequest,
  scope: StaffScope,
): Promise<Record<'appointments' | 'alerts' | 'messages' | 'owners', number[]>> {
  const owners = sql`select distinct ${properties.owner_id} as id from ${properties}
    where ${properties.owner_id} is not null and ${isOwnOwner(properties.owner_id, scope.ownProperties)}`
  return {
    appointments: await idsOf(
      req,
      sql`select ${appointments.id} from ${appointments} where ${seenAppointments(scope)}`,
    ),
    alerts: await findSeenAlerts(req, scope),
    messages: await findSeenMessages(req, scope),
    owners: await idsOf(req, owners),
  }
}

/** A condition for each of these collections, for whoever sees their own. */
const ownOf = {
  appointments: async (_req: PayloadRequest, scope: StaffScope): Promise<Where> => appointmentsWithin(scope),
  alerts: async (req: PayloadRequest, scope: StaffScope): Promise<Where> => ({
    id: { in: rowsIn(await findSeenAlerts(req, scope)) },
  }),
  'owner-messages': async (req: PayloadRequest, scope: StaffScope): Promise<Where> => ({
    id: { in: rowsIn(await findSeenMessages(req, scope)) },
  }),
  // Those of no message yet are being uploaded by somebody.
  'owner-files': async (req: PayloadRequest, scope: StaffScope): Promise<Where> => ({
    id: {
      not_in: rowsIn(
        await idsOf(
          req,
          sql`select ${messageFiles.owner_files_id} as id from ${messageFiles} join ${messages} on ${messages.id} = ${messageFiles.parent_id}
            where ${messageFiles.owner_files_id} is not null group by 1 having not bool_or(${seenMessages(scope)})`,
        ),
      ),
    },
  }),
  // A newsletter is of the whole agency, and its list has the address of everybody who ever asked for it.
  subscribers: async (): Promise<Where> => wholeWhere(false),
} as const

type PersonCollection = keyof typeof ownOf

const peopleFor =
  (collection: PersonCollection, isOpen: (req: PayloadRequest) => boolean): Access =>
  async ({ req }) => {
    if (!isOpen(req)) return false
    const scope = await getScope(req)
    const whole = wholeOf(scope)
    return whole ?? asAccess(await ownOf[collection](req, scope))
  }

/** Staff and readers see all of it, or what belongs to them where their leads are limited. */
export const readPeople = (collection: PersonCollection): Access => peopleFor(collection, isStaffOrReader)

/** Editors and administrators delete of it what they see. */
export const deletePeople = (collection: PersonCollection): Access =>
  peopleFor(collection, (req) => hasRole(req, ['admin', 'editor']))

/** Whether somebody sees the calendar of an agent, which names the visitors: with limited leads only that of their own. */
export async function seesCalendar(req: PayloadRequest, agent: number): Promise<boolean> {
  const scope = await getScope(req)
  return wholeOf(scope) ?? scope.agent === agent
}
