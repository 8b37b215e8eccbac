import { rm, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { env } from '@/env'

// What the system and the database need besides: a disk with less is as good as full, in bytes.
const margin = 1_000_000

/** Whether a folder's disk has room for so many bytes; one that is not there yet has the room of the data folder. */
export async function hasRoom({ folder, bytes }: { folder: string; bytes: number }): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder).catch(() => statfs(env.DATA_DIR))
  return bavail * bsize >= bytes + margin
}

// Each can lie on a disk of its own.
const folders = ['', 'media', 'documents', 'owner-files', 'applicant-files', 'mail']

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Whether a file can be written here: there can be room on a disk that is read-only, or whose files are all used. */
async function isWritable(folder: string): Promise<boolean> {
  const probe = path.join(folder, `.probe-${process.pid}`)
  try {
    await writeFile(probe, 'x')
    return await hasRoom({ folder, bytes: 0 })
  } catch (error) {
    // A folder that is made with its first file is not there before.
    return isMissing(error) && folder !== path.resolve(env.DATA_DIR)
  } finally {
    await rm(probe, { force: true }).catch(() => undefined)
  }
}

/** Whether every folder of the data folder can be written. */
export async function canStoreFiles(): Promise<boolean> {
  const all = folders.map((name) => isWritable(path.resolve(env.DATA_DIR, name)))
  return (await Promise.all(all)).every(Boolean)
}
