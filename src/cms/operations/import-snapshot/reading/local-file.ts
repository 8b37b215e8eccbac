import { realpath, stat } from 'node:fs/promises'
import path from 'node:path'

// A snapshot may share its pictures and documents with others: they then lie beside it.
const neighbours = ['pictures', 'documents']

const isInside = (file: string, folder: string): boolean => file.startsWith(`${folder}${path.sep}`)

/**
 * The real place of a file that a snapshot names: in its folder, or in `pictures` or `documents` beside it. Nothing else
 * is read, by whatever way a name leads there: `..`, a whole path, a link.
 * @throws Error that says why it cannot be had.
 */
export async function locateFile({ folder, name }: { folder: string; name: string }): Promise<string> {
  const own = await realpath(folder)
  const file = await realpath(path.resolve(own, name))
  const folders = [own, ...neighbours.map((neighbour) => path.join(path.dirname(own), neighbour))]
  if (!folders.some((one) => isInside(file, one))) throw new Error('lies outside the snapshot')
  if (!(await stat(file)).isFile()) throw new Error('is no file')
  return file
}
