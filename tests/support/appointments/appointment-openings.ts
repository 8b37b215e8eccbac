import { addDays, timeOf } from '@/domain/appointments/brussels-time'
import type { Opening, SingleOpening, WeeklyOpening } from '@/domain/appointments/opening-rules'
import type { Random } from '../random'

const times = { id: 1, agent: 7, from: '10:00', to: '12:00', length: 30, pause: 0, capacity: 1, notice: 0 }

/** One opening on a Wednesday in June from ten to twelve, in half hours, unless given otherwise. */
export const singleOpening = (changes: Partial<SingleOpening> = {}): SingleOpening => ({
  ...times,
  kind: 'single',
  date: '2026-06-10',
  ...changes,
})

/** An opening on every Saturday of 2026 from ten to twelve, in half hours, unless given otherwise. */
export const weeklyOpening = (changes: Partial<WeeklyOpening> = {}): WeeklyOpening => ({
  ...times,
  kind: 'weekly',
  weekdays: [6],
  firstDay: '2026-01-01',
  lastDay: '2026-12-31',
  except: [],
  ...changes,
})

/** Days around the clock changes of two years, and others. */
const someDay = (random: Random): string =>
  addDays({
    day: random.pick(['2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31', '2026-12-31', '2028-02-29']),
    days: random.whole(-9, 9),
  })

/** A valid opening, at any time of the day, including the hours in which the clocks change. */
export function randomOpening(random: Random): Opening {
  const length = random.pick([5, 15, 20, 30, 45, 60, 90, 120])
  const start = random.chance(0.6) ? random.whole(0, 4 * 12) * 5 : random.whole(0, 1439 - length)
  const common = {
    id: random.whole(1, 1000),
    agent: random.whole(1, 3),
    from: timeOf(start),
    to: timeOf(random.whole(start + length, Math.min(1439, start + length + 400))),
    length,
    pause: random.pick([0, 0, 5, 10, 15, 60]),
    capacity: random.whole(1, 4),
    notice: random.pick([0, 0, 1, 24, 48]),
  }
  const day = someDay(random)
  if (random.chance(0.4)) return { ...common, kind: 'single', date: day }
  return {
    ...common,
    kind: 'weekly',
    weekdays: [1, 2, 3, 4, 5, 6, 7].filter((weekday) => weekday === 7 || random.chance(0.4)),
    firstDay: day,
    lastDay: random.chance(0.5) ? null : addDays({ day, days: random.whole(0, 60) }),
    except: [addDays({ day, days: random.whole(0, 14) })],
  }
}

/** A range of days in which such an opening may have appointments. */
export function randomDays(random: Random): { fromDay: string; toDay: string } {
  const fromDay = someDay(random)
  return { fromDay, toDay: addDays({ day: fromDay, days: random.whole(0, 40) }) }
}
