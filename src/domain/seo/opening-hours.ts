import { locales, type Locale } from '@/domain/shared/locale'
import { exceptions, isOfSomeDates, plain, daysInLine, spellOutDays, withoutSilent } from './opening-words'

type Times = { opens: string; closes: string }

/** The opening hours of an office, as search engines read them: days from Monday (0) to Sunday (6), times as '09:00'. */
export type OpeningSpan = { days: number[] } & Times

const time = String.raw`(\d{1,2})(?:\s*[h:.u](?!\p{L})\s*(\d{2})?)?\s*(?:uur|uhr|heures?|h\b)?\s*(am|pm)?`
const spans = new RegExp(String.raw`${time}\s*(?:-|–|—|a|tot|to|till|until|bis)\s*${time}`, 'gu')

const inDigits = (line: string): string =>
  line.replace(/(?<!apres-|\p{L})midi(?!\p{L})/gu, '12 h').replace(/(?<!\p{L}|after)noon(?!\p{L})/gu, '12 pm')

/** '09:30' from an hour, its minutes and 'pm'; null if there is no such time. */
function clock([hour, minutes, half]: (string | undefined)[]): string | null {
  const read = Number(hour)
  const hours = half === undefined ? read : (read % 12) + (half === 'pm' ? 12 : 0)
  if (hours > 24 || Number(minutes ?? 0) > 59) return null
  return `${String(hours).padStart(2, '0')}:${minutes ?? '00'}`
}

// "1 to 5 pm": the 'pm' belongs to both times, as the office would otherwise open at night.
function withHalf([hour, minutes, half, ...until]: (string | undefined)[]): (string | undefined)[] {
  const isAfternoon = half === undefined && until[2] === 'pm' && Number(hour) < 7
  return [hour, minutes, isAfternoon ? 'pm' : half]
}

type OpeningHoursToken =
  | { kind: 'days'; from: number; days: number[] }
  | ({ kind: 'times'; from: number } & Times)
  | { kind: 'except'; from: number }

function tokensOf(line: string, locale: Locale): OpeningHoursToken[] {
  const times = [...line.matchAll(spans)].flatMap(({ 1: hour, index, ...match }): OpeningHoursToken[] => {
    const parts = [hour, match[2], match[3], match[4], match[5], match[6]]
    const [opens, closes] = [clock(withHalf(parts)), clock(parts.slice(3))]
    return opens && closes && opens < closes ? [{ kind: 'times', from: index, opens, closes }] : []
  })
  const days = daysInLine(line, locale).map((found): OpeningHoursToken => ({ kind: 'days', ...found }))
  const excepted = exceptions(line).map((from): OpeningHoursToken => ({ kind: 'except', from }))
  return [...times, ...days, ...excepted].sort((one, other) => one.from - other.from)
}

/** Days and the times that belong to them; inside an exception, the days of the exception. */
type Group = { days: Set<number>; hasDays: boolean; times: Times[]; excepted: number[] | null }

const groupOf = (days: readonly number[]): Group => ({
  days: new Set(days),
  hasDays: days.length > 0,
  times: [],
  excepted: null,
})

type TakeTokenInput<Kind> = {
  group: Group
  token: Extract<OpeningHoursToken, { kind: Kind }>
  timesComeFirst: boolean
}

function takeDays({ group, token, timesComeFirst }: TakeTokenInput<'days'>): Group {
  if (group.excepted) {
    for (const day of token.days) group.days.delete(day)
    group.excepted.push(...token.days)
    return group
  }
  const into = !timesComeFirst && group.times.length > 0 ? groupOf([]) : group
  for (const day of token.days) into.days.add(day)
  into.hasDays = true
  return into
}

function takeTimes({ group, token: { opens, closes }, timesComeFirst }: TakeTokenInput<'times'>): Group {
  const { excepted } = group
  const isAnew = excepted ? group.times.length > 0 : timesComeFirst && group.hasDays
  const into = isAnew ? groupOf(excepted ?? []) : group
  into.times.push({ opens, closes })
  group.excepted = null
  return into
}

/** The groups of days and times of a line, in its order. */
function groupsOf(tokens: readonly OpeningHoursToken[]): Group[] {
  const timesComeFirst = tokens[0]?.kind === 'times'
  const groups = [groupOf([])]
  for (const token of tokens) {
    const group = groups.at(-1) ?? groupOf([])
    if (token.kind === 'except') {
      group.excepted = []
      continue
    }
    const into =
      token.kind === 'days'
        ? takeDays({ group, token, timesComeFirst })
        : takeTimes({ group, token, timesComeFirst })
    if (into !== group) groups.push(into)
  }
  return groups
}

function readLine(line: string, locale: Locale): OpeningSpan[] {
  const text = inDigits(spellOutDays(withoutSilent(plain(line)), locale))
  if (isOfSomeDates(text)) return []
  return groupsOf(tokensOf(text, locale)).flatMap(({ days, times }) => {
    const sorted = [...days].sort((one, other) => one - other)
    return sorted.length === 0 ? [] : times.map((each) => ({ days: sorted, ...each }))
  })
}

/**
 * The opening hours in the editors' sentences, a line per day or range of days, in any of the four languages. A line
 * without a day or without two times is ignored, and so is one for certain dates only or by appointment.
 */
export function readOpeningHours(text: string | null | undefined, locale: Locale): OpeningSpan[] {
  const lines = (text ?? '').split('\n')
  const own = lines.flatMap((line) => readLine(line, locale))
  if (own.length > 0) return own
  // A text written in another language applies to all languages.
  return (
    locales.map((other) => lines.flatMap((line) => readLine(line, other))).find((read) => read.length > 0) ??
    []
  )
}
