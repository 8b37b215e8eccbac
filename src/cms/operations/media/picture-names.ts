import { createHash, randomBytes } from 'node:crypto'
import { shortenSlug, slugify } from '@/domain/routing/slug'

/** The name of an original: editors know it by what they called it, and nobody else can guess the rest. */
export function originalName({ name, extension }: { name: string; extension: string }): string {
  const stem = shortenSlug({ slug: slugify(name.replace(/\.[^.]*$/, '')), length: 60 })
  return `${stem || 'picture'}-${randomBytes(8).toString('hex')}.${extension}`
}

/** The name of a size: one for each original, from which that of the original cannot be worked out. */
export function sizeFileName({
  originalName: original,
  sizeName,
  extension,
}: {
  originalName: string
  sizeName: string
  extension: string
}): string {
  const mark = createHash('sha256').update(`size of ${original}`).digest('hex').slice(0, 20)
  return `${mark}-${sizeName}.${extension}`
}
