import { APIError, type CollectionBeforeDeleteHook, type CollectionBeforeOperationHook } from 'payload'
import { editorText } from '@/cms/fields/editor-text'
import { isFileAwaited, keepSentDocuments } from '@/cms/operations/leads/keep-sent-documents'
import { officeTexts } from '@/messages/office-texts'

/** A document that is deleted goes on with the answers that wait for the mail server. */
export const keepSentDocument: CollectionBeforeDeleteHook = ({ id, req }) =>
  keepSentDocuments(req, Number(id))

/** The same for one whose file is replaced: a letter does not come with something else under the former name. */
export const keepReplacedDocument: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  // A file replaces that of one document at a time.
  if (operation === 'update' && req.file && 'id' in args) await keepSentDocuments(req, Number(args.id))
  return args
}

/** A file of somebody's computer that waits to be sent with an answer is not deleted by itself: there is no other copy of it. */
export const keepAwaitedFile: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (await isFileAwaited(req, Number(id)))
    throw new APIError(editorText(req, officeTexts.leads.applicantFiles.awaited), 409, undefined, true)
}
