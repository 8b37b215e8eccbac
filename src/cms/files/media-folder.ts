import { readdirSync } from 'node:fs'
import path from 'node:path'
import { env, isDataDirChosen } from '@/env'

type MediaPlaces = {
  dataDir: string
  /** Whether DATA_DIR is set, and not the default. */
  isChosen: boolean
  /** The folder of the project. */
  root: string
}

/** Whether there are files; an unreadable folder counts as having some. */
function hasFiles(folder: string): boolean {
  try {
    return readdirSync(folder).some((name) => !name.startsWith('.'))
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ENOENT')
  }
}

/**
 * The folder of public uploads: in the data folder if DATA_DIR is set, else `media` beside it. Pictures of an earlier
 * version in the default data folder stay there, and new ones join them.
 */
export function findMediaFolder({ dataDir, isChosen, root }: MediaPlaces): string {
  const inside = path.resolve(root, dataDir, 'media')
  return isChosen || hasFiles(inside) ? inside : path.resolve(root, 'media')
}

export const mediaFolder = findMediaFolder({
  dataDir: env.DATA_DIR,
  isChosen: isDataDirChosen,
  root: process.cwd(),
})
