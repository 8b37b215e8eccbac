import { APIError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'
import { isStaff } from '@/cms/access/access'
import { isOwnerOfOthers, seesOwners } from '@/cms/access/owner-access'
import { getScope } from '@/cms/access/staff-scope'
import { editorText } from '@/cms/fields/editor-text'
import { runningSave } from '@/cms/hooks/edits/guard-edits'
import { findKnownAddress } from '@/cms/operations/owners/known-address'
import type { Owner } from '@/cms/payload-types'
import { seesEveryLead } from '@/domain/accounts/staff-rights'
import { relationId } from '@/domain/shared/relation-id'
import { officeTexts } from '@/messages/office-texts'
import { screenTexts } from '@/messages/screen-texts'

/** Whether whoever sends a request may give an owner, or none, to one of their own properties, or to another one. */
async function mayGive(
  req: PayloadRequest,
  { owner, property }: { owner: number | null; property: number | 'new' },
): Promise<boolean> {
  const scope = await getScope(req)
  if (seesEveryLead(scope)) return true
  const isOwn = property === 'new' || scope.ownProperties.includes(property)
  return isOwn && (owner === null || (await seesOwners(req, [owner])))
}

/**
 * Whoever does not see every lead gives an owner to their own properties alone, and only one that they see: with the number of another
 * they would read who that is. A property of a colleague keeps its owner, as they could otherwise make one of all of whose properties
 * they have. A version that is taken back changes the owner as a save does.
 */
export const keepOwner: CollectionBeforeChangeHook = async ({
  collection: { slug },
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (!isStaff(req) || runningSave(req, slug).overridesAccess) return data
  const owner = relationId(data.owner)
  if (owner === relationId(originalDoc?.owner)) return data
  const property = operation === 'create' ? 'new' : Number(originalDoc?.id)
  if (await mayGive(req, { owner, property })) return data
  throw new APIError(editorText(req, officeTexts.limits.owner), 403, undefined, true)
}

/**
 * Whoever does not see every lead changes the mail address of an owner only where no property of the owner is of somebody else: with an
 * address of their own they would log in to an area that counts leads that they do not see.
 */
export const keepOwnerAddress: CollectionBeforeChangeHook<Owner> = async (change) => {
  const { collection, data, originalDoc, operation, req } = change
  if (operation === 'create' || !originalDoc || !isStaff(req)) return data
  if (runningSave(req, collection.slug).overridesAccess) return data
  if (typeof data.email !== 'string' || data.email.trim().toLowerCase() === originalDoc.email) return data
  if (await isOwnerOfOthers(req, originalDoc.id))
    throw new APIError(editorText(req, officeTexts.limits.ownerAddress), 403, undefined, true)
  // One that is taken is refused by the database, at its field.
  if ((await findKnownAddress(req, { email: data.email, now: new Date() })) === 'too-many')
    throw new APIError(editorText(req, screenTexts.owners.invite.tooMany), 429, undefined, true)
  return data
}
