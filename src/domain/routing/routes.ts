import type { Goal } from '@/domain/properties/goal'
import { languages } from '@/domain/shared/languages'
import { isLocale, perLocale, type Locale } from '@/domain/shared/locale'
import { stripAccents } from '@/domain/shared/text'
import { shortenSlug, slugify } from './slug'

/** A page that is not stored in the CMS but derived from a record. */
export type StructuralRoute =
  | { name: 'property'; goal: Goal; town: string; slug: string; id: number }
  | { name: 'project'; town: string; slug: string; id: number }

/** The first segment of listings, properties and projects per language (specification section 2). */
export const listingSegments = {
  sale: perLocale((locale) => languages[locale].segments.sale),
  rent: perLocale((locale) => languages[locale].segments.rent),
  project: perLocale((locale) => languages[locale].segments.project),
  search: perLocale((locale) => languages[locale].segments.search),
} satisfies Record<Goal | 'project' | 'search', Record<Locale, string>>

/** A listing that exists at its path even without an editor's page; `search` has both goals. */
export type ListingName = Goal | 'search'

/** Where the lists stand in addresses without a language (specification section 2). */
export const originalListPaths = {
  sale: '/for-sale/',
  rent: '/for-rent/',
  project: '/Projets/',
} as const satisfies Record<Goal | 'project', string>

/** The highest ID in an address: nine digits. */
export const highestId = 999_999_999

export const SLUG_MAX_LENGTH = 80

// A town is never an empty segment: the path would have one segment too few.
const FALLBACK_TOWN = 'x'

type RoutePlace = { locale: Locale; city: string; title: string; id: number }

/** The address of a decoded path in a language: prefixed, each segment encoded once, always ending in '/'. */
export function buildHref({ locale, path }: { locale: Locale; path: string }): string {
  const segments = [locale, ...segmentsOf(path)]
  // encodeURIComponent throws on half a surrogate pair.
  return toPath(segments.map((segment) => encodeURIComponent(segment.replace(/\p{Surrogate}/gu, '\ufffd'))))
}

/**
 * The path of a property without its language prefix: '/a-vendre/wavre/maison-3-chambres/123/' (specification
 * section 2).
 */
export function propertyPath({ goal, ...place }: RoutePlace & { goal: Goal }): string {
  return recordPath({ section: listingSegments[goal][place.locale], ...place })
}

/**
 * The path of a project without its language prefix: '/projects/wavre/les-jardins/101/' (specification
 * section 2).
 */
export function projectPath(place: RoutePlace): string {
  return recordPath({ section: listingSegments.project[place.locale], ...place })
}

/**
 * The property or project a path without prefix names, encoded or not, in that language's words; null for any
 * other path. Case and accents of the first word are left out, so that a variant leads to the one address.
 */
export function matchStructural({ locale, path }: { locale: Locale; path: string }): StructuralRoute | null {
  const segments = segmentsOf(path).map(decodePercent)
  const [first, town, slug, lastSegment] = segments
  const section = first && plainWord(first)
  const id = parseId(lastSegment)
  if (segments.length !== 4 || !town || !slug || id === null) return null
  if (section === listingSegments.sale[locale]) return { name: 'property', goal: 'sale', town, slug, id }
  if (section === listingSegments.rent[locale]) return { name: 'property', goal: 'rent', town, slug, id }
  if (section === listingSegments.project[locale]) return { name: 'project', town, slug, id }
  return null
}

/** The path of a listing in a language, without its prefix: '/a-vendre/'. */
export const listingPath = ({ name, locale }: { name: ListingName; locale: Locale }): string =>
  toPath([listingSegments[name][locale]])

/** The listing with this path in that language, whatever its case and accents; null for any other path. */
export function matchListing({ locale, path }: { locale: Locale; path: string }): ListingName | null {
  return listingNames.find((name) => listingPath({ name, locale }) === canonicalKey(path)) ?? null
}

/** The path of the page of saved properties, without its prefix: '/favoris/'. No editor's page can have it. */
export const savedPath = (locale: Locale): string => toPath([languages[locale].segments.saved])

/** Whether a path without prefix is that page, in that language. */
export const isSavedPath = ({ locale, path }: { locale: Locale; path: string }): boolean =>
  canonicalKey(path) === savedPath(locale)

const listingNames: readonly ListingName[] = ['sale', 'rent', 'search']

/**
 * The property or project of an original path without language, '/property/123/' or '/project/101/', in whatever case
 * (specification section 2).
 */
export function matchOriginal(path: string): { name: 'property' | 'project'; id: number } | null {
  const [first = '', lastSegment, ...rest] = segmentsOf(path)
  const name = first.toLowerCase()
  const id = parseId(lastSegment)
  if (rest.length > 0 || id === null) return null
  return name === 'property' || name === 'project' ? { name, id } : null
}

/** The language prefix of a pathname and the path after it, still encoded; null without a known prefix. */
export function splitLocale(pathname: string): { locale: Locale; path: string } | null {
  if (!pathname.startsWith('/')) return null
  const [locale = '', ...rest] = pathname.slice(1).split('/')
  return isLocale(locale) ? { locale, path: toPath(rest.filter(Boolean)) } : null
}

/**
 * The stored form of a path from an editor or a routes table: decoded, slash at both ends, accents and case kept; null if
 * it is no plain path.
 */
export function normalizePath(input: string): string | null {
  const path = decodePercent(input.trim())?.trim().normalize('NFC')
  if (path === undefined || isForeign(path)) return null
  const segments = segmentsOf(path)
  return segments.some((segment) => segment === '.' || segment === '..') ? null : toPath(segments)
}

/** The form in which paths are compared: /Présentation/, /pr%C3%A9sentation and /presentation/ all give the same. */
export function canonicalKey(path: string): string {
  const decoded = decodePercent(path)
  if (decoded === null) return path.toLowerCase()
  return toPath(segmentsOf(plainWord(decoded)))
}

const plainWord = (text: string): string => stripAccents(text.normalize('NFC')).toLowerCase()

/** The text with its percent-encoding decoded once; null if the encoding is malformed. */
export function decodePercent(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

function recordPath({ section, locale, city, title, id }: RoutePlace & { section: string }): string {
  const town = slugify(city) || FALLBACK_TOWN
  const slug = shortenSlug({ slug: slugify(title), length: SLUG_MAX_LENGTH }) || languages[locale].unnamed
  return toPath([section, town, slug, String(id)])
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean)
}

function toPath(segments: string[]): string {
  return segments.length === 0 ? '/' : `/${segments.join('/')}/`
}

function parseId(segment: string | null | undefined): number | null {
  const id = segment && /^[1-9]\d{0,15}$/.test(segment) ? Number(segment) : Infinity
  return id <= highestId ? id : null
}

function isForeign(path: string): boolean {
  // A percent sign left after decoding would be decoded again on the way back.
  return (
    /[\\?#%\p{Cc}\p{Surrogate}]/u.test(path) || path.startsWith('//') || /^[a-z][a-z0-9+.-]*:/i.test(path)
  )
}
