import type { appointmentMoves } from '@/domain/appointments/stored-names'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { keepAsHash } from '@/cms/access/signed-token'
import { databaseOf, type Database } from '@/cms/database/transactions'
import { table } from '@/cms/database/tables'
import { retryAfterSeconds } from '@/domain/leads/form-guard'
import { env } from '@/env'

const counted = table('form_counts', 'counted')
const counts = table('form_counts', 'counts')
const formCounts = table('form_counts')

/**
 * The things that are counted: a visitor by network address; the sender and the mailbox of mails to friends; a moved
 * appointment; an owner's mails with links, invitations, notices of a locked account and new conversations; addresses of owners whom a
 * colleague does not see; wrong passwords
 * by a visitor for one staff account, for any, and by a logged-in member of staff; links of staff that do not work, and requests for a
 * new password, by a visitor; codes by a visitor for one staff account, and by anybody for it; challenges for a passkey of one, and
 * requests of a login that has to set up its second factor; mails about a new browser of an account; the use of a login by the provider, and those of a visitor that failed; the
 * replies to a lead that come in by mail, and the mails that tell of them.
 */
export type CountedUse = {
  use:
    | 'visitor'
    | 'visitor-to-friend'
    | 'sender-to-friend'
    | 'friend'
    | 'mailbox'
    | typeof appointmentMoves
    | 'owner-link'
    | 'owner-invitation'
    | 'owner-lock'
    | 'owner-known'
    | 'owner-message'
    | 'staff-login'
    | 'staff-logins'
    | 'staff-current'
    | 'staff-code'
    | 'staff-codes'
    | 'staff-links'
    | 'staff-forgotten'
    | 'staff-passkeys'
    | 'staff-set-up'
    | 'audit-sign-in'
    | 'staff-invitation'
    | 'staff-sign-in'
    | 'staff-provider'
    | 'staff-provider-visitor'
    | 'lead-reply'
    | 'lead-notice'
  value: string
}

export type Allowance = CountedUse & {
  most: number
  hours: number
}

type FormAllowanceInput = {
  payload: Payload
  now: Date
  /** The transaction to join, if the count has to roll back with it. */
  db?: Database
}

const hour = 3_600_000

/** The longest time over which anything is counted, in hours. */
export const LONGEST_COUNT = 24

const keyOf = ({ payload, use, value }: { payload: Payload } & CountedUse): string =>
  `${use}:${keepAsHash({ secret: payload.secret, use: `count:${use}`, value: value.toLowerCase() })}`

const minuteOf = (now: Date): Date => new Date(Math.floor(now.getTime() / 60_000) * 60_000)

const since = ({ now, hours }: { now: Date; hours: number }): string =>
  new Date(now.getTime() - hours * hour).toISOString()

type ClaimAllowanceInput = FormAllowanceInput & { allowance: Allowance }

/**
 * Takes one of an allowance if there is one left; false otherwise. It counts by the minute, so that the hour slides, and in
 * one statement: of two requests for the last one, the second waits for the row and finds it used.
 */
export async function claimAllowance({
  payload,
  allowance,
  now,
  db = databaseOf(payload),
}: ClaimAllowanceInput): Promise<boolean> {
  const { most, hours } = allowance
  const key = keyOf({ payload, ...allowance })
  const minute = minuteOf(now).toISOString()
  const others = sql`select coalesce(sum(${counted.count}), 0) from ${counted}
    where ${counted.key} = ${key} and ${counted.minute} > ${since({ now, hours })} and ${counted.minute} <> ${minute}`
  const { rows } = await db.execute(sql`
    insert into ${counts} (${counts.$.key}, ${counts.$.minute}, ${counts.$.count})
    select ${key}, ${minute}::timestamptz, 1 where (${others}) < ${most}
    on conflict (${counts.$.key}, ${counts.$.minute}) do update set ${counts.$.count} = ${counts.count} + 1
      where (${others}) + ${counts.count} < ${most}
    returning ${counts.count}`)
  return rows.length > 0
}

/** Whether forms have not written to a mailbox too often in this hour; it counts a mail from now on. */
export function mayWriteTo({ email, ...input }: FormAllowanceInput & { email: string }): Promise<boolean> {
  const most = Math.max(env.FORM_LIMIT_PER_HOUR, 20)
  return claimAllowance({ ...input, allowance: { use: 'mailbox', value: email, most, hours: 1 } })
}

/** Gives back one that was taken at this time, because its purpose has failed. */
export async function returnAllowance({ payload, allowance, now }: ClaimAllowanceInput): Promise<void> {
  await databaseOf(payload)
    .execute(sql`update ${formCounts} set ${formCounts.$.count} = ${formCounts.count} - 1
    where ${formCounts.key} = ${keyOf({ payload, ...allowance })} and ${formCounts.minute} = ${minuteOf(now).toISOString()} and ${formCounts.count} > 0`)
}

/** Takes one of each of several allowances, or none; then it returns the seconds until the exhausted one has one again. */
export async function claimAll({
  allowances,
  ...input
}: FormAllowanceInput & { allowances: readonly Allowance[] }): Promise<number | null> {
  const taken: Allowance[] = []
  for (const allowance of allowances) {
    if (await claimAllowance({ ...input, allowance })) {
      taken.push(allowance)
      continue
    }
    for (const earlier of taken) await returnAllowance({ ...input, allowance: earlier })
    return (await countOf({ ...input, allowance })).retryAfter
  }
  return null
}

/** How many were taken in the period of an allowance, and the seconds until the oldest no longer counts. */
export async function countOf({
  payload,
  allowance,
  now,
  db = databaseOf(payload),
}: ClaimAllowanceInput): Promise<{ count: number; retryAfter: number }> {
  const { rows } = await db.execute<{ count: number; oldest: number | null }>(sql`
    select coalesce(sum(${formCounts.count}), 0)::int as count, (extract(epoch from min(${formCounts.minute})) * 1000)::float8 as oldest
    from ${formCounts} where ${formCounts.key} = ${keyOf({ payload, ...allowance })}
      and ${formCounts.count} > 0 and ${formCounts.minute} > ${since({ now, hours: allowance.hours })}`)
  const [{ count, oldest } = { count: 0, oldest: null }] = rows
  const time = now.getTime()
  return { count, retryAfter: retryAfterSeconds({ oldest: oldest ?? time, now: time }) }
}
