import {
  APIError,
  isolateObjectProperty,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionConfig,
  type Config,
  type PayloadRequest,
  type Plugin,
  type UploadConfig,
} from 'payload'
import { findRecordAs } from '@/cms/database/records'
import { afterCommit, afterRollback } from '@/cms/database/transactions'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import type { Bucket } from '@/cms/files/bucket'
import { bucket, files } from '@/cms/files/files'
import { fileFolders, isFileFolder, removeFiles, type FileFolder } from '@/cms/files/stored-file'
import { readMediaFile } from '@/cms/operations/media/read-media-file'
import { sendPrivateFile } from '@/cms/operations/media/send-private-file'
import { namesOf } from '@/cms/operations/media/stored-names'
import { errorCodes } from '@/domain/shared/error-codes'
import { officeTexts } from '@/messages/office-texts'
import { loadStoredPicture } from './load-stored-picture'

const away: EditorTexts = officeTexts.media.bucketUploads.away

/**
 * The request as the plugin sees it. It would save the document a second time, with what it already has, and write the
 * name of its file into the log.
 */
function withoutSaving(req: PayloadRequest): PayloadRequest {
  const payload = isolateObjectProperty(req.payload, ['update', 'logger'])
  Object.assign(payload, { update: () => Promise.resolve({}), logger: { error: () => undefined } })
  const own = isolateObjectProperty(req, ['payload', 'context', 'file', 'payloadUploadSizes'])
  return Object.assign(own, { payload, context: { ...req.context } })
}

type InFolder = { folder: FileFolder; upload: CollectionAfterChangeHook }

type UploadArgs = Parameters<CollectionAfterChangeHook>[0]

/** The calls of the plugin's hook that upload one file each: the original, and every size that was made of it. */
function callsOf(args: UploadArgs): UploadArgs[] {
  const { doc, req } = args
  const { file, payloadUploadSizes = {} } = req
  const sizes: Record<string, object | null> = doc.sizes ?? {}
  const call = (stored: object, sent: PayloadRequest['file']): UploadArgs => ({
    ...args,
    doc: { ...doc, ...stored, sizes: {} },
    operation: 'create',
    req: Object.assign(withoutSaving(req), { file: sent }),
  })
  const made = Object.entries(payloadUploadSizes).flatMap(([key, data]) =>
    file && sizes[key] ? [call(sizes[key], { ...file, data, size: data.length, tempFilePath: undefined })] : [],
  )
  return [call({}, file), ...made]
}

/**
 * Uploads the new files, and waits for each: the plugin would give up with the first that fails, and the others would
 * arrive after they were deleted.
 */
async function uploadEach(upload: CollectionAfterChangeHook, args: UploadArgs): Promise<void> {
  const uploads = await Promise.allSettled(callsOf(args).map(async (call) => upload(call)))
  for (const result of uploads) if (result.status === 'rejected') throw result.reason
}

/**
 * Uploads the new files within the transaction of the save, whose failure deletes them; what they replace is deleted once
 * the save is committed. The plugin alone would delete that before, and leave the new files of a failed save.
 */
const uploadWhole =
  ({ folder, upload }: InFolder): CollectionAfterChangeHook =>
  async (args) => {
    const { doc, operation, previousDoc, req } = args
    if (!req.file) return
    const former = new Set(operation === 'update' ? namesOf(previousDoc) : [])
    const names = namesOf(doc)
    const added = names.filter((name) => !former.has(name))
    await afterRollback(req, () => removeFiles(files, { folder, names: added }))
    try {
      await uploadEach(upload, args)
    } catch (error) {
      req.payload.logger.error({ msg: 'An upload did not reach the bucket', error: errorCodes(error) })
      throw new APIError(editorText(req, away), 503, undefined, true)
    }
    for (const name of names) former.delete(name)
    await afterCommit(req, () => removeFiles(files, { folder, names: [...former] }))
  }

const removeAtEnd =
  (folder: FileFolder): CollectionAfterDeleteHook =>
  ({ doc, req }) =>
    afterCommit(req, () => removeFiles(files, { folder, names: namesOf(doc) }))

type Handler = NonNullable<UploadConfig['handlers']>[number]

const notFound = () => new Response(null, { status: 404 })

async function sendPublic(name: string): Promise<Response> {
  const file = await readMediaFile(name)
  return file ? new Response(file.content, { headers: { 'Content-Type': file.type } }) : notFound()
}

/** Sends a file of the bucket to staff; access is checked before. */
const sendStored =
  (folder: FileFolder): Handler =>
  async (req, { params }) => {
    // A program of staff that says it has put a file into the bucket itself: nobody may, but the site.
    if (params.clientUploadContext !== undefined) throw new Error('The site alone writes into its bucket')
    const { filename } = params
    if (folder === 'media') return sendPublic(filename)
    const where = { filename: { equals: filename } }
    const stored = await findRecordAs<{ id: number; originalName?: string | null }>(req.payload, {
      collection: folder,
      where,
    })
    const title = stored?.originalName ?? filename
    const file = stored && { folder, name: filename, title }
    return (file && (await sendPrivateFile({ request: req, file }))) ?? notFound()
  }

type StoredUpload = InFolder & { own: CollectionConfig }

const hooksInBucket = ({ own: { hooks }, folder, upload }: StoredUpload): CollectionConfig['hooks'] => ({
  ...hooks,
  beforeOperation: [...(hooks?.beforeOperation ?? []), loadStoredPicture],
  afterChange: [...(hooks?.afterChange ?? []), uploadWhole({ folder, upload })],
  afterDelete: [...(hooks?.afterDelete ?? []), removeAtEnd(folder)],
})

function inBucket(stored: StoredUpload): CollectionConfig {
  const { own, folder } = stored
  const settings = typeof own.upload === 'object' ? own.upload : {}
  return {
    ...own,
    // Payload would fetch the copied file from its own address.
    disableDuplicate: true,
    upload: {
      ...settings,
      adapter: 's3',
      disableLocalStorage: true,
      requiresClientUploadReceipt: true,
      handlers: settings.handlers ?? [sendStored(folder)],
    },
    hooks: hooksInBucket(stored),
  }
}

/** The hook of the plugin that uploads: its last one. */
function uploadOf(changed: Config, folder: FileFolder): CollectionAfterChangeHook {
  const upload = changed.collections?.find(({ slug }) => slug === folder)?.hooks?.afterChange?.at(-1)
  if (!upload) throw new Error(`The plugin of S3 leaves ${folder} as it is`)
  return upload
}

async function keepInBucket(config: Config, { name, prefix, client }: Bucket): Promise<Config> {
  const { s3Storage } = await import('@payloadcms/storage-s3')
  const prefixes = Object.fromEntries(
    fileFolders.map((folder) => [folder, { prefix: `${prefix}${folder}` }] as const),
  )
  // A copy, because the plugin writes into it: parts of the back office for browsers that upload by themselves.
  const copy: Config = { ...config, admin: { components: { providers: [] }, dependencies: {} } }
  const changed = await s3Storage({ bucket: name, config: client, collections: prefixes })(copy)
  return {
    ...config,
    collections: config.collections?.map((own) => {
      const { slug: folder } = own
      return isFileFolder(folder) ? inBucket({ own, folder, upload: uploadOf(changed, folder) }) : own
    }),
  }
}

/**
 * Uploads go to the bucket of the site, if it has one: with the official plugin, of which only the upload itself stays. Its
 * fields would make the tables depend on the environment, its parts of the back office the import map.
 */
export const bucketUploads: Plugin = (config) => (bucket ? keepInBucket(config, bucket) : config)
