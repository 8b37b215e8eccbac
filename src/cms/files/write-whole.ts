import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { hasRoom } from './room'

const noSpace = new Set(['ENOSPC', 'EDQUOT'])

const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && noSpace.has(String(error.code))

/**
 * Writes a file completely or not at all: a full disk can create the file and lose its content. False if there is no room;
 * the next run may find some.
 */
export async function writeWhole({
  place,
  data,
  mode,
}: {
  place: string
  data: Buffer
  mode?: number
}): Promise<boolean> {
  if (!(await hasRoom({ folder: path.dirname(place), bytes: data.length }))) return false
  try {
    await writeFile(place, data, { mode, flush: true })
    return true
  } catch (error) {
    await rm(place, { force: true })
    if (isFull(error)) return false
    throw error
  }
}
