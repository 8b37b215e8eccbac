import { findRecordAs } from '@/cms/database/records'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { z } from 'zod'

const named = { filename: z.string(), contentType: z.string() }

const schema = z.array(
  z.union([
    z.object({ ...named, content: z.string() }),
    z.object({ ...named, collection: z.string(), id: z.number() }),
  ]),
)

type Stored = z.infer<typeof schema>[number]
type Attached = { filename: string; contentType: string; content: Buffer | string }

// The outbox stores its code: see `describeFailure`.
const gone = (what: string): Error => Object.assign(new Error(what), { code: 'EATTACHMENT' })

/** The file of an upload in the data folder: the document gives its name, the code its folder. */
async function readUpload({ payload, collection, id }: { payload: Payload; collection: string; id: number }) {
  const config = payload.config.collections.find(({ slug }) => slug === collection)
  const folder = config?.upload.staticDir
  if (!config || !folder) throw gone('An attachment is of no upload collection')
  const where = { id: { equals: id } }
  const upload = await findRecordAs<{ id: number; filename?: unknown }>(payload, {
    collection: config.slug,
    where,
  })
  if (typeof upload?.filename !== 'string') throw gone('An attachment is gone')
  return readFile(path.join(folder, path.basename(upload.filename)))
}

async function readOne({ payload, attachment }: { payload: Payload; attachment: Stored }): Promise<Attached> {
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
}): Promise<Attached[]> {
  return Promise.all(schema.parse(attachments ?? []).map((attachment) => readOne({ payload, attachment })))
}

/** The names of a stored mail's attachments; none for invalid data. */
export const attachmentNames = (attachments: unknown): string[] =>
  (schema.safeParse(attachments ?? []).data ?? []).map(({ filename }) => filename)
