import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { ValidationError, type PayloadRequest } from 'payload'
import { findRecord } from '@/cms/database/records'
import { table } from '@/cms/database/tables'
import { inTransaction, transactionOf } from '@/cms/database/transactions'
import { staffInvitation } from '@/cms/mail/accounts/staff-invitation'
import { noteAction } from '@/cms/operations/audit/note-action'
import { claimAllowance } from '@/cms/operations/leads/form-allowance'
import { queueMail } from '@/cms/operations/mails/queue-mail'
import type { User } from '@/cms/payload-types'
import { isAwaited, staffInvitationAddress } from '@/cms/queries/accounts/staff-invitations'
import { getMailAgency } from '@/cms/queries/agency/mail-agency'
import { readNewColleague, type NewColleagueErrors } from '@/domain/accounts/new-colleague'
import { knownLocale } from '@/domain/shared/locale'
import type { Result } from '@/domain/shared/result'
import { env } from '@/env'

const users = table('users')

/** The account does not exist or is in use already; or it got three invitations within the hour. */
export type InviteAgainFailure = 'not-found' | 'too-many'

const MOST_PER_HOUR = 3

/** Raises the version of the invitation, which revokes an earlier link, and queues the mail with the new one. */
async function sendInvitation(
  req: PayloadRequest,
  { user, now }: { user: Pick<User, 'id' | 'name' | 'email' | 'language'>; now: Date },
): Promise<void> {
  const { payload } = req
  const { id, email } = user
  const locale = knownLocale(user.language)
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ version: number }>(sql`update ${users}
    set ${users.$.invitation_version} = coalesce(${users.invitation_version}, 0) + 1, ${users.$.invited_at} = ${now.toISOString()}
    where ${users.id} = ${id} returning ${users.invitation_version}::int as version`)
  const agency = await getMailAgency({ payload, locale, req })
  const version = rows[0]?.version ?? 0
  const href = staffInvitationAddress({ secret: payload.secret, id, version, now })
  const mail = staffInvitation({ agency, name: user.name ?? '', href }, locale)
  const replyTo = { address: env.AGENCY_EMAIL, name: agency.name }
  await queueMail({
    req,
    mail: { ...mail, kind: 'account-invitation', locale, to: email, replyTo, about: `users/${id}` },
  })
  await noteAction(req, { action: 'invite', kind: 'users', id })
}

const isInvalid = (error: unknown): boolean => error instanceof ValidationError

/**
 * Creates the account of a colleague and mails them a link where they choose their password, in one transaction. Until then
 * nobody can log in with the account. Returns its number; errors of the form are codes by field.
 */
export async function inviteColleague({
  req,
  input,
  now,
}: {
  req: PayloadRequest
  input: Readonly<Record<string, unknown>>
  now: Date
}): Promise<Result<number, NewColleagueErrors>> {
  const read = readNewColleague(input)
  if (!read.ok) return read
  const taken = { ok: false, failure: { email: 'taken' } } as const
  const where = { email: { equals: read.value.email } }
  if (await findRecord(req.payload, { collection: 'users', where })) return taken
  try {
    return await inTransaction(req, async () => {
      // Nobody knows this password, and the account is closed until its person chose one.
      const password = randomBytes(32).toString('base64url')
      const data = { ...read.value, password }
      const user = await req.payload.create({ collection: 'users', data, depth: 0, req })
      await sendInvitation(req, { user, now })
      return { ok: true, value: user.id }
    })
  } catch (error) {
    // Somebody else invited the same person meanwhile.
    if (isInvalid(error)) return taken
    throw error
  }
}

/** Mails an awaited colleague another link, and revokes the earlier one. */
export function inviteColleagueAgain({
  req,
  id,
  now,
}: {
  req: PayloadRequest
  id: number
  now: Date
}): Promise<Result<null, InviteAgainFailure>> {
  return inTransaction(req, async () => {
    const db = await transactionOf(req)
    await db.execute(sql`select ${users.id} from ${users} where ${users.id} = ${id} for update`)
    const user = await findRecord(req.payload, { collection: 'users', where: { id: { equals: id } }, req })
    if (!user || !isAwaited(user)) return { ok: false, failure: 'not-found' }
    const allowance = { use: 'staff-invitation', value: String(id), most: MOST_PER_HOUR, hours: 1 } as const
    if (!(await claimAllowance({ payload: req.payload, db, allowance, now })))
      return { ok: false, failure: 'too-many' }
    await sendInvitation(req, { user, now })
    return { ok: true, value: null }
  })
}
