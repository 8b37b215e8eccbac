import { sql } from '@payloadcms/db-postgres'
import type { Payload, Where } from 'payload'
import { leadsWithin } from '@/cms/access/lead-access'
import { seenOwners } from '@/cms/access/owner-access'
import { appointmentsWithin, seenAlerts } from '@/cms/access/person-access'
import type { StaffScope } from '@/cms/access/staff-scope'
import { findRecord, findRecords } from '@/cms/database/records'
import { table } from '@/cms/database/tables'
import { databaseOf } from '@/cms/database/transactions'
import type { Appointment, Lead, Subscriber } from '@/cms/payload-types'
import { findStoredAlerts, type StoredAlert } from '@/cms/queries/alerts/stored-alerts'
import { getOwnerByEmail, type StoredOwner } from '@/cms/queries/owners/stored-owners'
import { readStoredValues } from '@/domain/leads/parse-lead'
import { isFromPerson } from './get-person'

const alerts = table('alerts')
const owners = table('owners')

/** A list that may be cut, the latest first. */
export type PersonList<Item> = { items: readonly Item[]; isCut: boolean }

export type PersonLead = Pick<
  Lead,
  'id' | 'kind' | 'source' | 'status' | 'name' | 'email' | 'phone' | 'createdAt' | 'property'
> & {
  /** Of an offer, in euro. */
  amount: number | null
}

export type PersonAppointment = Pick<
  Appointment,
  'id' | 'state' | 'startsAt' | 'endsAt' | 'firstName' | 'lastName' | 'email' | 'property'
>

/** Everything of the person of a lead, and what is of the same telephone number under another address. */
export type PersonOfLead = {
  lead: PersonLead
  leads: PersonList<PersonLead>
  appointments: PersonList<PersonAppointment>
  alerts: PersonList<StoredAlert>
  subscriber: Subscriber | null
  owner: StoredOwner | null
  similar: { leads: PersonList<PersonLead>; appointments: PersonList<PersonAppointment> }
}

/** How many of each kind are shown. */
export const MOST_OF_PERSON = 50

const cut = <Item>(found: readonly Item[]): PersonList<Item> => ({
  items: found.slice(0, MOST_OF_PERSON),
  isCut: found.length > MOST_OF_PERSON,
})

const one = MOST_OF_PERSON + 1

const leadSelect = {
  kind: true,
  source: true,
  status: true,
  name: true,
  email: true,
  phone: true,
  createdAt: true,
  property: true,
  values: true,
} as const

const toPersonLead = ({ values, ...lead }: Lead): PersonLead => ({
  ...lead,
  amount: readStoredValues(values).amount,
})

const appointmentSelect = {
  state: true,
  startsAt: true,
  endsAt: true,
  firstName: true,
  lastName: true,
  email: true,
  property: true,
} as const

type PersonReader = {
  payload: Payload
  /** What the reader sees of leads and people. */
  scope: StaffScope
}

const seen = ({ scope }: PersonReader): Where => leadsWithin(scope)

const findLeads = async (reader: PersonReader, where: Where): Promise<PersonList<PersonLead>> =>
  cut(
    (
      await findRecords(reader.payload, {
        collection: 'leads',
        where: { and: [seen(reader), where] },
        select: leadSelect,
        sort: '-createdAt',
        limit: one,
      })
    ).map(toPersonLead),
  )

const findAppointments = async (
  { payload, scope }: PersonReader,
  where: Where,
): Promise<PersonList<PersonAppointment>> =>
  cut(
    await findRecords(payload, {
      collection: 'appointments',
      where: { and: [appointmentsWithin(scope), where] },
      select: appointmentSelect,
      sort: '-startsAt',
      limit: one,
    }),
  )

const nothing = { items: [], isCut: false } as const

/** What has the number of the lead, which is stored in one spelling, and not its address. */
async function findSimilar(
  reader: PersonReader,
  { id, email, phone }: PersonLead,
): Promise<PersonOfLead['similar']> {
  if (!phone) return { leads: nothing, appointments: nothing }
  const others: Where[] = email
    ? [{ or: [{ email: { not_equals: email } }, { email: { exists: false } }] }]
    : []
  const sameNumber: Where = { phone: { equals: phone } }
  return {
    leads: await findLeads(reader, { and: [sameNumber, { id: { not_equals: id } }, ...others] }),
    appointments: await findAppointments(reader, { and: [sameNumber, ...others] }),
  }
}

/** The alerts of an address, the latest first. */
async function findAlerts({ payload, scope }: PersonReader, email: string): Promise<PersonList<StoredAlert>> {
  const where = sql`${alerts.id} in (select ${alerts.id} from ${alerts} where ${isFromPerson(email, alerts)} and ${seenAlerts(scope)}
    order by ${alerts.id} desc limit ${one})`
  const found = await findStoredAlerts({ db: databaseOf(payload), where })
  return cut(found.toReversed())
}

async function findOwner({ payload, scope }: PersonReader, email: string): Promise<StoredOwner | null> {
  const owner = await getOwnerByEmail({ payload, email })
  if (!owner) return null
  const { rows } = await databaseOf(payload).execute(
    sql`select ${owners.id} from ${owners} where ${owners.id} = ${owner.id} and ${seenOwners(scope)}`,
  )
  return rows.length > 0 ? owner : null
}

async function findByAddress(
  reader: PersonReader,
  lead: PersonLead,
): Promise<Omit<PersonOfLead, 'lead' | 'similar'>> {
  const email = lead.email?.toLowerCase()
  if (!email)
    return {
      leads: { items: [lead], isCut: false },
      ...{ appointments: nothing, alerts: nothing, subscriber: null, owner: null },
    }
  const { payload } = reader
  const where: Where = { email: { equals: email } }
  return {
    leads: await findLeads(reader, where),
    appointments: await findAppointments(reader, where),
    alerts: await findAlerts(reader, email),
    subscriber: await findRecord(payload, { collection: 'subscribers', where }),
    owner: await findOwner(reader, email),
  }
}

/**
 * Everything of the person of a lead: what was sent with the same address, upper or lower case, and apart from it what has the
 * same telephone number, as far as the reader sees it. Null for an unknown lead, and for one that they do not see; whether they see
 * the newsletter, the caller has to ask.
 */
export async function getPersonOfLead({
  lead: id,
  ...reader
}: PersonReader & { lead: number }): Promise<PersonOfLead | null> {
  const where: Where = { and: [seen(reader), { id: { equals: id } }] }
  const found = await findRecord(reader.payload, { collection: 'leads', where, select: leadSelect })
  if (!found) return null
  const lead = toPersonLead(found)
  return { lead, ...(await findByAddress(reader, lead)), similar: await findSimilar(reader, lead) }
}
