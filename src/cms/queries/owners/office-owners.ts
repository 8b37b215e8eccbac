import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { seenOwners } from '@/cms/access/owner-access'
import type { StaffScope } from '@/cms/access/staff-scope'
import { databaseOf } from '@/cms/database/transactions'
import { absenceOf, absentSince, type OwnerAbsence } from '@/domain/owners/absent-owner'
import type { Locale } from '@/domain/shared/locale'
import { findAppointmentProperties } from '@/cms/queries/appointments/find-appointment-properties'
import { momentOf } from '@/cms/database/moment-of'
import { table } from '@/cms/database/tables'
import { isOwnedBy } from './is-owned-by'

const ownersTable = table('owners')
const properties = table('properties')

/** An owner as the office contacts them; moments in UTC. */
export type OfficeOwner = {
  id: number
  /** The address if they have no name. */
  name: string
  email: string
  invitedAt: string | null
  lastLoginAt: string | null
}

const owned = sql`${ownersTable.id}, ${ownersTable.email}, ${momentOf(ownersTable.invited_at)} as "invitedAt",
  ${momentOf(ownersTable.last_login_at)} as "lastLoginAt",
  coalesce(nullif(concat_ws(' ', ${ownersTable.first_name}, ${ownersTable.last_name}), ''), ${ownersTable.email}) as name`

/** An owner by number; null if there is none. */
export async function getOfficeOwner({
  payload,
  id,
}: {
  payload: Payload
  id: number
}): Promise<OfficeOwner | null> {
  const { rows } = await databaseOf(payload).execute<OfficeOwner>(
    sql`select ${owned} from ${ownersTable} where ${ownersTable.id} = ${id}`,
  )
  return rows[0] ?? null
}

/** The owner of a property, published or first saved; null if it has none, and for whoever does not see them. */
export async function getOwnerOfProperty({
  payload,
  property,
  scope,
}: {
  payload: Payload
  property: number
  scope: StaffScope
}): Promise<OfficeOwner | null> {
  const { rows } = await databaseOf(payload).execute<OfficeOwner>(sql`select ${owned} from ${ownersTable}
    join ${properties} on ${isOwnedBy(ownersTable.id)}
    where ${properties.id} = ${property} and ${seenOwners(scope)}`)
  return rows[0] ?? null
}

/** The owners with these numbers that somebody sees. */
export async function findOwnersById({
  payload,
  ids,
  scope,
}: {
  payload: Payload
  ids: readonly number[]
  scope: StaffScope
}): Promise<Map<number, OfficeOwner>> {
  const { rows } = await databaseOf(payload).execute<OfficeOwner>(sql`select ${owned} from ${ownersTable}
    where ${ownersTable.id} = any(${sql.param([...ids])}::int[]) and ${seenOwners(scope)}`)
  return new Map(rows.map((owner) => [owner.id, owner]))
}

/** An owner who has a mail address. */
export type OwnerChoice = { id: number; label: string }

const mostChoices = 500

/** The owners with a mail address that somebody sees, by name. */
export async function findOwnerChoices(payload: Payload, scope: StaffScope): Promise<OwnerChoice[]> {
  const { rows } = await databaseOf(payload).execute<OfficeOwner>(
    sql`select ${owned} from ${ownersTable} where ${seenOwners(scope)} order by lower(${ownersTable.last_name}), lower(${ownersTable.first_name}), ${ownersTable.email} limit ${mostChoices}`,
  )
  return rows.map(({ id, name, email }) => ({ id, label: name === email ? email : `${name} (${email})` }))
}

/** A property for the office to choose: its row, and its title with the address and the public ID. */
export type OfficeProperty = { id: number; label: string }

type NamePropertiesInput = { payload: Payload; locale: Locale }

async function nameProperties({
  payload,
  locale,
  ids,
}: NamePropertiesInput & { ids: readonly number[] }): Promise<OfficeProperty[]> {
  const properties = await findAppointmentProperties({ payload, ids, locale })
  return ids.flatMap((id) => {
    const property = properties.get(id)
    if (!property) return []
    const { title, fullAddress, publicId } = property
    const label = [title, fullAddress].filter(Boolean).join(', ')
    return [{ id, label: publicId === null ? label : `${label} (${publicId})` }]
  })
}

/** The properties of an owner, the newest first. */
export async function findPropertiesOfOwner({
  payload,
  locale,
  owner,
}: NamePropertiesInput & { owner: number }): Promise<OfficeProperty[]> {
  const { rows } = await databaseOf(payload).execute<{ id: number }>(
    sql`select ${properties.id} from ${properties} where ${isOwnedBy(owner)} order by ${properties.id} desc limit ${mostChoices}`,
  )
  return nameProperties({ payload, locale, ids: rows.map(({ id }) => id) })
}

export type AbsentOwner = OfficeOwner & { absence: OwnerAbsence }

/**
 * The owners that somebody sees without a login for 60 days, including those never invited and those who never logged in: their number, and
 * the first ones.
 */
export async function findAbsentOwners({
  payload,
  scope,
  now,
  limit,
}: {
  payload: Payload
  scope: StaffScope
  now: Date
  limit: number
}): Promise<{ total: number; owners: AbsentOwner[] }> {
  const { rows } = await databaseOf(payload).execute<OfficeOwner & { total: number }>(sql`
    select ${owned}, (count(*) over ())::int as total from ${ownersTable}
    where (${ownersTable.last_login_at} is null or ${ownersTable.last_login_at} < ${absentSince(now)}) and ${seenOwners(scope)}
    order by ${ownersTable.last_login_at} nulls last, ${ownersTable.invited_at} nulls last, ${ownersTable.id} limit ${limit}`)
  const owners = rows.flatMap(({ total: _total, ...owner }) => {
    const absence = absenceOf({ ...owner, now })
    return absence === null ? [] : [{ ...owner, absence }]
  })
  return { total: rows[0]?.total ?? 0, owners }
}
