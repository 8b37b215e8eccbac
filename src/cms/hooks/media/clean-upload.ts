import { sql } from '@payloadcms/db-postgres'
import {
  type CollectionAfterChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { cleanPicture, type CleanPicture } from '@/cms/operations/media/clean-picture'
import { originalName } from '@/cms/operations/media/picture-names'
import { transactionOf } from '@/cms/database/transactions'
import { table } from '@/cms/database/tables'
import { officeTexts } from '@/messages/office-texts'

const mediaOriginals = table('media_originals')

const refusal: EditorTexts = officeTexts.media.cleanUpload.refusal

function refuse(req: PayloadRequest): never {
  const errors = [{ path: 'file', message: editorText(req, refusal) }]
  throw new ValidationError({ collection: 'media', errors, req }, req.t)
}

const cleanOrNull = (data: Buffer): Promise<CleanPicture | null> => cleanPicture(data).catch(() => null)

/**
 * Removes the metadata of a picture: cameras record where and when it was taken. Its original gets a name that nobody can
 * guess (docs/media.md).
 */
export const cleanUpload: CollectionBeforeOperationHook = async ({ context, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return
  delete context.isCleanUpload
  const { file } = req
  if (!file?.data.length) return
  const clean = await cleanOrNull(file.data)
  if (!clean) refuse(req)
  const { data, mimetype, extension } = clean
  req.file = {
    ...file,
    data,
    size: data.length,
    mimetype,
    name: originalName({ name: file.name, extension }),
  }
  context.isCleanUpload = true
}

/** Records that the original was clean on upload, so that the job for earlier ones skips it. */
export const noteCleanOriginal: CollectionAfterChangeHook = async ({ context, doc, req }) => {
  // A new focal point encodes the stored file again, which may be an earlier one.
  if (context.isCleanUpload !== true) return
  const db = await transactionOf(req)
  await db.execute(
    sql`insert into ${mediaOriginals} (${mediaOriginals.$.media_id}) values (${doc.id}) on conflict do nothing`,
  )
}
