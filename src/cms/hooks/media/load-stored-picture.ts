import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { findRecordAs } from '@/cms/database/records'
import { files } from '@/cms/files/files'
import { isFileFolder, type FileFolder } from '@/cms/files/stored-file'
import { isRecord } from '@/domain/shared/is-record'

type StoredPicture = {
  id: number
  filename?: string | null
  mimeType?: string | null
  focalX?: number | null
  focalY?: number | null
}

const cuts = ['crop', 'heightInPixels', 'widthInPixels']

/** The new focal point of a save, as Payload reads it; null if it has none. */
function focalPointOf(edits: Record<string, unknown>, data: unknown): { x: unknown; y: unknown } | null {
  if (isRecord(edits.focalPoint)) return { x: edits.focalPoint.x, y: edits.focalPoint.y }
  return isRecord(data) && data.focalX && data.focalY ? { x: data.focalX, y: data.focalY } : null
}

function isEdited(req: PayloadRequest, { data, stored }: { data: unknown; stored: StoredPicture }): boolean {
  const edits = isRecord(req.query?.uploadEdits) ? req.query.uploadEdits : {}
  if (cuts.some((cut) => edits[cut])) return true
  const point = focalPointOf(edits, data)
  return point !== null && (point.x !== stored.focalX || point.y !== stored.focalY)
}

/** The stored document that a save changes; null for another operation, and for a save of several. */
async function findEdited(req: PayloadRequest, { folder, args }: { folder: FileFolder; args: unknown }) {
  if (!isRecord(args) || args.id === undefined) return null
  const where = { id: { equals: args.id } }
  const stored = await findRecordAs<StoredPicture>(req.payload, { collection: folder, where })
  return stored && isEdited(req, { data: args.data, stored }) ? stored : null
}

/**
 * For a picture that is cut or gets another focal point. Payload would fetch it from its own address, which a server cannot
 * always reach; so the stored file comes from the bucket as if it were uploaded again.
 */
export const loadStoredPicture: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  const { slug: folder } = collection
  if (operation !== 'update' || req.file || !isFileFolder(folder)) return
  const stored = await findEdited(req, { folder, args })
  if (!stored?.filename || !stored.mimeType) return
  const { filename: name, mimeType: mimetype } = stored
  const data = await files.read({ folder, name })
  if (data) req.file = { data, mimetype, name, size: data.length }
}
