import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { keepAsHash } from '@/cms/access/signed-token'
import { table } from '@/cms/database/tables'
import { databaseOf, transactionOf } from '@/cms/database/transactions'
import { claimAllowance } from '@/cms/operations/leads/form-allowance'
import { PASSKEY_AWAITED } from '@/domain/accounts/passkeys'

const challenges = table('staff_passkey_challenges')

/** What a passkey has to sign: for one use, one account, and the login or session that asked for it. */
export type ChallengeUse = {
  use: 'add' | 'login'
  user: number
  /** The token of the pending login, or the number of the session. */
  begun: string
}

type ChallengeRequest = Pick<PayloadRequest, 'payload' | 'transactionID'>

const hashOf = (
  { secret }: Payload,
  { use, user, begun, challenge }: ChallengeUse & { challenge: string },
): string => keepAsHash({ secret, use: `passkey-${use}`, value: `${user} ${begun} ${challenge}` })

/**
 * Makes a challenge that is good for five minutes, once; only its hash is stored. Null after sixty of the account for this use in
 * an hour, as each is stored until it ends.
 */
export async function makeChallenge(
  { payload }: ChallengeRequest,
  { now, ...asked }: ChallengeUse & { now: Date },
): Promise<Uint8Array<ArrayBuffer> | null> {
  const value = `${asked.user} ${asked.use}`
  const allowance = { use: 'staff-passkeys', value, most: 60, hours: 1 } as const
  if (!(await claimAllowance({ payload, allowance, now }))) return null
  const bytes = new Uint8Array(randomBytes(32))
  const challenge = Buffer.from(bytes).toString('base64url')
  const expiresAt = new Date(now.getTime() + PASSKEY_AWAITED)
  await databaseOf(payload).execute(sql`
    insert into ${challenges} (${challenges.$.challenge_hash}, ${challenges.$.expires_at})
    values (${hashOf(payload, { ...asked, challenge })}, ${expiresAt.toISOString()})`)
  return bytes
}

/** Uses up a challenge; false if it is none of this account and login, too old, or was used before. */
export async function useChallenge(
  req: ChallengeRequest,
  { now, ...asked }: ChallengeUse & { challenge: string; now: Date },
): Promise<boolean> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    delete from ${challenges} where ${challenges.challenge_hash} = ${hashOf(req.payload, asked)}
      and ${challenges.expires_at} > ${now.toISOString()} returning ${challenges.expires_at}`)
  return rows.length > 0
}

/** Forgets the challenges that nobody answered in time. */
export async function purgeChallenges({ payload, now }: { payload: Payload; now: Date }): Promise<void> {
  await databaseOf(payload).execute(
    sql`delete from ${challenges} where ${challenges.expires_at} < ${now.toISOString()}`,
  )
}
