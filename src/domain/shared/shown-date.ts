import type { Locale } from './locale'
import { remembered } from './remembered'

type ShownDateFormat = Intl.DateTimeFormatOptions & { locale: Locale }
type DatePart = { type: string; value: string }

const formatByKey = remembered((key: string) => {
  const { locale, ...options }: ShownDateFormat = JSON.parse(key)
  return new Intl.DateTimeFormat(`${locale}-BE`, options)
})

const formatIn = (shownAs: ShownDateFormat): Intl.DateTimeFormat => formatByKey(JSON.stringify(shownAs))

/** Intl leaves out the French ordinal of the first of a month ('1er décembre'); a month in digits needs none. */
function joinParts(parts: readonly DatePart[], locale: Locale): string {
  const isInWords = parts.some(({ type, value }) => type === 'month' && /\p{L}/u.test(value))
  const isOrdinal = ({ type, value }: DatePart) => type === 'day' && value === '1'
  return parts.map((part) => (locale === 'fr' && isInWords && isOrdinal(part) ? '1er' : part.value)).join('')
}

/** A date in words, as Belgium writes it in the language: 'mardi 1er décembre 2026'. */
export const formatDate = (date: Date, shownAs: ShownDateFormat): string =>
  joinParts(formatIn(shownAs).formatToParts(date), shownAs.locale)

/** From one day to another: '1er–7 décembre 2026'. */
export const formatDates = ({ from, to }: { from: Date; to: Date }, shownAs: ShownDateFormat): string =>
  joinParts(formatIn(shownAs).formatRangeToParts(from, to), shownAs.locale)

/** The day of a moment in Belgian time: '1er décembre 2026'. */
export const longDate = (date: Date, locale: Locale): string =>
  formatDate(date, { locale, timeZone: 'Europe/Brussels', dateStyle: 'long' })

/** A day as `YYYY-MM-DD` in digits: '01/12/2026', in German '01.12.2026'; anything else stays as it is. */
export function shortDay(day: string, locale: Locale): string {
  const noon = new Date(`${day.slice(0, 10)}T12:00:00Z`)
  if (Number.isNaN(noon.getTime())) return day
  return formatDate(noon, { locale, timeZone: 'UTC', day: '2-digit', month: '2-digit', year: 'numeric' })
}

const agoIn = remembered((locale: Locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))

/** How many days ago: 'aujourd’hui', 'hier', 'il y a 3 jours'. */
export const daysAgo = (days: number, locale: Locale): string => agoIn(locale).format(-days, 'day')
