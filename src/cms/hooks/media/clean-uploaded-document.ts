import { type CollectionBeforeOperationHook, type UploadCollectionSlug, ValidationError } from 'payload'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { cleanDocument } from '@/cms/operations/media/clean-document'
import { officeTexts } from '@/messages/office-texts'

const refusal: EditorTexts = officeTexts.media.cleanDocument.refusal

/** Removes the metadata of a document that is a picture: phones record where and when it was taken. */
export const cleanUploadedDocuments =
  (collection: UploadCollectionSlug): CollectionBeforeOperationHook =>
  async ({ operation, req }) => {
    const { file } = req
    if ((operation !== 'create' && operation !== 'update') || !file) return
    const clean = await cleanDocument(file.data).catch(() => 'unreadable' as const)
    if (clean === 'unreadable') {
      const errors = [{ path: 'file', message: editorText(req, refusal) }]
      throw new ValidationError({ collection, errors, req }, req.t)
    }
    if (!clean) return
    const { data, mimetype, extension } = clean
    const name = file.name.replace(/\.[^.]*$/, `.${extension}`)
    req.file = { ...file, data, size: data.length, mimetype, name }
  }
