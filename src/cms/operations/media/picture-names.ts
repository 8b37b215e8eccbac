import { createHash, randomBytes } from 'node:crypto'
import { readSizeName, writeSizeName } from '@/domain/media/size-name'
import { shortenSlug, slugify } from '@/domain/routing/slug'

/** The name of an original: it begins with the editor's name for it, and nobody can guess the rest. */
export function originalName({ name, extension }: { name: string; extension: string }): string {
  const stem = shortenSlug({ slug: slugify(name.replace(/\.[^.]*$/, '')), length: 60 })
  return `${stem || 'picture'}-${randomBytes(8).toString('hex')}.${extension}`
}

const digestOf = (stem: string): string =>
  createHash('sha256').update(`size of ${stem}`).digest('hex').slice(0, 20)

/** The name of a size: unique for each original, and the original's name cannot be derived from it. */
export const sizeFileName = ({
  originalName: original,
  sizeName,
  extension,
}: {
  originalName: string
  sizeName: string
  extension: string
}): string => `${digestOf(original)}-${sizeName}.${extension}`

type SizeOfPicture = {
  /** The file names of the original, and of a size as it is now. */
  original: string
  present: string | null
  /** Of the watermark; null for none. */
  mark: string | null
  /** `w600`. */
  size: string
}

/** The name of a size with another watermark. It begins as the present one does, by which former addresses are redirected. */
export const markedFileName = ({ original, present, mark, size }: SizeOfPicture): string =>
  writeSizeName({
    picture: readSizeName(present ?? '')?.picture ?? digestOf(original.replace(/\.[^.]*$/, '')),
    mark,
    size,
  })
