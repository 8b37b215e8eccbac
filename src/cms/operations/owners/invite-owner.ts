import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { mayChangeAll } from '@/cms/access/property-access'
import { getScope } from '@/cms/access/staff-scope'
import { getOwner } from '@/cms/queries/owners/stored-owners'
import { inTransaction, transactionOf } from '@/cms/database/transactions'
import { seesEveryLead } from '@/domain/accounts/staff-rights'
import { isMailAddress } from '@/domain/mail/mailbox'
import { readNewOwner, type NewOwner, type NewOwnerErrors } from '@/domain/owners/new-owner'
import type { Result } from '@/domain/shared/result'
import { table } from '@/cms/database/tables'
import { noteAction } from '@/cms/operations/audit/note-action'
import { findKnownAddress } from './known-address'
import { queueOwnerLink } from './queue-owner-link'

const owners = table('owners')
const propertiesTable = table('properties')
const version = table('_properties_v', 'version')
const propertiesVersions = table('_properties_v')

/** The owner does not exist; has no mail address; got three invitations within the hour. */
export type InviteFailure = 'not-found' | 'no-address' | 'too-many'

/** Mails an owner a link to their first password, valid for seven days, in their language; and records when. */
export function inviteOwner({
  req,
  id,
  now,
}: {
  req: PayloadRequest
  id: number
  now: Date
}): Promise<Result<null, InviteFailure>> {
  return inTransaction(req, async () => {
    const owner = await getOwner({ payload: req.payload, id, req })
    if (!owner) return { ok: false, failure: 'not-found' }
    if (!isMailAddress(owner.email)) return { ok: false, failure: 'no-address' }
    if (!(await queueOwnerLink({ req, owner, reason: 'invitation', now })))
      return { ok: false, failure: 'too-many' }
    const db = await transactionOf(req)
    await db.execute(
      sql`update ${owners} set ${owners.$.invited_at} = ${now.toISOString()} where ${owners.id} = ${id}`,
    )
    await noteAction(req, { action: 'invite', kind: 'owners', id })
    return { ok: true, value: null }
  })
}

/** Rolls the transaction back: the properties cannot be linked. */
class TakenProperties extends Error {}

/** Properties that have an owner, published or in a draft, keep that owner. */
async function linkProperties({
  req,
  owner,
  properties,
}: {
  req: PayloadRequest
  owner: number
  properties: readonly number[]
}): Promise<void> {
  if (properties.length === 0) return
  const db = await transactionOf(req)
  const ids = sql.param([...properties])
  // A save of the property would publish its pending draft.
  const { rows } = await db.execute(sql`update ${propertiesTable} set ${propertiesTable.$.owner_id} = ${owner}
    where ${propertiesTable.id} = any(${ids}::int[]) and ${propertiesTable.owner_id} is null and ${propertiesTable.deleted_at} is null
      and not exists (select 1 from ${version}
      where ${version.parent_id} = ${propertiesTable.id} and ${version.latest} and ${version.version_owner_id} is not null)
    returning ${propertiesTable.id}`)
  if (rows.length < properties.length) throw new TakenProperties()
  for (const id of properties)
    await noteAction(req, { action: 'change', kind: 'properties', id, fields: ['owner'] })
  await db.execute(sql`update ${propertiesVersions} set ${propertiesVersions.$.version_owner_id} = ${owner}
    where ${propertiesVersions.parent_id} = any(${ids}::int[]) and ${propertiesVersions.latest}`)
}

async function createOwner(req: PayloadRequest, { properties, ...person }: NewOwner): Promise<number> {
  // Nobody knows this password; the link of the invitation leads to one of the owner's own.
  const password = randomBytes(32).toString('base64url')
  const { user } = req
  const madeBy = user?.collection === 'users' ? user.id : null
  const { id } = await req.payload.create({
    collection: 'owners',
    data: { ...person, password, madeBy },
    depth: 0,
    req,
  })
  await linkProperties({ req, owner: id, properties })
  return id
}

/**
 * Whether whoever sends a request may give these properties to an owner whose address they choose: with a property of a colleague that
 * address would open an area that counts leads, which only whoever sees every lead may see.
 */
async function mayGive(req: PayloadRequest, properties: readonly number[]): Promise<boolean> {
  const scope = await getScope(req)
  const areOwn = properties.every((id) => scope.ownProperties.includes(id))
  return (seesEveryLead(scope) || areOwn) && (await mayChangeAll(req, properties))
}

/**
 * Creates the account of a new owner, links properties without an owner to it and invites the owner, all in one
 * transaction. Returns the owner's number; errors of the form are codes by field.
 */
export async function inviteNewOwner({
  req,
  input,
  now,
}: {
  req: PayloadRequest
  input: Readonly<Record<string, unknown>>
  now: Date
}): Promise<Result<number, NewOwnerErrors>> {
  const read = readNewOwner(input)
  if (!read.ok) return read
  const { email, properties } = read.value
  if (!(await mayGive(req, properties))) return { ok: false, failure: { properties: 'invalid' } }
  const known = await findKnownAddress(req, { email, now })
  if (known !== 'free') return { ok: false, failure: { email: known } }
  try {
    return await inTransaction(req, async () => {
      const id = await createOwner(req, read.value)
      await inviteOwner({ req, id, now })
      return { ok: true, value: id }
    })
  } catch (error) {
    if (error instanceof TakenProperties) return { ok: false, failure: { properties: 'taken' } }
    throw error
  }
}
