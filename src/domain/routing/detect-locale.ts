import type { Locale } from '@/domain/shared/locale'

type Hint = string | null | undefined

/**
 * The hints about a visitor's language: the lng of the query, the language cookie, the Accept-Language header, and the
 * languages of the site.
 */
export type LocaleHints = {
  query: Hint
  cookie: Hint
  acceptLanguage: Hint
  enabled: readonly Locale[]
  fallback: Locale
}

/**
 * The language for an unprefixed path, in the order of specification section 4: query, cookie (mirroring the storages),
 * browser, fallback; only an enabled one.
 */
export function detectLocale({ query, cookie, acceptLanguage, enabled, fallback }: LocaleHints): Locale {
  const tags = [query ?? '', cookie ?? '', ...preferredTags(acceptLanguage ?? ''), fallback]
  for (const tag of tags) {
    const primary = tag.trim().toLowerCase().split(/[-_]/)[0]
    const match = enabled.find((locale) => locale === primary)
    if (match) return match
  }
  return enabled[0] ?? fallback
}

/**
 * The language tags of an Accept-Language header, the preferred first; '*', refused (q=0) and malformed ones are left out.
 */
function preferredTags(header: string): string[] {
  return header
    .split(',')
    .map(parsePreference)
    .filter(({ tag, quality }) => /^[a-z]{2,8}(-[a-z0-9]{1,8})*$/i.test(tag) && quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag)
}

function parsePreference(entry: string): { tag: string; quality: number } {
  const [tag = '', weight, ...rest] = entry.split(';').map((part) => part.trim())
  if (weight === undefined) return { tag, quality: 1 }
  const value = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/i.exec(weight)?.[1]
  return { tag, quality: value === undefined || rest.length > 0 ? 0 : Number(value) }
}
