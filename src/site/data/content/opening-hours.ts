import 'server-only'
import type { SiteSetting } from '@/cms/payload-types'
import {
  isOfficeTime,
  joinTimes,
  wholeDay,
  type OpeningException,
  type OpeningHours,
  type OpeningTimes,
} from '@/domain/opening-hours/opening-hours'
import { isHolidayCountry, type HolidayCountry } from '@/domain/opening-hours/public-holidays'
import { countryCodeByName } from '@/domain/seo/country-code'
import { belgianDay } from '@/domain/shared/belgian-day'
import type { Locale } from '@/domain/shared/locale'
import { orElse, orEmpty, orNull } from '@/site/data/defaults'

type StoredTimes = { from?: string | null; to?: string | null }

function toTimes({ from, to }: StoredTimes): OpeningTimes[] {
  return isOfficeTime(from) && isOfficeTime(to) && from < to ? [{ opens: from, closes: to }] : []
}

const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const

function toWeek(rows: NonNullable<NonNullable<SiteSetting['hours']>['week']>): OpeningHours['week'] {
  return weekdays.map((weekday) => {
    const own = rows.filter((row) => row.weekdays.includes(weekday))
    const byAppointment = own.filter((row) => row.byAppointment)
    return {
      open: joinTimes(own.filter((row) => !row.byAppointment).flatMap(toTimes)),
      byAppointment: joinTimes(
        byAppointment.flatMap((row) => (row.from || row.to ? toTimes(row) : [wholeDay])),
      ),
    }
  })
}

type StoredException = NonNullable<NonNullable<SiteSetting['hours']>['exceptions']>[number]

function toException({ from, to, reason, times }: StoredException): OpeningException {
  const first = belgianDay(new Date(from))
  return {
    from: first,
    to: to ? belgianDay(new Date(to)) : first,
    open: joinTimes(orElse(times, []).flatMap(toTimes)),
    reason: orNull(reason),
  }
}

/** An agency of which the settings name no country is in Belgium. */
function holidaysOf({ agency }: SiteSetting, locale: Locale): HolidayCountry | null {
  const { country } = orEmpty(agency)
  const code = country ? countryCodeByName({ name: country, locale }) : 'BE'
  return isHolidayCountry(code) ? code : null
}

/** The opening hours by day; null while the settings have none, and the text of the editors counts. */
export function toOpeningHours(settings: SiteSetting, locale: Locale): OpeningHours | null {
  const { week, exceptions, closedOnHolidays } = orEmpty(settings.hours)
  const rows = orElse(week, [])
  if (rows.length === 0) return null
  return {
    week: toWeek(rows),
    exceptions: orElse(exceptions, []).map(toException),
    holidays: closedOnHolidays ? holidaysOf(settings, locale) : null,
  }
}
