import { Temporal } from 'temporal-polyfill'
import { addDays, minutesBetween, minutesOf, wallOf } from './brussels-time'

/** A week from Monday to Sunday, numbered as ISO 8601 does: `2026-W53` holds the first days of 2027. */
export type Week = { id: string; days: string[] }

const DAY_MINUTES = 1440

/** The week of a day. */
export function weekOf(day: string): Week {
  const date = Temporal.PlainDate.from(day)
  const monday = addDays({ day, days: 1 - date.dayOfWeek })
  const id = `${date.yearOfWeek ?? date.year}-W${String(date.weekOfYear ?? 1).padStart(2, '0')}`
  return { id, days: Array.from({ length: 7 }, (_, days) => addDays({ day: monday, days })) }
}

/** The week with this number; null for a text that names none. */
export function parseWeek(id: string): Week | null {
  const [, year, number] = /^((?:19|20|21)\d\d)-W(\d\d)$/.exec(id) ?? []
  if (year === undefined) return null
  // 4 January is always in the first week.
  const week = weekOf(addDays({ day: `${year}-01-04`, days: 7 * (Number(number) - 1) }))
  return week.id === id ? week : null
}

/** The week that many weeks later, or earlier if negative. */
export const otherWeek = ({ week, weeks }: { week: Week; weeks: number }): Week =>
  weekOf(addDays({ day: week.days[0] ?? '', days: 7 * weeks }))

/** An item of the calendar: a booking or a slot. Moments in UTC. */
type TimedItem = { startsAt: string; endsAt: string }

/** The position of an item within its day. */
export type PlacedItem<Item> = {
  item: Item
  /** The local times of its start and end. */
  time: string
  until: string
  /** Minutes since midnight at its start, and its real length in minutes on that day. */
  top: number
  height: number
  /** Its column, from 0, and the number of columns that its overlapping group needs. */
  lane: number
  lanes: number
}

export type WeekDay<Item> = { day: string; items: PlacedItem<Item>[] }

/**
 * The items of a week by local day and start; overlapping items get columns side by side. Items of other weeks are left
 * out.
 */
export function layOutWeek<Item extends TimedItem>({
  week,
  items,
}: {
  week: Week
  items: readonly Item[]
}): WeekDay<Item>[] {
  const places = items.map((item) => ({ ...placeOf(item), day: wallOf(item.startsAt).day }))
  return week.days.map((day) => ({
    day,
    items: inLanes(places.filter((place) => place.day === day).map(({ day: _, ...place }) => place)),
  }))
}

type WeekPlace<Item> = Omit<PlacedItem<Item>, 'lane' | 'lanes'>

function placeOf<Item extends TimedItem>(item: Item): WeekPlace<Item> {
  const { time } = wallOf(item.startsAt)
  const top = minutesOf(time)
  const length = minutesBetween({ from: item.startsAt, to: item.endsAt })
  const height = Math.max(0, Math.min(length, DAY_MINUTES - top))
  return { item, time, until: wallOf(item.endsAt).time, top, height }
}

/**
 * Gives each item the first column that is free at its start; items of one overlapping group share their number of columns.
 */
function inLanes<Item>(places: WeekPlace<Item>[]): PlacedItem<Item>[] {
  const sorted = [...places].sort((one, other) => one.top - other.top || other.height - one.height)
  const placed: PlacedItem<Item>[] = []
  let cluster: PlacedItem<Item>[] = []
  let ends: number[] = []
  for (const place of sorted) {
    if (ends.every((end) => end <= place.top)) {
      cluster = []
      ends = []
    }
    const found = ends.findIndex((end) => end <= place.top)
    const lane = found === -1 ? ends.length : found
    ends[lane] = place.top + place.height
    const item = { ...place, lane, lanes: 0 }
    cluster.push(item)
    placed.push(item)
    for (const each of cluster) each.lanes = ends.length
  }
  return placed
}
