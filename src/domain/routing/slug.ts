import { stripAccents } from '@/domain/shared/text'

/**
 * The text as a segment of a path (specification section 5): no accents or punctuation, lower-case words
 * joined by single hyphens; may be empty.
 */
export function slugify(text: string): string {
  return (
    // NFKD also turns m² into m2.
    stripAccents(text.normalize('NFKD'))
      .toLowerCase()
      // These close up (T.V.A. is one word); every other sign stands between words.
      .replace(/[.!?"“”„«»]/g, '')
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
