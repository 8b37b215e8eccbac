import type { OpeningHoursSpecificationLeaf } from 'schema-dts'
import { dayAfter, type OpeningHours } from '@/domain/opening-hours/opening-hours'
import { publicHolidaysOf } from '@/domain/opening-hours/public-holidays'
import type { OpeningSpan } from '@/domain/seo/opening-hours'
import { belgianDay } from '@/domain/shared/belgian-day'
import type { AgencyProfile } from '@/site/data/search/search-models'

// From Monday.
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

type Times = Pick<OpeningSpan, 'opens' | 'closes'>

// A whole day ends a minute before midnight there, as '24:00' is no time of the format.
const timesOf = ({ opens, closes }: Times): Times => ({
  opens,
  closes: closes === '24:00' ? '23:59' : closes,
})

const ofDays = ({ days, ...times }: OpeningSpan): OpeningHoursSpecificationLeaf => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: days.flatMap((day) => weekdays[day] ?? []).map((day) => `https://schema.org/${day}` as const),
  ...timesOf(times),
})

/** The spans of the week, each with its days; visits by appointment are no opening hours. */
function spansOf({ week }: OpeningHours): OpeningSpan[] {
  const spans = new Map<string, OpeningSpan>()
  for (const [day, { open }] of week.entries())
    for (const { opens, closes } of open) {
      const span = spans.get(`${opens}-${closes}`) ?? { days: [], opens, closes }
      span.days.push(day)
      spans.set(`${opens}-${closes}`, span)
    }
  return [...spans.values()]
}

// How a closed day is written (Google, structured data of local businesses).
const closed: Times = { opens: '00:00', closes: '00:00' }

type Special = { from: string; to: string; times: Times[] }

const ofSpecial = ({ from, to, times }: Special): OpeningHoursSpecificationLeaf[] =>
  (times.length > 0 ? times : [closed]).map((each) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: from,
    validThrough: to,
    ...timesOf(each),
  }))

const MOST_DAYS_AHEAD = 365

/** The exceptions that are not over, and the public holidays of a year that none of them names. */
function specialsOf({ exceptions, holidays }: OpeningHours, now: Date): Special[] {
  const today = belgianDay(now)
  const last = dayAfter({ day: today, days: MOST_DAYS_AHEAD })
  const coming = exceptions.filter(({ to, from }) => to >= today && from <= last)
  const year = Number(today.slice(0, 4))
  const days = holidays
    ? [year, year + 1].flatMap((each) => publicHolidaysOf({ country: holidays, year: each }))
    : []
  const free = [...new Set(days)].filter(
    (day) => day >= today && day <= last && !coming.some(({ from, to }) => from <= day && day <= to),
  )
  return [
    ...coming.map(({ from, to, open }) => ({ from, to, times: open })),
    ...free.map((day) => ({ from: day, to: day, times: [] })),
  ]
}

const orNone = <Item>(items: Item[]): Item[] | undefined => (items.length > 0 ? items : undefined)

/** The opening hours of a week: by day, or as far as the sentences of the editors have times. */
export const weeklyOpenings = ({ hours, openingHours }: Pick<AgencyProfile, 'hours' | 'openingHours'>) =>
  orNone((hours ? spansOf(hours) : openingHours).map(ofDays))

/** The days of the year to come that have other hours. */
export const specialOpenings = (hours: OpeningHours, now: Date) =>
  orNone(specialsOf(hours, now).flatMap(ofSpecial))
