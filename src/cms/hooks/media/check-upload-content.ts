import { type CollectionBeforeOperationHook, ValidationError } from 'payload'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { isFileOfName } from '@/domain/media/document-content'
import { officeTexts } from '@/messages/office-texts'

const refusal: EditorTexts = officeTexts.media.checkUploadContent.refusal

/** Accepts a file only if its content fits its name, before anything reads it. */
export const checkUploadContent: CollectionBeforeOperationHook = ({ operation, req }) => {
  const { file } = req
  if (operation !== 'create' || !file) return
  if (isFileOfName({ name: file.name, bytes: file.data })) return
  const errors = [{ path: 'file', message: editorText(req, refusal) }]
  throw new ValidationError({ collection: 'owner-files', errors, req }, req.t)
}
