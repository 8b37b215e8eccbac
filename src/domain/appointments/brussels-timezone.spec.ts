import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { brusselsTimezone } from './brussels-timezone'
import { addDays, momentOf } from './brussels-time'

const zone = new ICAL.Timezone({
  component: new ICAL.Component(ICAL.parse(brusselsTimezone)),
  tzid: 'Europe/Brussels',
})

describe('brusselsTimezone', () => {
  it.each([2026, 2027, 2028, 2032, 2037, 2038, 2050])(
    'says of every day of %d, also those of a change, what the clocks show',
    (year) => {
      const wrong = Array.from({ length: 365 }, (_, days) => addDays({ day: `${year}-01-01`, days })).filter(
        (day) => {
          const times = ['00:30', '01:30', '03:30', '10:00']
          return times.some((time) => {
            const read = ICAL.Time.fromDateTimeString(`${day}T${time}:00`)
            read.zone = zone
            return read.toJSDate().toISOString() !== momentOf({ day, time })
          })
        },
      )
      expect(wrong).toEqual([])
    },
  )
})
