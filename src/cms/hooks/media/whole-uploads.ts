import {
  APIError,
  type CollectionAfterErrorHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  MissingFile,
} from 'payload'
import { findRecord } from '@/cms/database/records'
import { files as store } from '@/cms/files/files'
import { isFileFolder, removeFiles } from '@/cms/files/stored-file'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { errorCodes } from '@/domain/shared/error-codes'
import { isRecord } from '@/domain/shared/is-record'
import { officeTexts } from '@/messages/office-texts'
import { keepDeletedFiles, keepReplacedFiles } from './keep-until-commit'

const full: EditorTexts = officeTexts.media.wholeUploads.full

type StoredFile = { filename: string; filesize: number }

/** The file of a document and its other sizes. */
function filesOf(document: unknown): StoredFile[] {
  if (!isRecord(document)) return []
  const sizes = isRecord(document.sizes) ? Object.values(document.sizes) : []
  return [document, ...sizes].flatMap((file) =>
    isRecord(file) && typeof file.filename === 'string'
      ? [{ filename: file.filename, filesize: typeof file.filesize === 'number' ? file.filesize : 0 }]
      : [],
  )
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

/** Refuses a file that does not fit on the disk, before Payload writes half of it. */
const requireRoom: CollectionBeforeChangeHook = async ({ collection, context, data, originalDoc, req }) => {
  const { slug: folder } = collection
  if (!req.file || !isFileFolder(folder)) return data
  const files = filesOf(data)
  const bytes = files.reduce((sum, { filesize }) => sum + filesize, 0)
  if (!(await store.hasRoom({ folder, bytes }))) throw new APIError(editorText(req, full), 507, undefined, true)
  const former = new Set(filesOf(originalDoc).map(({ filename }) => filename))
  context.newFiles = files.map(({ filename }) => filename).filter((name) => !former.has(name))
  return data
}

/** Deletes what a failed upload has written; a stored document keeps its files. */
const removeHalf: CollectionAfterErrorHook = async ({ collection, context, req }) => {
  const { newFiles } = context
  const { slug: folder } = collection
  if (!isTexts(newFiles) || !newFiles[0] || !isFileFolder(folder)) return
  const where = { filename: { equals: newFiles[0] } }
  // Deletes nothing while the owner of the files is unknown.
  const owner = await findRecord(req.payload, { collection: collection.slug, where }).catch(() => 'unknown')
  if (owner !== null) return
  await removeFiles(store, { folder, names: newFiles }).catch((error: unknown) =>
    req.payload.logger.error({ msg: 'Files of a failed upload are left', error: errorCodes(error) }),
  )
}

const namesSource = (data: unknown): boolean =>
  isRecord(data) && typeof data.url === 'string' && typeof data.filename === 'string'

/**
 * Refuses a new upload without a file whose request names an address: Payload would fetch it from there, however large it is, past
 * every check of our own. `pasteURL: false` closes its endpoint alone.
 */
const refuseAddresses: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const isCopy = 'duplicateFromID' in args && args.duplicateFromID !== undefined
  if (operation === 'create' && (isCopy || !req.file) && namesSource(req.data)) throw new MissingFile(req.t)
  return args
}

/** An upload collection without half-written files, files without a document or documents without their files. */
export function keepUploadsWhole(collection: CollectionConfig): CollectionConfig {
  if (!collection.upload) return collection
  const { hooks } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [refuseAddresses, ...(hooks?.beforeOperation ?? []), keepReplacedFiles],
      beforeChange: [...(hooks?.beforeChange ?? []), requireRoom],
      beforeDelete: [...(hooks?.beforeDelete ?? []), keepDeletedFiles],
      afterError: [...(hooks?.afterError ?? []), removeHalf],
    },
  }
}
