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

/** An administrator takes the link of an account away, and its sessions end; false if it has none. */
export const unlinkAccount = (req: PayloadRequest, account: number): Promise<boolean> =>
  inTransaction(req, async () => {
    await lockAccount(req, account)
    if (!(await deleteLink(req, account))) return false
    await endOtherSessions(req, account)
    return true
  })

const sealedLink = z.object({ issuer: z.string(), subject: z.string(), until: z.number() })

const keyOf = ({ secret }: Payload, account: number) =>
  ({ secret, use: 'provider-link', owner: `users/${account}` }) as const

/** The link that a login by the provider makes once it has its second factor: the browser keeps it until then, and cannot read it. */
export const sealLink = (
  payload: Payload,
  { account, until, ...link }: ProviderPerson & { account: number; until: Date },
): string =>
  sealText({ ...keyOf(payload, account), text: JSON.stringify({ ...link, until: until.getTime() }) })

/**
 * Makes the link that waited for the second factor, if one did; false if it cannot be made any more. A link that is too old, or of
 * another account, is none.
 */
export async function linkAfterFactor(
  req: PayloadRequest,
  { user, link, now }: { user: User; link: unknown; now: Date },
): Promise<boolean> {
  const text = openText({ ...keyOf(req.payload, user.id), sealed: link })
  if (text === null) return true
  const { until, ...person } = sealedLink.parse(JSON.parse(text))
  return until <= now.getTime() || linkAccount(req, { ...person, user, now })
}
