import { sql } from '@payloadcms/db-postgres'
import { APIError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'
import { editorText } from '@/cms/fields/editor-text'
import { notifyFormerAddress } from '@/cms/operations/owners/notify-former-address'
import type { Owner } from '@/cms/payload-types'
import { transactionOf } from '@/cms/database/transactions'
import { table } from '@/cms/database/tables'
import { officeTexts } from '@/messages/office-texts'

const owners = table('owners')

const changed = officeTexts.owners.takeBackOwnerLinks.changed

async function findVersion({ req, id }: { req: PayloadRequest; id: number }): Promise<number> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ version: number }>(
    sql`select coalesce(${owners.link_version}, 0)::int as version from ${owners} where ${owners.id} = ${id} for update`,
  )
  return rows[0]?.version ?? 0
}

const isOther = (email: unknown, before: string): boolean =>
  typeof email === 'string' && email.trim().toLowerCase() !== before

/**
 * A new mail address or password revokes every mailed link. A new address also ends every login, as it may have been
 * somebody else's, and an owner who has logged in before is notified at the old address.
 */
export const takeBackOwnerLinks: CollectionBeforeChangeHook<Owner> = async (change) => {
  const { data, originalDoc, operation, req } = change
  if (operation === 'create' || !originalDoc) return data
  const isOtherAddress = isOther(data.email, originalDoc.email)
  if (!isOtherAddress && !data.password) return data
  const version = await findVersion({ req, id: originalDoc.id })
  // The write restores all values that were read, so they must still be current.
  if (version !== (originalDoc.linkVersion ?? 0))
    throw new APIError(editorText(req, changed), 409, undefined, true)
  // An address without a login may be a typing error that belongs to a stranger.
  if (isOtherAddress && originalDoc.lastLoginAt) await notifyFormerAddress({ req, id: originalDoc.id })
  return { ...data, linkVersion: version + 1, ...(isOtherAddress && { sessions: [] }) }
}
