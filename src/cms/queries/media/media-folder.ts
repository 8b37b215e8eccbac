import { readdirSync } from 'node:fs'
import path from 'node:path'
import { env, isDataDirChosen } from '@/env'

type MediaPlaces = {
  dataDir: string
  /** Whether DATA_DIR says so, or it is the default. */
  isChosen: boolean
  /** The folder of the project. */
  root: string
}

/** Whether there are files; a folder that cannot be read counts as one that has some. */
function hasFiles(folder: string): boolean {
  try {
    return readdirSync(folder).some((name) => !name.startsWith('.'))
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ENOENT')
  }
}

/**
 * Where the public uploads lie: in the data folder where DATA_DIR names one, else in `media` beside it. Pictures that an
 * earlier version has stored in the default data folder stay there, and later ones join them.
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
