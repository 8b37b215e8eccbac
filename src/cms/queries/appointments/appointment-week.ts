import type { Payload, Where } from 'payload'
import { isAppointmentSeen } from '@/cms/access/person-access'
import type { StaffScope } from '@/cms/access/staff-scope'
import { findRecords } from '@/cms/database/records'
import type { Appointment, AppointmentOpening } from '@/cms/payload-types'
import type { Locale } from '@/domain/shared/locale'
import type { HeldPlace } from '@/domain/appointments/free-places'
import type { Opening } from '@/domain/appointments/opening-rules'
import { addDays, type Days } from '@/domain/appointments/brussels-time'
import { layOutWeek, type Week } from '@/domain/appointments/week'
import { openPlacesOf, type OpenPlaces } from '@/domain/appointments/week-places'
import { findAppointmentProperties } from './find-appointment-properties'
import type { AppointmentProperty } from './get-appointment-property'
import {
  showAppointment,
  appointmentsOf,
  type NamedAgent,
  type ShownAppointment,
} from './office-appointments'
import { relationId } from '@/domain/shared/relation-id'
import { toOpening } from './to-opening'

/** The most that one week shows; the screen says if there is more. */
const limits = { appointments: 1000, openings: 500, places: 300 } as const

/** A day of the week: its bookings by start, and its free places by property. */
export type OfficeDay = {
  day: string
  appointments: ShownAppointment[]
  places: (Pick<OpenPlaces, 'slots'> & { property: AppointmentProperty | null; agent: NamedAgent | null })[]
}

type AppointmentWeekInput = {
  payload: Payload
  week: Week
  /** One alone; null: all. */ agent: number | null
  now: Date
}

const daysOf = ({ days }: Week): Days => ({ fromDay: days[0] ?? '', toDay: days.at(-1) ?? '' })

const ofAgent = (agent: number | null): Where[] => (agent === null ? [] : [{ agent: { equals: agent } }])

async function findAppointments({ payload, week, agent }: AppointmentWeekInput): Promise<Appointment[]> {
  const docs = await findRecords(payload, {
    collection: 'appointments',
    where: { and: [appointmentsOf(daysOf(week)), ...ofAgent(agent)] },
    sort: 'startsAt',
    limit: limits.appointments,
  })
  return docs
}

// Days are stored as moments of that day in UTC.
const startOf = (day: string): string => `${day}T00:00:00.000Z`

/** The openings that may have places in a week, the oldest first. */
async function findOpenings({ payload, week, agent }: AppointmentWeekInput): Promise<AppointmentOpening[]> {
  const { fromDay, toDay } = daysOf(week)
  const [from, after] = [startOf(fromDay), startOf(addDays({ day: toDay, days: 1 }))]
  const single: Where = {
    and: [
      { kind: { equals: 'single' } },
      { date: { greater_than_equal: from } },
      { date: { less_than: after } },
    ],
  }
  const weekly: Where = {
    and: [
      { kind: { equals: 'weekly' } },
      { firstDay: { less_than: after } },
      { or: [{ lastDay: { exists: false } }, { lastDay: { greater_than_equal: from } }] },
    ],
  }
  const docs = await findRecords(payload, {
    collection: 'appointment-openings',
    where: { and: [{ or: [single, weekly] }, ...ofAgent(agent)] },
    sort: 'id',
    limit: limits.openings,
  })
  return docs
}

function byProperty(documents: readonly AppointmentOpening[]): Map<number, Opening[]> {
  const openings = new Map<number, Opening[]>()
  for (const document of documents) {
    const property = relationId(document.property) ?? 0
    openings.set(property, [...(openings.get(property) ?? []), toOpening(document)])
  }
  return openings
}

const toHeld = ({ property, agent, slotKey: slot, startsAt, endsAt }: Appointment): HeldPlace => ({
  property: relationId(property) ?? 0,
  agent: relationId(agent) ?? 0,
  slot,
  startsAt,
  endsAt,
})

/**
 * A week of one agent or of all: the appointments that are not cancelled, and the places that can still be booked for a
 * caller, in the words of a language. A visit that the reader does not see takes its place, and is not shown. `isCut`: there is more than is shown.
 */
export async function findOfficeWeek({
  agents,
  locale,
  scope,
  ...input
}: AppointmentWeekInput & {
  agents: readonly NamedAgent[]
  locale: Locale
  /** What the reader sees of visits. */
  scope: StaffScope
}): Promise<{
  days: OfficeDay[]
  isCut: boolean
}> {
  const { payload, week, now } = input
  const taken = await findAppointments(input)
  const documents = await findOpenings(input)
  const held = taken.map(toHeld)
  const openings = byProperty(documents)
  const { places, isCut } = openPlacesOf({ week, openings, held, now, most: limits.places })
  const ids = [...held, ...places].map(({ property }) => property)
  const properties = await findAppointmentProperties({ payload, ids, locale })
  const appointments = taken.filter(({ agent, property }) =>
    isAppointmentSeen(scope, { agent: relationId(agent), property: relationId(property) }),
  )
  const days = layOutWeek({ week, items: appointments }).map(({ day, items }) => ({
    day,
    appointments: items.map(({ item }) => showAppointment(item, { properties, agents, now })),
    places: places
      .filter((each) => each.day === day)
      .map(({ property, slots, agent }) => ({
        slots,
        property: properties.get(property) ?? null,
        agent: agents.find(({ id }) => id === agent) ?? null,
      })),
  }))
  const isFull = taken.length === limits.appointments || documents.length === limits.openings
  return { days, isCut: isCut || isFull }
}
