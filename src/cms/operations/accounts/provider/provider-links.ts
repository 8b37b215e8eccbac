import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { openText, sealText } from '@/cms/access/sealed-text'
import { table } from '@/cms/database/tables'
import { inTransaction, transactionOf } from '@/cms/database/transactions'
import { endOtherSessions } from '@/cms/operations/accounts/end-sessions'
import { lockAccount } from '@/cms/operations/accounts/second-factor/stored-factor'
import { auditActor, noteAction } from '@/cms/operations/audit/note-action'
import type { User } from '@/cms/payload-types'
import { getProviderLink, type ProviderPerson } from '@/cms/queries/accounts/login-provider'

const links = table('staff_provider_links')
const users = table('users')

type LinkRequest = Pick<PayloadRequest, 'payload' | 'transactionID' | 'user'>

type NewLink = ProviderPerson & { user: User; now: Date }

/**
 * Stores to whom at the provider an account belongs, once; a link with a former issuer is replaced. False if the account belongs to
 * another person of this one, or the person to another account.
 */
export async function linkAccount(
  req: LinkRequest,
  { user, issuer, subject, now }: NewLink,
): Promise<boolean> {
  const db = await transactionOf(req)
  await db.execute(
    sql`delete from ${links} where ${links.user_id} = ${user.id} and ${links.issuer} <> ${issuer}`,
  )
  const { rows } = await db.execute(sql`
    insert into ${links} (${links.$.user_id}, ${links.$.issuer}, ${links.$.subject}, ${links.$.since})
    values (${user.id}, ${issuer}, ${subject}, ${now.toISOString()}) on conflict do nothing returning ${links.$.user_id}`)
  if (rows.length === 0) {
    const link = await getProviderLink(db, user.id)
    return link?.issuer === issuer && link.subject === subject
  }
  await noteAction(req, { action: 'link-provider', kind: 'users', id: user.id, actor: auditActor(user) })
  return true
}

/** Forgets to whom at a provider an account belongs; false if it has no link. */
export async function deleteLink(req: LinkRequest, account: number): Promise<boolean> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(
    sql`delete from ${links} where ${links.user_id} = ${account} returning ${links.user_id}`,
  )
  if (rows.length === 0) return false
  await noteAction(req, { action: 'unlink-provider', kind: 'users', id: account })
  return true
}

/** Logins that wait for their second factor end, as with another password; false if there is no account. */
async function endWaitingLogins(req: LinkRequest, account: number): Promise<boolean> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    update ${users} set ${users.$.invitation_version} = coalesce(${users.invitation_version}, 0) + 1
    where ${users.id} = ${account} returning ${users.id}`)
  return rows.length > 0
}

/**
 * An administrator takes the link of an account away, and its sessions end. Logins that wait for their second factor end also where
 * there is no link yet, as they would make one. False if there is no account.
 */
export const unlinkAccount = (req: PayloadRequest, account: number): Promise<boolean> =>
  inTransaction(req, async () => {
    await lockAccount(req, account)
    if (!(await endWaitingLogins(req, account))) return false
    if (await deleteLink(req, account)) await endOtherSessions(req, account)
    return true
  })

const sealedLink = z.object({ issuer: z.string(), subject: z.string() })

// The token names the account, its version and the time as well as the login.
const keyOf = ({ secret }: Payload, token: string) =>
  ({ secret, use: 'provider-link', owner: `login/${token}` }) as const

/**
 * The link that a login by the provider makes once it has its second factor: the browser keeps it until then, and cannot read it. It
 * counts only together with the token of this login (`signPendingLogin`), and as long.
 */
export const sealLink = (payload: Payload, { token, ...link }: ProviderPerson & { token: string }): string =>
  sealText({ ...keyOf(payload, token), text: JSON.stringify(link) })

/**
 * Makes the link that waited for the second factor, if one did; false if it cannot be made any more. A link of another login is none.
 * The caller has checked the token.
 */
export async function linkAfterFactor(
  req: PayloadRequest,
  { user, token, link, now }: { user: User; token: unknown; link: unknown; now: Date },
): Promise<boolean> {
  const text = typeof token === 'string' ? openText({ ...keyOf(req.payload, token), sealed: link }) : null
  return text === null || linkAccount(req, { ...sealedLink.parse(JSON.parse(text)), user, now })
}
