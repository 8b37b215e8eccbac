import type { Result } from '@/domain/shared/result'
import { addDays, addMinutes, wallOf, type Days } from './brussels-time'
import type { Opening } from './opening-rules'
import { findSlot, overlaps, slotLimits, type Slot } from './appointment-times'

/** A time at which an agent cannot show the property. */
export type BusyTime = {
  agent: number
  startsAt: string
  endsAt: string
  /** The key of the slot of this property that the time belongs to: others may still book that slot. */
  slot?: string
}

/** Everything that decides whether a slot can be booked. */
export type BookingSituation = {
  now: Date
  /** The number of held places of a slot, by its key; a slot without an entry has none. */
  taken: ReadonlyMap<string, number>
  busy?: readonly BusyTime[]
  /** Staff who book for a caller need no notice. */
  by?: 'visitor' | 'staff'
}

/** A booking that occupies its place, at any property. */
export type HeldPlace = { property: number; agent: number; slot: string; startsAt: string; endsAt: string }

/**
 * The situation of a property. Its own bookings occupy places of their slots and block the agent's overlapping slots, as
 * after a change of an opening; bookings at other properties and entries of the agent's own calendar block the agent
 * completely.
 */
export function situationOf({
  property,
  held,
  elsewhere = [],
  ...rest
}: Pick<BookingSituation, 'now' | 'by'> & {
  property: number
  /** The held places of the agents who show the property, at all properties. */
  held: readonly HeldPlace[]
  elsewhere?: readonly BusyTime[]
}): BookingSituation {
  const taken = new Map<string, number>()
  for (const { slot } of held.filter((place) => place.property === property))
    taken.set(slot, (taken.get(slot) ?? 0) + 1)
  const busy = held.map(({ property: where, agent, slot, startsAt, endsAt }) => ({
    agent,
    startsAt,
    endsAt,
    slot: where === property ? slot : undefined,
  }))
  return { ...rest, taken, busy: [...busy, ...elsewhere] }
}

/** `too-late`: the notice is too short now. `unknown`: the property has no such slot. */
export type Obstacle = 'past' | 'too-late' | 'full' | 'unknown'

/** A slot with the number of places left, at least one. */
export type FreeSlot = Slot & { free: number }

type FreePlacesInput = { slots: readonly Slot[]; situation: BookingSituation }

type SlotInSituation = { slot: Slot; situation: BookingSituation }

const placesLeft = ({ slot, situation: { taken, busy = [] } }: SlotInSituation): number =>
  busy.some((other) => other.agent === slot.agent && other.slot !== slot.key && overlaps({ slot, other }))
    ? 0
    : Math.max(0, slot.capacity - (taken.get(slot.key) ?? 0))

/**
 * Why a slot cannot be booked; null if it can. An appointment that starts now is past; the notice is exact to the minute,
 * in real hours.
 */
export function obstacleOf({ slot, situation }: SlotInSituation): Exclude<Obstacle, 'unknown'> | null {
  const now = situation.now.toISOString()
  if (slot.startsAt <= now) return 'past'
  const latest = addMinutes({ moment: slot.startsAt, minutes: -60 * slot.notice })
  if (situation.by !== 'staff' && latest < now) return 'too-late'
  return placesLeft({ slot, situation }) === 0 ? 'full' : null
}

/** The slots that can be booked. */
export const freeSlots = ({ slots, situation }: FreePlacesInput): FreeSlot[] =>
  slots
    .filter((slot) => obstacleOf({ slot, situation }) === null)
    .map((slot) => ({ ...slot, free: placesLeft({ slot, situation }) }))

/** The next slots that can be booked, at most `most`, from a given day on. */
export const nextFree = ({
  slots,
  situation,
  count,
  fromDay = '',
}: FreePlacesInput & { count: number; fromDay?: string }): FreeSlot[] =>
  freeSlots({ slots: slots.filter(({ day }) => day >= fromDay), situation }).slice(0, count)

/** A day with the slots that can be booked on it. */
export type AppointmentDay = { day: string; slots: FreeSlot[]; isFull: boolean }

/**
 * The days with appointments that can be booked, or could be until they were full, in order. A day whose appointments are
 * all past or too near is left out.
 */
export function appointmentDays({ slots, situation }: FreePlacesInput): AppointmentDay[] {
  const days = new Map<string, FreeSlot[]>()
  for (const slot of slots) {
    const obstacle = obstacleOf({ slot, situation })
    if (obstacle === 'past' || obstacle === 'too-late') continue
    const free = obstacle === null ? freeSlots({ slots: [slot], situation }) : []
    days.set(slot.day, [...(days.get(slot.day) ?? []), ...free])
  }
  return [...days].map(([day, free]) => ({ day, slots: free, isFull: free.length === 0 }))
}

/**
 * The days whose slots a visitor is offered, from today on. Later days cannot be booked by visitors, even with a valid key:
 * an opening without a last day has slots for ever.
 */
export function offeredDays(now: Date): Days {
  const fromDay = wallOf(now.toISOString()).day
  return { fromDay, toDay: addDays({ day: fromDay, days: slotLimits.days - 1 }) }
}

/**
 * The slot that a key names, if it can be booked at this property; otherwise the reason. Any text is accepted. Staff may book
 * `own`, a slot that no opening has.
 */
export function findFreeSlot({
  openings,
  key,
  situation,
  own = null,
}: {
  openings: readonly Opening[]
  key: string
  situation: BookingSituation
  own?: Slot | null
}): Result<FreeSlot, Obstacle> {
  const slot = findSlot({ openings, key }) ?? (situation.by === 'staff' ? own : null)
  const isTooFar = situation.by !== 'staff' && slot !== null && slot.day > offeredDays(situation.now).toDay
  if (slot === null || isTooFar) return { ok: false, failure: 'unknown' }
  const failure = obstacleOf({ slot, situation })
  if (failure !== null) return { ok: false, failure }
  return { ok: true, value: { ...slot, free: placesLeft({ slot, situation }) } }
}

/**
 * The lowest free place number, from 1 to the capacity; null if all are held. The database keeps property, slot and place
 * number unique, so that no place is sold twice.
 */
export function freePlace({ capacity, held }: { capacity: number; held: readonly number[] }): number | null {
  const places = Array.from({ length: capacity }, (_, at) => at + 1)
  return places.find((place) => !held.includes(place)) ?? null
}
