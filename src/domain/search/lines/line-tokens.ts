import type { Place } from '@/domain/places/place-index'
import { toSearchName } from '@/domain/shared/text'

/** A word, a number or a sign of a line, with its place in it. */
export type LineToken = {
  /** The word in the form in which names are compared. */
  key: string
  raw: string
  start: number
  end: number
  /** Null for words and signs. */
  number: number | null
  /** A dot ends it, so that it may be the beginning of a longer word: "gemeub.". */
  isCut?: boolean
}

/** A token, which a correction can have made a place. */
export type PlacedToken = LineToken & { places?: readonly Place[] }

/** How lines find places by a name, a postcode, or both. */
export type FindPlaces = (name: string) => readonly Place[]

/** How much of a line is read, to the last whole word; the rest is dropped. */
const mostLetters = 500

/** The part of a text that is read as a line. */
export const lineOf = (text: string): string =>
  text.length <= mostLetters ? text : text.slice(0, mostLetters + 1).replace(/\S*$/u, '')

// A group of thousands needs three digits: "1300 300 000" is a postcode and a price.
const grouped = String.raw`(?<!\d)\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?`
const simple = String.raw`\d+(?:[.,]\d+)?`
// "2e étage" and "E411" count nothing.
const ordinal = String.raw`(?<![\p{L}\d])\d{1,2}(?:e|è|[eè]me|er|[eè]re|ste|de|th|nd|rd|st)(?![\p{L}\d])`
const road = String.raw`(?<![\p{L}\d])[EANReanr]\d{1,3}(?![\p{L}\d])`
// "1930s", "the 60's" and "30er Jahre" are years.
const decade = String.raw`(?<![\p{L}\d.,])(?:1[89]|20)?\d0(?:['’]?s|er)(?![\p{L}\d])`
// "L-1930" is a postcode of Luxembourg, which Belgium may have too.
const foreignZip = String.raw`(?<![\p{L}\d])[Ll]-?\d{4}(?![\p{L}\d])`
const squared = String.raw`(?<!\p{L})m(?:[²2](?![\p{L}\d])|\^2)`
const label = String.raw`(?<![\p{L}\d])[a-iA-I]\+{1,2}(?![\p{L}\d+])`
const word = String.raw`\p{L}[\p{L}\p{M}]*`
const sign = String.raw`\+\s?\/?\s?-(?=\s*[€\d])|\+\s?\/\s?-|±|~|[€+<>≤≥&/,;:]|(?<=[\d\sk€K])[-–—](?=\s*€?\s*\d)|(?<=(?<![\p{L}\d])[A-Ia-i])[-–—](?=[A-Ia-i](?![\p{L}\d]))`

const pattern = new RegExp(
  [foreignZip, ordinal, road, decade, grouped, simple, squared, label, word, sign].join('|'),
  'gu',
)

const sameSign: Readonly<Record<string, string>> = {
  '≤': '<',
  '≥': '>',
  ';': ',',
  '–': '-',
  '—': '-',
  '±': '+/-',
  '~': '+/-',
}

function numberOf(raw: string): number {
  const isGrouped = new RegExp(`^${grouped}$`, 'u').test(raw) && !raw.startsWith('0')
  if (!isGrouped) return Number(raw.replace(',', '.'))
  const cents = /[.,](\d{1,2})$/.exec(raw)
  const whole = cents ? raw.slice(0, cents.index) : raw
  return Number(whole.replace(/\D/g, ''))
}

function keyOf(raw: string): string {
  if (/^m[²2^]/iu.test(raw)) return 'm2'
  const key = toSearchName(raw)
  if (/^\+\s?\/?\s?-$/.test(key)) return '+/-'
  return Object.hasOwn(sameSign, key) ? (sameSign[key] ?? key) : key
}

// Longer figures are no number of anything that a line can ask for.
const longestNumber = 9

const isNumber = (raw: string): boolean =>
  /^\d[^\p{L}]*$/u.test(raw) && raw.replace(/\D/g, '').length <= longestNumber

/** "1.250,-" and "1.250,--": the cents that a price has not. */
const noCents = /(?<=\d)[.,][-–—]{1,2}(?!\s*\d)/gu

const isCut = (line: string, { raw, end }: Pick<LineToken, 'raw' | 'end'>): boolean =>
  line.charAt(end) === '.' && /^\p{L}/u.test(raw)

/** The words, numbers and signs of a line: `3ch` is two of them, `1.200 €` too. */
export const readTokens = (line: string): LineToken[] =>
  [...line.replace(noCents, (cents) => ' '.repeat(cents.length)).matchAll(pattern)].map(
    ({ 0: raw, index }) => ({
      key: keyOf(raw),
      raw,
      start: index,
      end: index + raw.length,
      number: isNumber(raw) ? numberOf(raw) : null,
      isCut: isCut(line, { raw, end: index + raw.length }),
    }),
  )

/** Whether a token is a word or a number, which can be part of a name. */
export const isNamePart = ({ key }: LineToken): boolean => /^[\p{L}\d]/u.test(key)
