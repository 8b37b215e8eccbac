import type { Payload, Where } from 'payload'
import type { Visit, VisitOpening } from '@/cms/payload-types'
import type { Locale } from '@/domain/shared/locale'
import type { HeldPlace } from '@/domain/appointments/free-places'
import type { Opening } from '@/domain/appointments/opening-rules'
import { addDays, type Days } from '@/domain/appointments/brussels-time'
import { layOutWeek, type Week } from '@/domain/appointments/week'
import { openPlacesOf, type OpenPlaces } from '@/domain/appointments/week-places'
import { findVisitHomes } from './find-visit-homes'
import type { VisitHome } from './get-visit-home'
import { showVisit, visitsOf, type NamedAgent, type ShownVisit } from './office-visits'
import { relationId } from '@/cms/queries/relation-id'
import { toOpening } from './to-opening'

/** What one look at a week holds at most; that there is more is said. */
const limits = { visits: 1000, openings: 500, places: 300 } as const

/** A day of the week: what is booked, by its start, and what is still free, by home. */
export type OfficeDay = {
  day: string
  visits: ShownVisit[]
  places: (Pick<OpenPlaces, 'slots'> & { home: VisitHome | null; agent: NamedAgent | null })[]
}

type VisitWeekInput = {
  payload: Payload
  week: Week
  /** One alone; null: all. */ agent: number | null
  now: Date
}

const daysOf = ({ days }: Week): Days => ({ fromDay: days[0] ?? '', toDay: days.at(-1) ?? '' })

const ofAgent = (agent: number | null): Where[] => (agent === null ? [] : [{ agent: { equals: agent } }])

async function findVisits({ payload, week, agent }: VisitWeekInput): Promise<Visit[]> {
  const { docs } = await payload.db.find<Visit>({
    collection: 'visits',
    where: { and: [visitsOf(daysOf(week)), ...ofAgent(agent)] },
    sort: 'startsAt',
    limit: limits.visits,
    pagination: false,
  })
  return docs
}

// Days are kept as moments of their day in UTC.
const startOf = (day: string): string => `${day}T00:00:00.000Z`

/** The visit times that may have places in a week, the oldest first. */
async function findOpenings({ payload, week, agent }: VisitWeekInput): Promise<VisitOpening[]> {
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
  const { docs } = await payload.db.find<VisitOpening>({
    collection: 'visit-openings',
    where: { and: [{ or: [single, weekly] }, ...ofAgent(agent)] },
    sort: 'id',
    limit: limits.openings,
    pagination: false,
  })
  return docs
}

function byHome(documents: readonly VisitOpening[]): Map<number, Opening[]> {
  const openings = new Map<number, Opening[]>()
  for (const document of documents) {
    const property = relationId(document.property) ?? 0
    openings.set(property, [...(openings.get(property) ?? []), toOpening(document)])
  }
  return openings
}

const toHeld = ({ property, agent, slotKey: slot, startsAt, endsAt }: Visit): HeldPlace => ({
  property: relationId(property) ?? 0,
  agent: relationId(agent) ?? 0,
  slot,
  startsAt,
  endsAt,
})

/**
 * A week of one agent or of all: the visits that are not cancelled, and the places that can still be booked for a
 * caller. The words are those of a language. `isCut`: there is more than is shown.
 */
export async function findOfficeWeek({
  agents,
  locale,
  ...question
}: VisitWeekInput & { agents: readonly NamedAgent[]; locale: Locale }): Promise<{
  days: OfficeDay[]
  isCut: boolean
}> {
  const { payload, week, now } = question
  const visits = await findVisits(question)
  const documents = await findOpenings(question)
  const held = visits.map(toHeld)
  const openings = byHome(documents)
  const { places, isCut } = openPlacesOf({ week, openings, held, now, most: limits.places })
  const ids = [...held, ...places].map(({ property }) => property)
  const homes = await findVisitHomes({ payload, ids, locale })
  const days = layOutWeek({ week, items: visits }).map(({ day, items }) => ({
    day,
    visits: items.map(({ item }) => showVisit(item, { homes, agents, now })),
    places: places
      .filter((each) => each.day === day)
      .map(({ property, slots, agent }) => ({
        slots,
        home: homes.get(property) ?? null,
        agent: agents.find(({ id }) => id === agent) ?? null,
      })),
  }))
  const isFull = visits.length === limits.visits || documents.length === limits.openings
  return { days, isCut: isCut || isFull }
}
