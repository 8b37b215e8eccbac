import { createHash, randomBytes } from 'node:crypto'
import { shortenSlug, slugify } from '@/domain/routing/slug'

/** The name of an original: it begins with the editor's name for it, and nobody can guess the rest. */
export function originalName({ name, extension }: { name: string; extension: string }): string {
  const stem = shortenSlug({ slug: slugify(name.replace(/\.[^.]*$/, '')), length: 60 })
  return `${stem || 'picture'}-${randomBytes(8).toString('hex')}.${extension}`
}

/** The name of a size: unique for each original, and the original's name cannot be derived from it. */
export function sizeFileName({
  originalName: original,
  sizeName,
  extension,
}: {
  originalName: string
  sizeName: string
  extension: string
}): string {
  const hash = createHash('sha256').update(`size of ${original}`).digest('hex').slice(0, 20)
  return `${hash}-${sizeName}.${extension}`
}
