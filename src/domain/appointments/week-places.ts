import { freeSlots, situationOf, type FreeSlot, type HeldPlace } from './free-places'
import type { Opening } from './opening-rules'
import { slotsOfProperty } from './appointment-times'
import type { Week } from './week'

/** The free places at a property with an agent on a day. */
export type OpenPlaces = { property: number; agent: number; day: string; slots: FreeSlot[] }

type WeekPlacesInput = {
  week: Week
  /** The appointment times of each property, the oldest first. */
  openings: ReadonlyMap<number, readonly Opening[]>
  /** The held places of the week, at all properties of these agents. */
  held: readonly HeldPlace[]
  now: Date
  /** The most places to return. */
  most: number
}

/**
 * The places of a week that staff can still book, by day, property and agent, and whether there are more than are returned:
 * the last ones are left out.
 */
export function openPlacesOf({ week, openings, held, now, most }: WeekPlacesInput): {
  places: OpenPlaces[]
  isCut: boolean
} {
  const [fromDay = ''] = week.days
  const toDay = week.days.at(-1) ?? fromDay
  const free = [...openings].flatMap(([property, own]) => {
    const slots = slotsOfProperty({ openings: own, fromDay, toDay })
    const situation = situationOf({ property, held, now, by: 'staff' })
    return freeSlots({ slots, situation }).map((slot) => ({ property, slot }))
  })
  const named = free.sort((one, other) => (one.slot.startsAt < other.slot.startsAt ? -1 : 1)).slice(0, most)
  const places = new Map<string, OpenPlaces>()
  for (const { property, slot } of named) {
    const { day, agent } = slot
    const place = `${day} ${property} ${agent}`
    const known = places.get(place)
    if (known) known.slots.push(slot)
    else places.set(place, { property, agent, day, slots: [slot] })
  }
  return { places: [...places.values()], isCut: free.length > most }
}
