import { locales, type Locale } from '@/domain/shared/locale'
import { stripAccents } from '@/domain/shared/text'

/** Days of a line about opening hours, from Monday (0) to Sunday (6); none for public holidays. */
export type LineDays = { from: number; days: number[] }

/**
 * Lower case without accents and without dots after letters; spaces are joined, as patterns would try every split of a run.
 */
export const plain = (text: string): string =>
  stripAccents(text)
    .toLowerCase()
    .replace(/(?<=\p{L})\./gu, '')
    .replace(/\s+/g, ' ')

type Style = 'long' | 'short'

const dayNames = (locale: Locale, weekday: Style): string[] =>
  Array.from({ length: 7 }, (_, day) =>
    // 1 June 2026 is a Monday.
    plain(
      new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday }).format(
        new Date(Date.UTC(2026, 5, 1 + day)),
      ),
    ),
  )

const daysByName = new Map(
  locales.map((locale) => [
    locale,
    new Map(
      (['short', 'long'] as const).flatMap((style) =>
        dayNames(locale, style).map((name, day) => [name, day] as const),
      ),
    ),
  ]),
)

const months: ReadonlySet<string> = new Set(
  locales.flatMap((locale) =>
    Array.from({ length: 12 }, (_, month) =>
      plain(
        new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'long' }).format(
          new Date(Date.UTC(2026, month)),
        ),
      ),
    ),
  ),
)

/** Whether a line is about certain dates: "le mardi 24 décembre" is one Tuesday, and a summer has hours of its own. */
export const isOfSomeDates = (line: string): boolean =>
  [...line.matchAll(/\p{L}+/gu)].some(([word]) => months.has(word))

const holidays = /^(?:feries?|feestdag(?:en)?|holidays?|feiertag(?:e|en|s)?)$/u

const everyDay = /tous les jours|tlj|elke dag|dagelijks|every day|daily|jeden tag|taglich/gu

/** Replaces "every day" by the words of the days. */
export const spellOutDays = (line: string, locale: Locale): string => {
  const [first = '', last = ''] = [dayNames(locale, 'long')[0], dayNames(locale, 'long')[6]]
  return line.replace(everyDay, `${first} - ${last}`)
}

const through = /^\s*(?:-|–|—|au|a|tot(?: en met)?|t\/m|to|through|till|until|bis)(?:\s+\p{L}{2,3})?\s*$/u

/** The days in a line, in order; a range has its last day's place. */
export function daysInLine(line: string, locale: Locale): LineDays[] {
  const found: LineDays[] = []
  let before: { day: number; to: number } | null = null
  for (const { 0: word, index: from } of line.matchAll(/\p{L}+/gu)) {
    const names = daysByName.get(locale)
    const day = names?.get(word) ?? names?.get(word.replace(/s$/, ''))
    if (day === undefined) {
      if (holidays.test(word)) found.push({ from, days: [] })
      continue
    }
    const days = [day]
    if (before && through.test(line.slice(before.to, from)))
      for (let next: number = before.day; next !== day; next = (next + 1) % 7) days.push(next)
    found.push({ from, days })
    before = { day, to: from + word.length }
  }
  return found
}

const joint = /([,;()]|(?<!\p{L})(?:et|en|and|und|ou|of|or|oder)(?!\p{L}))/u
const silent =
  /(?<!\p{L})(?:fermee?s?|fermeture|gesloten|sluiting|closed|geschlossen|rendez-vous|rdv|afspraak|appointment|vereinbarung|termin)(?!\p{L})/u

/** A line without the times when the office is closed or open by appointment only. */
export function withoutSilent(line: string): string {
  let isSilent = false
  return line
    .split(joint)
    .filter((part) => {
      if (/^[,;()]$/u.test(part)) isSilent = false
      else if (silent.test(part)) isSilent = true
      return !isSilent
    })
    .join('')
}

/** The positions in a line where an exception begins. */
export const exceptions = (line: string): number[] =>
  [
    ...line.matchAll(
      /(?<!\p{L})(?:sauf|hormis|excepte|behalve|uitgezonderd|except|excluding|ausser)(?!\p{L})/gu,
    ),
  ].map(({ index }) => index)
