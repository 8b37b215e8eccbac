import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { isoTime } from '@/cms/database/json'
import { resultName, table } from '@/cms/database/tables'
import { databaseOf, type Database } from '@/cms/database/transactions'
import { nextLoginStep, type LoginStep } from '@/domain/accounts/second-factor'
import type { StaffRole } from '@/domain/accounts/staff-roles'

const factors = table('staff_factors')
const codes = table('staff_recovery_codes')
const passkeys = table('staff_passkeys')
const users = table('users')
const requiredRoles = table('security_settings_second_factor_roles')

/** The second factor of an account: since when (ISO 8601), how many recovery codes are left, whether it has an app, and its passkeys. */
export type FactorState = { since: string; codesLeft: number; hasApp: boolean; passkeys: number }

/** Whether an account has a second factor, be it an app or a passkey; null without one. Its secret never leaves the operations. */
export async function getFactorState(db: Database, user: number): Promise<FactorState | null> {
  const { rows } = await db.execute<{ since: string | null; left: number; app: boolean; keys: number }>(sql`
    select ${isoTime(sql`least(${factors.since}, own.since)`)} as since, ${factors.since} is not null as app, own.keys as keys,
      (select count(*)::int from ${codes} where ${codes.user_id} = ${users.id}) as ${resultName('left')}
    from ${users} left join ${factors} on ${factors.user_id} = ${users.id}
    cross join lateral (select min(${passkeys.since}) as since, count(*)::int as keys from ${passkeys}
      where ${passkeys.user_id} = ${users.id}) own
    where ${users.id} = ${user}`)
  const [row] = rows
  if (!row || row.since === null) return null
  return { since: row.since, codesLeft: row.left, hasApp: row.app, passkeys: row.keys }
}

/** A passkey of an account as its person sees it: the moments in ISO 8601. */
export type ShownPasskey = { id: number; name: string; since: string; usedAt: string | null }

/** The passkeys of an account, the oldest first. */
export async function findPasskeys(db: Database, user: number): Promise<ShownPasskey[]> {
  const { rows } = await db.execute<ShownPasskey>(sql`
    select ${passkeys.id}::int as id, ${passkeys.name} as name, ${isoTime(sql`${passkeys.since}`)} as since,
      ${isoTime(sql`${passkeys.used_at}`)} as "usedAt"
    from ${passkeys} where ${passkeys.user_id} = ${user} order by ${passkeys.id}`)
  return rows
}

const isListed = (role: StaffRole) => sql`exists (
  select ${requiredRoles.id} from ${requiredRoles} where ${requiredRoles.value}::text = ${role})`

/** Whether administrators require a second factor of everybody with this role. */
export async function isFactorRequired(db: Database, role: StaffRole): Promise<boolean> {
  const { rows } = await db.execute<{ required: boolean }>(sql`select ${isListed(role)} as required`)
  return rows[0]?.required === true
}

type StaffMember = { id: number | string; role: StaffRole }

/** What the login of an account asks for after the right password. */
export async function getLoginStep(db: Database, { id, role }: StaffMember): Promise<LoginStep> {
  const { rows } = await db.execute<{ factor: boolean; required: boolean }>(sql`
    select exists (select ${factors.user_id} from ${factors} where ${factors.user_id} = ${Number(id)})
        or exists (select ${passkeys.id} from ${passkeys} where ${passkeys.user_id} = ${Number(id)}) as factor,
      ${isListed(role)} as required`)
  const [row] = rows
  return nextLoginStep({ hasFactor: row?.factor === true, isRequired: row?.required === true })
}

/** Whether somebody has to switch on the second factor that their role needs, before they may do anything else. */
export const lacksFactor = async (payload: Payload, user: StaffMember): Promise<boolean> =>
  (await getLoginStep(databaseOf(payload), user)) === 'set-up'
