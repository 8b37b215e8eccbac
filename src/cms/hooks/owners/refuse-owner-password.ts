import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { editorText } from '@/cms/fields/editor-text'
import { officeTexts } from '@/messages/office-texts'

const ownChoice = officeTexts.owners.refuseOwnerPassword.ownChoice

/** Nobody gives an owner a password over REST: they would log in as that owner, and nothing would tell. */
export const refuseOwnerPassword: CollectionBeforeOperationHook = ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'update' || overrideAccess) return
  const data: unknown = 'data' in args ? args.data : null
  if (typeof data === 'object' && data !== null && 'password' in data && data.password)
    throw new APIError(editorText(req, ownChoice), 403, undefined, true)
}
