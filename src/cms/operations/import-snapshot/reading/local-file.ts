import { realpath, stat } from 'node:fs/promises'
import path from 'node:path'

// Snapshots may share pictures and documents in folders beside them.
const neighbours = ['pictures', 'documents']

const isInside = (file: string, folder: string): boolean => file.startsWith(`${folder}${path.sep}`)

/**
 * The real path of a file in a snapshot: in its folder, or in `pictures` or `documents` beside it. Nothing else is read,
 * whether the name has `..`, is absolute or is a link.
 * @throws Error with the reason for a failure.
 */
export async function locateFile({ folder, name }: { folder: string; name: string }): Promise<string> {
  const own = await realpath(folder)
  const file = await realpath(path.resolve(own, name))
  const folders = [own, ...neighbours.map((neighbour) => path.join(path.dirname(own), neighbour))]
  if (!folders.some((one) => isInside(file, one))) throw new Error('lies outside the snapshot')
  if (!(await stat(file)).isFile()) throw new Error('is no file')
  return file
}
