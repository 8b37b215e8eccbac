import { randomInt } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { openText, sealText } from '@/cms/access/sealed-text'
import { keepAsHash } from '@/cms/access/signed-token'
import { table } from '@/cms/database/tables'
import { transactionOf } from '@/cms/database/transactions'
import { getFactorState } from '@/cms/queries/accounts/second-factor'
import { RECOVERY_CODES, RECOVERY_RANGE, recoveryDigits } from '@/domain/accounts/second-factor'

const factors = table('staff_factors')
const codes = table('staff_recovery_codes')
const users = table('users')

type FactorRequest = Pick<PayloadRequest, 'payload' | 'transactionID'>

const keyOf = ({ secret }: Payload, user: number) =>
  ({ secret, use: 'second-factor', owner: `users/${user}` }) as const

/** Another change of the account waits until this transaction ends. */
export async function lockAccount(req: FactorRequest, user: number): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`select ${users.id} from ${users} where ${users.id} = ${user} for update`)
}

/** The secret of an app is null where the site has another PAYLOAD_SECRET than when it was stored. */
export type StoredFactor = { secret: string | null; lastStep: number | null }

/** What is stored of a second factor, for the rest of the transaction; null without one. */
export async function takeFactor(req: FactorRequest, user: number): Promise<StoredFactor | null> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ secret: string; step: number | null }>(sql`
    select ${factors.secret} as secret, ${factors.last_step}::float8 as step from ${factors}
    where ${factors.user_id} = ${user} for update`)
  const [row] = rows
  if (!row) return null
  return { secret: openText({ ...keyOf(req.payload, user), sealed: row.secret }), lastStep: row.step }
}

/** Stores the secret encrypted, with the time step that its first code used. */
export async function storeFactor(
  req: FactorRequest,
  { user, secret, step, now }: { user: number; secret: string; step: number; now: Date },
): Promise<void> {
  const db = await transactionOf(req)
  const sealed = sealText({ ...keyOf(req.payload, user), text: secret })
  await db.execute(sql`
    insert into ${factors} (${factors.$.user_id}, ${factors.$.secret}, ${factors.$.last_step}, ${factors.$.since})
    values (${user}, ${sealed}, ${step}, ${now.toISOString()})`)
}

/** Remembers the time step of a used code: neither it nor an earlier one is used again. */
export async function useStep(req: FactorRequest, { user, step }: { user: number; step: number }) {
  const db = await transactionOf(req)
  await db.execute(
    sql`update ${factors} set ${factors.$.last_step} = ${step} where ${factors.user_id} = ${user}`,
  )
}

/** Deletes the app of an account; false if it has none. Its recovery codes go with the last factor (`deleteUselessCodes`). */
export async function deleteApp(req: FactorRequest, user: number): Promise<boolean> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(
    sql`delete from ${factors} where ${factors.user_id} = ${user} returning ${factors.user_id}`,
  )
  return rows.length > 0
}

/** Deletes the recovery codes of an account that has neither an app nor a passkey any more. */
export async function deleteUselessCodes(req: FactorRequest, user: number): Promise<void> {
  const db = await transactionOf(req)
  if (await getFactorState(db, user)) return
  await db.execute(sql`delete from ${codes} where ${codes.user_id} = ${user}`)
}

const hashOf = ({ payload }: FactorRequest, { user, digits }: { user: number; digits: string }): string =>
  keepAsHash({ secret: payload.secret, use: 'recovery-code', value: `${user} ${digits}` })

/** Replaces the recovery codes of an account, and returns the new ones; only their hashes are stored. */
export async function renewRecoveryCodes(req: FactorRequest, user: number): Promise<string[]> {
  const made = new Set<string>()
  while (made.size < RECOVERY_CODES) made.add(recoveryDigits(randomInt(RECOVERY_RANGE)))
  const db = await transactionOf(req)
  await db.execute(sql`delete from ${codes} where ${codes.user_id} = ${user}`)
  for (const digits of made)
    await db.execute(sql`insert into ${codes} (${codes.$.user_id}, ${codes.$.code_hash})
      values (${user}, ${hashOf(req, { user, digits })})`)
  return [...made]
}

/** Uses up a recovery code; false if it is none of the account, or was used before. */
export async function useRecoveryCode(
  req: FactorRequest,
  code: { user: number; digits: string },
): Promise<boolean> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    delete from ${codes} where ${codes.user_id} = ${code.user} and ${codes.code_hash} = ${hashOf(req, code)}
    returning ${codes.user_id}`)
  return rows.length > 0
}
