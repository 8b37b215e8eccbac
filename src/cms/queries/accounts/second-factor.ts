import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { isoTime } from '@/cms/database/json'
import { resultName, table } from '@/cms/database/tables'
import { databaseOf, type Database } from '@/cms/database/transactions'
import { nextLoginStep, type LoginStep } from '@/domain/accounts/second-factor'
import type { StaffRole } from '@/domain/accounts/staff-roles'

const factors = table('staff_factors')
const codes = table('staff_recovery_codes')
const requiredRoles = table('security_settings_second_factor_roles')

/** The second factor of an account: since when (ISO 8601), and how many recovery codes are left. */
export type FactorState = { since: string; codesLeft: number }

/** Whether an account has a second factor; null without one. Its secret never leaves the operations. */
export async function getFactorState(db: Database, user: number): Promise<FactorState | null> {
  const { rows } = await db.execute<{ since: string; left: number }>(sql`
    select ${isoTime(sql`${factors.since}`)} as since,
      (select count(*)::int from ${codes} where ${codes.user_id} = ${factors.user_id}) as ${resultName('left')}
    from ${factors} where ${factors.user_id} = ${user}`)
  const [row] = rows
  return row ? { since: row.since, codesLeft: row.left } : null
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
    select exists (select ${factors.user_id} from ${factors} where ${factors.user_id} = ${Number(id)}) as factor,
      ${isListed(role)} as required`)
  const [row] = rows
  return nextLoginStep({ hasFactor: row?.factor === true, isRequired: row?.required === true })
}

/** Whether somebody has to switch on the second factor that their role needs, before they may do anything else. */
export const lacksFactor = async (payload: Payload, user: StaffMember): Promise<boolean> =>
  (await getLoginStep(databaseOf(payload), user)) === 'set-up'
