import { randomUUID } from 'node:crypto'
import { copyFile, link, mkdir, rename, unlink } from 'node:fs/promises'
import path from 'node:path'
import { folders } from './folders'
import { isMissing, nullIfMissing } from './missing-file'
import type { FilePlace } from './stored-file'

/** A file that may have to come back: puts it in its place again, or gives it up. */
export type KeptFile = { putBack: () => Promise<void>; giveUp: () => Promise<void> }

/** A second name of the file; a copy where the disk knows no second names. */
async function nameTwice(file: string, second: string): Promise<void> {
  try {
    await link(file, second)
  } catch (error) {
    if (isMissing(error)) throw error
    await copyFile(file, second)
  }
}

/**
 * Keeps a file in a folder of this machine while its deletion is not certain, in a folder below, from which nothing is sent; null if
 * there is no such file.
 */
export async function keepFile({ folder, name }: FilePlace): Promise<KeptFile | null> {
  const file = path.join(folders[folder], path.basename(name))
  const place = path.join(folders[folder], '.kept')
  const kept = path.join(place, randomUUID())
  await mkdir(place, { recursive: true })
  const isKept = await nameTwice(file, kept).then(() => true, nullIfMissing)
  if (!isKept) return null
  const giveUp = async (): Promise<void> => {
    await unlink(kept).catch(nullIfMissing)
  }
  return {
    putBack: async () => {
      await rename(kept, file)
      // Two names of one file stay two.
      await giveUp()
    },
    giveUp,
  }
}
