import { findRecordAs } from '@/cms/database/records'
import { files } from '@/cms/files/files'
import { isFileFolder } from '@/cms/files/stored-file'
import type { Payload } from 'payload'
import { z } from 'zod'

const named = { filename: z.string(), contentType: z.string() }

const schema = z.array(
  z.union([
    z.object({ ...named, content: z.string() }),
    z.object({ ...named, collection: z.string(), id: z.number() }),
  ]),
)

type StoredAttachment = z.infer<typeof schema>[number]
type ReadAttachment = { filename: string; contentType: string; content: Buffer | string }

// The outbox stores its code: see `describeFailure`.
const gone = (what: string): Error => Object.assign(new Error(what), { code: 'EATTACHMENT' })

/** The file of an upload: the document gives its name, its collection the folder. */
async function readUpload({ payload, collection, id }: { payload: Payload; collection: string; id: number }) {
  if (!isFileFolder(collection)) throw gone('An attachment is of no upload collection')
  const where = { id: { equals: id } }
  const upload = await findRecordAs<{ id: number; filename?: unknown }>(payload, { collection, where })
  if (typeof upload?.filename !== 'string') throw gone('An attachment is gone')
  const content = await files.read({ folder: collection, name: upload.filename })
  if (!content) throw gone('The file of an attachment is gone')
  return content
}

async function readOne({
  payload,
  attachment,
}: {
  payload: Payload
  attachment: StoredAttachment
}): Promise<ReadAttachment> {
  const { filename, contentType } = attachment
  const content = 'content' in attachment ? attachment.content : await readUpload({ payload, ...attachment })
  return { filename, contentType, content }
}

/**
 * The attachments of a stored mail, ready to send.
 * @throws Error if a file is missing.
 */
export function readAttachments({
  payload,
  attachments,
}: {
  payload: Payload
  attachments: unknown
}): Promise<ReadAttachment[]> {
  return Promise.all(schema.parse(attachments ?? []).map((attachment) => readOne({ payload, attachment })))
}

/** Whether every upload that a stored mail refers to is still there. */
export async function hasAttachments({
  payload,
  attachments,
}: {
  payload: Payload
  attachments: unknown
}): Promise<boolean> {
  for (const attachment of schema.parse(attachments ?? [])) {
    if ('content' in attachment) continue
    const { collection, id } = attachment
    const where = { id: { equals: id } }
    if (!isFileFolder(collection) || !(await findRecordAs(payload, { collection, where }))) return false
  }
  return true
}

/** The names of a stored mail's attachments; none for invalid data. */
export const attachmentNames = (attachments: unknown): string[] =>
  (schema.safeParse(attachments ?? []).data ?? []).map(({ filename }) => filename)
