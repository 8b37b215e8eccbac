import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { afterCommit, afterRollback, transactionOf } from '@/cms/database/transactions'
import { bucket, files } from '@/cms/files/files'
import { removeFiles } from '@/cms/files/stored-file'
import { eraseFormer, noteFormer } from '@/cms/operations/media/marks/former-files'
import { isLogo } from '@/cms/queries/media/get-watermark'
import { queueMarking } from '@/cms/operations/media/marks/mark-photos'
import { isPictureOfProperty, type StoredSize } from '@/cms/operations/media/marks/photos'
import { findMarkForUpload, prepareSizes } from '@/cms/operations/media/marks/prepare-sizes'
import { isRecord } from '@/domain/shared/is-record'

type UploadedPicture = { filename: string; sizes: Record<string, unknown>; names: string[] }

const fileNameOf = (size: unknown): string | null =>
  isRecord(size) && typeof size.filename === 'string' ? size.filename : null

function uploadedPicture(data: unknown): UploadedPicture | null {
  if (!isRecord(data) || typeof data.filename !== 'string' || !isRecord(data.sizes)) return null
  const { filename, sizes } = data
  return { filename, sizes, names: Object.values(sizes).flatMap((size) => fileNameOf(size) ?? []) }
}

type PictureFacts = { id?: unknown; kind?: unknown; isOfProperty?: unknown }

async function isPhotoOfProperty(
  req: PayloadRequest,
  { data, stored }: { data: PictureFacts; stored: PictureFacts | undefined },
): Promise<boolean> {
  if ((data.kind ?? stored?.kind ?? 'photo') !== 'photo') return false
  if (data.isOfProperty === true) return true
  const id = stored?.id
  return typeof id === 'number' && (await isPictureOfProperty({ db: await transactionOf(req), id }))
}

/** In a bucket the upload that follows stores what Payload has made. */
async function writeFiles(req: PayloadRequest, sizes: readonly StoredSize[]): Promise<void> {
  if (bucket && req.payloadUploadSizes) {
    for (const { size, data } of sizes) req.payloadUploadSizes[size] = data
    return
  }
  const names = sizes.map(({ name }) => name)
  await afterRollback(req, () => removeFiles(files, { folder: 'media', names }))
  for (const { name, data } of sizes)
    if (!(await files.writeIfRoom({ folder: 'media', name, bytes: data })))
      throw new Error('There is no room for the sizes of a picture')
}

const recordOf = ({ name, data, width, height }: StoredSize) => ({
  url: null,
  filename: name,
  filesize: data.length,
  mimeType: 'image/webp',
  width,
  height,
})

/**
 * Gives a new photo of a property its sizes with the watermark of the settings, before anything points to those that Payload has made
 * without. The original stays as it is.
 */
export const markUpload: CollectionBeforeChangeHook = async ({ context, data, originalDoc, req }) => {
  delete context.unmarkedFiles
  const content = req.file?.data
  const picture = uploadedPicture(data)
  if (!content?.length || !picture) return data
  if (!(await isPhotoOfProperty(req, { data, stored: originalDoc }))) return data
  const mark = await findMarkForUpload(req)
  if (!mark) return data
  const { filename, names } = picture
  const sizes = await prepareSizes({ filename, original: content, present: names.at(-1) ?? null, mark })
  await writeFiles(req, sizes)
  const unmarked = sizes.flatMap(({ size }) => fileNameOf(picture.sizes[size]) ?? [])
  await afterRollback(req, () => removeFiles(files, { folder: 'media', names: unmarked }))
  context.unmarkedFiles = unmarked
  const marked = Object.fromEntries(sizes.map((each) => [each.size, recordOf(each)]))
  return { ...data, sizes: { ...picture.sizes, ...marked } }
}

/** Erases the sizes without a watermark; has pictures made anew whose watermark is another now. */
export const afterMarking: CollectionAfterChangeHook = async ({ context, doc, previousDoc, operation, req }) => {
  const { unmarkedFiles } = context
  if (Array.isArray(unmarkedFiles) && unmarkedFiles.length > 0) {
    const names = unmarkedFiles.map(String)
    await noteFormer({ db: await transactionOf(req), media: doc.id, names }, 'now')
    await afterCommit(req, () => eraseFormer(req.payload, doc.id))
  }
  if (operation === 'create') return
  const isOtherKind = doc.kind !== previousDoc?.kind
  const isOtherLogo = doc.filename !== previousDoc?.filename && (await isLogo(req, doc.id))
  if (isOtherKind || isOtherLogo) await queueMarking(req)
}
