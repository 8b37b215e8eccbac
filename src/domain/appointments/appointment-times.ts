import { addMinutes, clockOf, daysOf, minutesOf, timeOf, wallOf, weekdayOf, type Days } from './brussels-time'
import { findOpeningProblems, type Opening } from './opening-rules'
import { parseSlotKey, slotKey } from './slot-key'

/** An appointment that can be offered: moments in UTC as `Date.toISOString` writes them, day and times in local time. */
export type Slot = {
  /** Names the slot within its property (slot-key.ts). */
  key: string
  opening: number
  agent: number
  startsAt: string
  endsAt: string
  day: string
  time: string
  until: string
  capacity: number
  /** In hours. */
  notice: number
}

/** How many days, and how many slots of a property, one query covers. */
export const slotLimits = { days: 62, slots: 2000 } as const

/**
 * The slots of an opening in order; none if the opening is invalid. They start at fixed local times: a start that does not
 * exist on a spring night is left out, one that exists twice on an autumn night is the first. An appointment lasts its real
 * length, so that the next one starts after it even when the clocks change. Days beyond `slotLimits`, and days after the
 * one that reaches its number of slots, are left out.
 */
export function slotsOf(opening: Opening, days: Days): Slot[] {
  if (findOpeningProblems(opening).length > 0) return []
  const slots: Slot[] = []
  for (const day of daysOf({ ...days, most: slotLimits.days })) {
    if (slots.length >= slotLimits.slots) break
    if (isOpenOn({ opening, day })) slots.push(...slotsOfDay({ opening, day }))
  }
  return slots
}

function isOpenOn({ opening, day }: { opening: Opening; day: string }): boolean {
  if (opening.kind === 'single') return opening.date === day
  const { firstDay, lastDay, weekdays, except } = opening
  const isWithin = firstDay <= day && (lastDay === null || day <= lastDay)
  return isWithin && weekdays.includes(weekdayOf(day)) && !except.includes(day)
}

function slotsOfDay({ opening, day }: { opening: Opening; day: string }): Slot[] {
  const { id, agent, length, pause, capacity, notice } = opening
  const last = minutesOf(opening.to) - length
  const clock = clockOf(day)
  const closesAt = clock.momentBy(minutesOf(opening.to))
  const slots: Slot[] = []
  let freeFrom = ''
  for (let minutes = minutesOf(opening.from); minutes <= last; minutes += length + pause) {
    const startsAt = clock.momentAt(minutes)
    if (startsAt === null || startsAt < freeFrom) continue
    const endsAt = addMinutes({ moment: startsAt, minutes: length })
    if (endsAt > closesAt) break
    freeFrom = addMinutes({ moment: endsAt, minutes: pause })
    slots.push({
      key: slotKey({ agent, startsAt }),
      opening: id,
      agent,
      startsAt,
      endsAt,
      day,
      time: timeOf(minutes),
      until: clock.timeAt(endsAt),
      capacity,
      notice,
    })
  }
  return slots
}

type ScheduledProperty = {
  /** Of one property, the oldest first. */
  openings: readonly Opening[]
}

/**
 * The slots of a property, by start. An agent has one appointment at a time: where slots of an agent overlap, those of the
 * earlier opening count, so that a new opening never removes a booked slot.
 */
export function slotsOfProperty({ openings, ...days }: ScheduledProperty & Days): Slot[] {
  const kept = new Map<string, Slot[]>()
  for (const opening of openings) {
    for (const slot of slotsOf(opening, days)) {
      // No appointment crosses midnight, so only slots of the same day can overlap.
      const place = `${slot.agent} ${slot.day}`
      const others = kept.get(place) ?? []
      if (!others.some((other) => overlaps({ slot, other }))) kept.set(place, [...others, slot])
    }
  }
  const slots = [...kept.values()].flat().sort(byStart)
  const last = slots[slotLimits.slots - 1]
  return last === undefined ? slots : slots.filter(({ day }) => day <= last.day)
}

type TimeSpan = { startsAt: string; endsAt: string }

/** Whether two spans overlap; one may start when the other ends. */
export const overlaps = ({ slot, other }: { slot: TimeSpan; other: TimeSpan }): boolean =>
  slot.startsAt < other.endsAt && other.startsAt < slot.endsAt

const byStart = (one: Slot, other: Slot): number =>
  one.startsAt === other.startsAt ? one.agent - other.agent : one.startsAt < other.startsAt ? -1 : 1

/**
 * The slot of this property that a key names; null for a slot of another property or of no opening, and for an invalid key.
 */
export function findSlot({ openings, key }: ScheduledProperty & { key: string }): Slot | null {
  const slot = parseSlotKey(key)
  if (slot === null) return null
  const { day } = wallOf(slot.startsAt)
  return slotsOfProperty({ openings, fromDay: day, toDay: day }).find((slot) => slot.key === key) ?? null
}
