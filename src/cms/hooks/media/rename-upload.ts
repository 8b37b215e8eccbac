import { randomUUID } from 'node:crypto'
import { extname } from 'node:path'
import {
  type CollectionBeforeOperationHook,
  type FieldHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { officeTexts } from '@/messages/office-texts'

const maximumSize = 20_000_000 // bytes; the general limit of payload.config.ts guards REST alone

const extensions = ['.pdf', '.doc', '.docx', '.png', '.jpg', '.jpeg']

const refusals: Record<'extension' | 'size', EditorTexts> = officeTexts.media.renameUpload.refusals

function refuse(req: PayloadRequest, reason: keyof typeof refusals): never {
  throw new ValidationError(
    { collection: 'documents', errors: [{ path: 'file', message: editorText(req, refusals[reason]) }], req },
    req.t,
  )
}

/**
 * Stores an uploaded document under a name nobody can guess. The extension comes from a fixed list, because a browser may
 * call a web page "contract.pdf.html"; the content is then compared with the types of the collection.
 */
export const renameUpload: CollectionBeforeOperationHook = ({ context, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return
  // Several operations may share a request, and must not share the name.
  delete context.originalName
  const { file } = req
  if (!file) return
  const extension = extname(file.name).toLowerCase()
  if (!extensions.includes(extension)) refuse(req, 'extension')
  if (file.size > maximumSize) refuse(req, 'size')
  context.originalName = file.name.slice(-200)
  req.file = { ...file, name: `${randomUUID()}${extension}` }
}

/** Stores the name that the file had on the editor's computer. */
export const keepOriginalName: FieldHook = ({ context, value }) =>
  typeof context.originalName === 'string' ? context.originalName : value
