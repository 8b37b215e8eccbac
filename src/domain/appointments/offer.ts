import type { FreeSlot, AppointmentDay } from './free-places'

/** A time that can be booked, as a form or a program is told of it. */
export type OfferedSlot = {
  /** What it is booked by. */
  slot: string
  /** As the clocks of Belgium show it: `YYYY-MM-DD`, `HH:MM`. */
  day: string
  time: string
  until: string
  /** The moment, in UTC. */
  startsAt: string
  /** How many places are left. */
  free: number
}

export type OfferedDay = { day: string; isFull: boolean; slots: OfferedSlot[] }

/** A free slot without what is nobody's concern. */
export const offerSlot = ({ key, day, time, until, startsAt, free }: FreeSlot): OfferedSlot => ({
  slot: key,
  day,
  time,
  until,
  startsAt,
  free,
})

/** The days of a property as they are told; `isFull` where there are appointments, and no place is left in any of them. */
export const offerDays = (days: readonly AppointmentDay[]): { isFull: boolean; days: OfferedDay[] } => ({
  isFull: days.length > 0 && days.every(({ isFull }) => isFull),
  days: days.map(({ day, isFull, slots }) => ({ day, isFull, slots: slots.map(offerSlot) })),
})

/** The days on which an appointment can be given another time; its own is free for nobody else. */
export const otherDays = ({
  offer,
  day,
  time,
}: {
  offer: { days: readonly OfferedDay[] }
  day: string
  time: string
}): OfferedDay[] =>
  offer.days
    .map((each) => ({ ...each, slots: each.slots.filter((slot) => slot.day !== day || slot.time !== time) }))
    .filter(({ slots }) => slots.length > 0)
