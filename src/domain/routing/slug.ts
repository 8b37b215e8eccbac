import { stripAccents } from '@/domain/shared/text'

// Punctuation between words: it separates them like a space.
const partings = /[\p{Pd}/\\&_·•]/gu

// Characters typed for an apostrophe: Unicode treats some of them as accents, and decomposes them into a space and a mark.
const apostrophes = /['‘’‛ʼʹ´`′]/g

/**
 * The text as a segment of a path (specification section 5): accents removed, punctuation stripped ('l’avenue' is
 * 'lavenue', 'T.V.A.' is 'tva'), lower-case words joined by single hyphens; may be empty.
 */
export function slugify(text: string): string {
  return (
    // NFKD also turns m² into m2.
    stripAccents(text.replace(apostrophes, '').normalize('NFKD'))
      .toLowerCase()
      .replace(partings, ' ')
      .replace(/\p{P}/gu, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
  )
}

/** A slug in at most `length` characters, cut at a hyphen where there is one. */
export function shortenSlug({ slug, length }: { slug: string; length: number }): string {
  if (slug.length <= length) return slug
  const end = slug.lastIndexOf('-', length)
  return slug.slice(0, end > 0 ? end : length)
}
