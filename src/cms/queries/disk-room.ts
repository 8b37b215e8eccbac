import path from 'node:path'
import { files } from '@/cms/files/files'
import { folders } from '@/cms/files/folders'
import { probeFolder } from '@/cms/files/probe-folder'
import { hasRoom } from '@/cms/files/room'
import { env } from '@/env'

const fileFolders = env.S3_BUCKET ? [] : Object.values(folders)

// Each can be on a disk of its own.
const written = [...['', 'mail'].map((name) => path.resolve(env.DATA_DIR, name)), ...fileFolders]

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

// ENOSPC also means that no inodes are left, EDQUOT that the user's quota is used up.
const fullCodes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT'])

/** Whether files can be stored: `disk-full` if there is no room, `data-folder` if a folder cannot be written. */
export type Storage = 'ok' | 'disk-full' | 'data-folder'

async function checkFolder(folder: string): Promise<Storage> {
  try {
    await probeFolder(folder)
    return (await hasRoom({ folder, bytes: 0 })) ? 'ok' : 'disk-full'
  } catch (error) {
    const code = codeOf(error)
    if (fullCodes.has(code)) return 'disk-full'
    // A folder that is created with its first file may not exist yet.
    return code === 'ENOENT' && folder !== path.resolve(env.DATA_DIR) ? 'ok' : 'data-folder'
  }
}

/** Whether every folder for files can be written; a bucket is checked by `findFault` of the store. */
export async function checkStorage(): Promise<Storage> {
  const all = await Promise.all(written.map(checkFolder))
  return all.find((each) => each === 'data-folder') ?? all.find((each) => each !== 'ok') ?? 'ok'
}

/** Why the bucket of the files cannot be used; null if it can, or there is none. */
export const findBucketFault = (): Promise<string | null> => files.findFault()
