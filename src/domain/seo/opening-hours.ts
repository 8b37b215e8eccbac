import { locales, type Locale } from '@/domain/shared/locale'
import { stripAccents } from '@/domain/shared/text'

/** When an office is open, as search engines read it: days from Monday (0) to Sunday (6), times as '09:00'. */
export type OpeningSpan = { days: number[]; opens: string; closes: string }

const plain = (text: string): string => stripAccents(text).toLowerCase()

// A Monday.
const dayNames = (locale: Locale, weekday: 'long' | 'short'): string[] =>
  Array.from({ length: 7 }, (_, day) =>
    plain(
      new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday }).format(
        new Date(Date.UTC(2026, 5, 1 + day)),
      ),
    ).replace('.', ''),
  )

const namesOf = (locale: Locale): Map<string, number> =>
  new Map(
    (['short', 'long'] as const).flatMap((style) =>
      dayNames(locale, style).map((name, day) => [name, day] as const),
    ),
  )

const daysByName: Record<Locale, Map<string, number>> = {
  nl: namesOf('nl'),
  fr: namesOf('fr'),
  en: namesOf('en'),
  de: namesOf('de'),
}

const through = /^\s*(?:-|–|—|au|a|tot(?: en met)?|t\/m|to|through|till|until|bis)(?:\s+\p{L}{2,3})?\s*$/u

const isThrough = (between: string): boolean => through.test(between)

function daysOf(line: string, locale: Locale): number[] {
  const found = [...line.matchAll(/\p{L}+/gu)].flatMap((match) => {
    const word = match[0]
    const day = daysByName[locale].get(word) ?? daysByName[locale].get(word.replace(/s$/, ''))
    return day === undefined ? [] : [{ day, from: match.index, to: match.index + word.length }]
  })
  const days = new Set<number>()
  for (const [at, { day, from }] of found.entries()) {
    const before = found[at - 1]
    if (before && isThrough(line.slice(before.to, from)))
      for (let next = before.day; next !== day; next = (next + 1) % 7) days.add(next)
    days.add(day)
  }
  return [...days].sort((one, other) => one - other)
}

const time = String.raw`(\d{1,2})(?:\s*[h:.u](?!\p{L})\s*(\d{2})?)?\s*(?:uur|uhr|heures?|h\b)?\s*(am|pm)?`
const spans = new RegExp(String.raw`${time}\s*(?:-|–|—|a|tot|to|till|until|bis)\s*${time}`, 'gu')

/** '09:30' of an hour, its minutes and 'pm'; null where there is no such time. */
function clock([hour, minutes, half]: (string | undefined)[]): string | null {
  const read = Number(hour)
  const hours = half === undefined ? read : (read % 12) + (half === 'pm' ? 12 : 0)
  if (hours > 24 || Number(minutes ?? 0) > 59) return null
  return `${String(hours).padStart(2, '0')}:${minutes ?? '00'}`
}

function readLine(line: string, locale: Locale): OpeningSpan[] {
  // Each run of spaces as one: the pattern of two times would try every way to share a long one out.
  const text = plain(line).replace(/\s+/g, ' ')
  const days = daysOf(text, locale)
  if (days.length === 0) return []
  return [...text.matchAll(spans)].flatMap(([, ...parts]) => {
    const [opens, closes] = [clock(parts.slice(0, 3)), clock(parts.slice(3, 6))]
    return opens && closes && opens < closes ? [{ days, opens, closes }] : []
  })
}

/**
 * What the editors' sentences say of when the office is open, a line per day or range of days, in any of the four
 * languages; a line that names no day or no two times says nothing.
 */
export function readOpeningHours(text: string | null | undefined, locale: Locale): OpeningSpan[] {
  const lines = (text ?? '').split('\n')
  const own = lines.flatMap((line) => readLine(line, locale))
  if (own.length > 0) return own
  // Written once in another language for all.
  return (
    locales.map((other) => lines.flatMap((line) => readLine(line, other))).find((read) => read.length > 0) ??
    []
  )
}
