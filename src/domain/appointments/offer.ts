import type { FreeSlot, AppointmentDay } from './free-places'

/** A time that can be booked, as forms and programs receive it. */
export type OfferedSlot = {
  /** The key to book it with. */
  slot: string
  /** In Belgian time: `YYYY-MM-DD`, `HH:MM`. */
  day: string
  time: string
  until: string
  /** The moment of `day` and `time` in UTC. */
  startsAt: string
  /** How many places are left. */
  free: number
}

export type OfferedDay = { day: string; isFull: boolean; slots: OfferedSlot[] }

/** The public part of a free slot. */
export const offerSlot = ({ key, day, time, until, startsAt, free }: FreeSlot): OfferedSlot => ({
  slot: key,
  day,
  time,
  until,
  startsAt,
  free,
})

/** The days of a property as forms receive them; `isFull` if there are appointments and none has a place left. */
export const offerDays = (days: readonly AppointmentDay[]): { isFull: boolean; days: OfferedDay[] } => ({
  isFull: days.length > 0 && days.every(({ isFull }) => isFull),
  days: days.map(({ day, isFull, slots }) => ({ day, isFull, slots: slots.map(offerSlot) })),
})

/** The days to which an appointment can be moved; its own slot is left out. */
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
