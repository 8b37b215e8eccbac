import { z } from 'zod'
import { backupTime } from './backup-name'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const size = z.number().int().nonnegative()
const sqlName = z.string().min(1)
// Files are named by it: whoever can write where backups are must not have a restore write or delete elsewhere.
const fileName = z.string().regex(/^\w+$/)

const table = z.object({
  name: fileName,
  /** Without those that PostgreSQL computes. */
  columns: z.array(sqlName).min(1),
  rows: size,
  /** Of its file, as it is stored. */
  bytes: size,
  sha256,
})

const sequence = z.object({
  name: sqlName,
  /** The last number that it gave, or will give first. */
  value: z.string().regex(/^-?\d+$/),
  isCalled: z.boolean(),
})

const schema = z.object({
  format: z.literal(1),
  name: z.string().refine((name) => backupTime(name) !== null),
  migrations: z.array(z.string()).min(1),
  tables: z.array(table).min(1),
  sequences: z.array(sequence),
  /** The list of the files of the site. */
  files: z.object({ count: size, bytes: size, listBytes: size, sha256 }),
  /** Files that the database knows and that were not there. */
  missing: z.array(z.string()),
})

/** What a backup consists of; it is written last, so a backup without it was interrupted. */
export type Manifest = z.infer<typeof schema>
export type BackedUpTable = Manifest['tables'][number]

/**
 * Reads a manifest.
 * @throws Error where it is none, or one of a later version of this program.
 */
export function parseManifest(text: string): Manifest {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Error('The manifest of the backup is no JSON.')
  }
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Error(`The manifest of the backup cannot be read: ${issue?.path.join('.')}: ${issue?.message}`)
}

const file = z.object({ folder: z.string(), name: z.string(), size, changedAt: z.string(), sha256 })

/** A file of the site in a backup: where it was, and the hash of its content, under which the content is stored. */
export type BackedUpFile = z.infer<typeof file>

/**
 * Reads a line of the list of files.
 * @throws Error where it is none.
 */
export const parseFileLine = (line: string): BackedUpFile => file.parse(JSON.parse(line))
