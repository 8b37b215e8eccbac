import type { Locale } from './locale'

// Letters that Unicode does not decompose into a base letter and an accent.
const undecomposed: Readonly<Record<string, string>> = {
  œ: 'oe',
  Œ: 'Oe',
  æ: 'ae',
  Æ: 'Ae',
  ß: 'ss',
  ẞ: 'SS',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
}

/**
 * The text without accents, case kept: 'Nivelles-Équerre' gives 'Nivelles-Equerre' and 'cœur' gives 'coeur'.
 */
export function stripAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[œŒæÆßẞøØłŁ]/g, (letter) => undecomposed[letter] ?? letter)
    .normalize('NFC')
}

/**
 * The form in which names are compared (SearchName, specification section 3): accent-stripped, lower-case,
 * single spaces.
 */
export function toSearchName(text: string): string {
  // Phones type ’ where the lists of towns have ': Braine-l’Alleud has to be found.
  return stripAccents(text).replace(/[’‘ʼ]/g, "'").toLowerCase().replace(/\s+/g, ' ').trim()
}

/** The text in at most `length` characters including the '…', cut between words if possible (specification section 9). */
export function truncate({ text, length }: { text: string; length: number }): string {
  const whole = text.trim()
  if (whole.length <= length) return whole
  if (length < 1) return ''
  const room = whole.slice(0, length - 1)
  const wordEnd = /\s/.test(whole.charAt(room.length)) ? room.length : room.search(/\s\S*$/)
  const kept = wordEnd > 0 ? room.slice(0, wordEnd) : room
  // Removes half a surrogate pair, and punctuation before the ellipsis.
  return `${kept.replace(/[\ud800-\udbff]$/, '').replace(/[\s,;:.–-]+$/, '')}…`
}

/** The separator between a name and its value; French has a space before the colon. */
export const colon = (locale: Locale): string => (locale === 'fr' ? '\u00a0: ' : ': ')

/** The paragraphs of a text that an editor typed: an empty line begins one. */
export const paragraphsOf = (text: string | null | undefined): string[] =>
  (text ?? '').split(/\n\s*\n/).flatMap((paragraph) => paragraph.trim() || [])

/** A value of unknown type as text; empty for anything but a text. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
