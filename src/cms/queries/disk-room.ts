import { rm, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { env } from '@/env'
import { mediaFolder } from './media/media-folder'

// What the system and the database need besides: a disk with less is as good as full, in bytes.
const margin = 1_000_000

/** Whether a folder's disk has room for so many bytes; one that is not there yet has the room of the data folder. */
export async function hasRoom({ folder, bytes }: { folder: string; bytes: number }): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder).catch(() => statfs(env.DATA_DIR))
  return bavail * bsize >= bytes + margin
}

// Each can lie on a disk of its own.
const folders = [
  ...['', 'documents', 'owner-files', 'applicant-files', 'mail'].map((name) =>
    path.resolve(env.DATA_DIR, name),
  ),
  mediaFolder,
]

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

// ENOSPC too where all files of a disk are used, and EDQUOT where those of this user are.
const fullCodes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT'])

/** Whether files can be stored: `disk-full` where there is no room, `data-folder` where a folder cannot be written. */
export type Storage = 'ok' | 'disk-full' | 'data-folder'

async function lookAt(folder: string): Promise<Storage> {
  const probe = path.join(folder, `.probe-${process.pid}`)
  try {
    await writeFile(probe, 'x')
    return (await hasRoom({ folder, bytes: 0 })) ? 'ok' : 'disk-full'
  } catch (error) {
    const code = codeOf(error)
    if (fullCodes.has(code)) return 'disk-full'
    // A folder that is made with its first file is not there before.
    return code === 'ENOENT' && folder !== path.resolve(env.DATA_DIR) ? 'ok' : 'data-folder'
  } finally {
    await rm(probe, { force: true }).catch(() => undefined)
  }
}

/** Whether files can be stored in every folder that takes some. */
export async function lookAtStorage(): Promise<Storage> {
  const all = await Promise.all(folders.map(lookAt))
  return all.find((each) => each === 'data-folder') ?? all.find((each) => each !== 'ok') ?? 'ok'
}
