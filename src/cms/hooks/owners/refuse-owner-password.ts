import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { editorText } from '@/cms/fields/editor-text'
import { officeTexts } from '@/messages/office-texts'
import { isRecord } from '@/domain/shared/is-record'

const ownChoice = officeTexts.owners.refuseOwnerPassword.ownChoice

/** Nobody may set an owner's password over REST: they could log in as that owner unnoticed. */
export const refuseOwnerPassword: CollectionBeforeOperationHook = ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'update' || overrideAccess) return
  const data: unknown = 'data' in args ? args.data : null
  if (isRecord(data) && data.password) throw new APIError(editorText(req, ownChoice), 403, undefined, true)
}
