import { rm, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { env } from '@/env'
import { mediaFolder } from './media/media-folder'

// What the system and the database need in addition: a disk with less counts as full, in bytes.
const margin = 1_000_000

/** Whether a folder's disk has room for a number of bytes; for a missing folder, that of the data folder. */
export async function hasRoom({ folder, bytes }: { folder: string; bytes: number }): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder).catch(() => statfs(env.DATA_DIR))
  return bavail * bsize >= bytes + margin
}

// Each can be on a disk of its own.
const folders = [
  ...['', 'documents', 'owner-files', 'applicant-files', 'mail'].map((name) =>
    path.resolve(env.DATA_DIR, name),
  ),
  mediaFolder,
]

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

// ENOSPC also means that no inodes are left, EDQUOT that the user's quota is used up.
const fullCodes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT'])

/** Whether files can be stored: `disk-full` if there is no room, `data-folder` if a folder cannot be written. */
export type Storage = 'ok' | 'disk-full' | 'data-folder'

async function lookAt(folder: string): Promise<Storage> {
  const probe = path.join(folder, `.probe-${process.pid}`)
  try {
    await writeFile(probe, 'x')
    return (await hasRoom({ folder, bytes: 0 })) ? 'ok' : 'disk-full'
  } catch (error) {
    const code = codeOf(error)
    if (fullCodes.has(code)) return 'disk-full'
    // A folder that is created with its first file may not exist yet.
    return code === 'ENOENT' && folder !== path.resolve(env.DATA_DIR) ? 'ok' : 'data-folder'
  } finally {
    await rm(probe, { force: true }).catch(() => undefined)
  }
}

/** Whether every folder for files can be written. */
export async function lookAtStorage(): Promise<Storage> {
  const all = await Promise.all(folders.map(lookAt))
  return all.find((each) => each === 'data-folder') ?? all.find((each) => each !== 'ok') ?? 'ok'
}
