import { buildHref, canonicalKey, splitLocale } from '@/domain/routing/routes'
import type { Locale } from '@/domain/shared/locale'

/** A page that gets another address in a language; both paths are without the language. */
export type MovedPage = { locale: Locale; from: string; to: string }

/** An address as somebody typed it; `locale` is the language of its text, null where it is the same in all. */
type TypedAddress = { address: string; locale: Locale | null; siteUrl: string }

/** The beginning of an address that names this site, '' for a path; null for another site. */
function originOf(address: string, siteUrl: string): string | null {
  const [origin = ''] = /^(?:https?:)?\/\/[^/?#]*/i.exec(address) ?? []
  if (origin === '') return ''
  const whole = origin.startsWith('//') ? `https:${origin}` : origin
  return URL.canParse(whole) && new URL(whole).host === new URL(siteUrl).host ? origin : null
}

/**
 * The address that leads to a page after its move, written as it was typed: with or without site, language, `?` and `#`. Null where the
 * address leads elsewhere, or means a page of the visitor's own language.
 */
export function movedAddress({ address, locale, siteUrl }: TypedAddress, moved: MovedPage): string | null {
  const typed = address.trim()
  const origin = originOf(typed, siteUrl)
  if (origin === null) return null
  const [path = ''] = typed.slice(origin.length).split(/[?#]/)
  if (!path.startsWith('/')) return null
  const named = splitLocale(path)
  const own = named ?? { locale: origin === '' ? locale : null, path }
  if (own.locale !== moved.locale || canonicalKey(own.path) !== canonicalKey(moved.from)) return null
  const to = named ? buildHref({ locale: moved.locale, path: moved.to }) : moved.to
  return `${origin}${to}${typed.slice(origin.length + path.length)}`
}
