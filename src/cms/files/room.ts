import { statfs } from 'node:fs/promises'
import { env } from '@/env'

// What the system and the database need in addition: a disk with less counts as full, in bytes.
const margin = 1_000_000

/** Whether a folder's disk has room for a number of bytes; for a missing folder, that of the data folder. */
export async function hasRoom({ folder, bytes }: { folder: string; bytes: number }): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder).catch(() => statfs(env.DATA_DIR))
  return bavail * bsize >= bytes + margin
}
