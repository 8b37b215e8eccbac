import { sql } from '@payloadcms/db-postgres'
import type { Access, PayloadRequest } from 'payload'
import { table, type SQL } from '@/cms/database/tables'
import { transactionOf } from '@/cms/database/transactions'
import { seesEveryLead } from '@/domain/accounts/staff-rights'
import { isStaff, isStaffOrReader, staffOrSelf } from './access'
import { among, wholeOf } from './person-access'
import { getScope, rowsIn, type StaffScope } from './staff-scope'

// Owners follow the limit on leads, as other people do: whoever sees only their own leads sees the owners of their own properties, as
// published and as last saved, and those whom they invited themselves, who may have no property yet.

const owners = table('owners')
const properties = table('properties')
const versions = table('_properties_v')

/** The owners that somebody sees, as a condition on a row of `owners`: with limited leads their own. */
export function seenOwners(scope: StaffScope): SQL {
  const whole = wholeOf(scope)
  if (whole !== null) return whole ? sql`true` : sql`false`
  const { account, ownProperties: own } = scope
  return sql`(coalesce(${owners.made_by_id} = ${account}, false) or ${owners.id} in (
    select ${properties.owner_id} from ${properties}
      where ${properties.id} = ${among(own)} and ${properties.deleted_at} is null
    union all select ${versions.version_owner_id} from ${versions} join ${properties} on ${properties.id} = ${versions.parent_id}
      where ${versions.latest} and ${properties.id} = ${among(own)} and ${properties.deleted_at} is null))`
}

/** A rule for the owners that somebody sees, among those whose role passes. */
const ownersFor =
  (isOpen: (req: PayloadRequest) => boolean): Access =>
  async ({ req }) => {
    if (!isOpen(req)) return false
    const scope = await getScope(req)
    const whole = wholeOf(scope)
    if (whole !== null) return whole
    const db = await transactionOf(req)
    const { rows } = await db.execute<{ id: number }>(
      sql`select ${owners.id} from ${owners} where ${seenOwners(scope)}`,
    )
    return { id: { in: rowsIn(rows.map(({ id }) => id)) } }
  }

const readAsColleague: Access = ownersFor(isStaffOrReader)

/** Staff and readers see the owners within their rights, an owner sees their own record. */
export const readOwners: Access = (asked) =>
  isStaffOrReader(asked.req) ? readAsColleague(asked) : staffOrSelf(asked)

/** Staff change the owners that they see. */
export const changeOwners: Access = ownersFor(isStaff)

/** Whether whoever sends a request sees all of these owners. */
export async function seesOwners(req: PayloadRequest, ids: readonly number[]): Promise<boolean> {
  const scope = await getScope(req)
  const whole = wholeOf(scope)
  if (whole !== null) return whole
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ id: number }>(
    sql`select ${owners.id} from ${owners} where ${owners.id} = ${among(ids)} and ${seenOwners(scope)}`,
  )
  const seen = rows.map(({ id }) => id)
  return ids.every((id) => seen.includes(id))
}

/**
 * Whether an owner has a property that is not of whoever sends a request, who does not see every lead: the area of such an owner counts
 * leads that they do not see, also those of a property that gets this owner by a draft, once it is published.
 */
export async function isOwnerOfOthers(req: PayloadRequest, owner: number): Promise<boolean> {
  const scope = await getScope(req)
  if (seesEveryLead(scope)) return false
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ found: boolean }>(sql`select exists (select from ${properties}
    where ${properties.deleted_at} is null and ${properties.id} <> all(${sql.param([...scope.ownProperties])}::integer[])
      and (${properties.owner_id} = ${owner} or exists (select from ${versions} where ${versions.parent_id} = ${properties.id}
        and ${versions.latest} and ${versions.version_owner_id} = ${owner}))) as found`)
  return rows[0]?.found === true
}
