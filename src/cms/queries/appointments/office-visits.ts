import type { Payload, Where } from 'payload'
import type { Agent, Visit } from '@/cms/payload-types'
import type { Locale } from '@/domain/shared/locale'
import { addDays, momentBy, wallOf, type Days } from '@/domain/appointments/brussels-time'
import { toOfficeVisit, type OfficeVisit } from '@/domain/appointments/office-visit'
import type { VisitHome } from './get-visit-home'
import { relationId } from '@/cms/queries/relation-id'

/** A visit for who works in the office. */
export type ShownVisit = {
  /** As the clocks of Belgium show it. */
  day: string
  time: string
  until: string
  home: VisitHome | null
  agent: string | null
  person: string
  phone: string | null
  remark: string | null
  language: Locale
  office: OfficeVisit
}

export type NamedAgent = { id: number; name: string }

const mostAgents = 200

/** Who shows homes, in the order of the site. */
export async function findAgents(payload: Payload): Promise<NamedAgent[]> {
  const { docs } = await payload.db.find<Agent>({
    collection: 'agents',
    sort: '_order',
    limit: mostAgents,
    pagination: false,
  })
  return docs.map(({ id, name }) => ({ id, name }))
}

/** The visits of these days, but for those that are cancelled. */
export const visitsOf = ({ fromDay, toDay }: Days): Where => ({
  and: [
    { state: { not_equals: 'cancelled' } },
    { startsAt: { greater_than_equal: momentBy({ day: fromDay, time: '00:00' }) } },
    { startsAt: { less_than: momentBy({ day: addDays({ day: toDay, days: 1 }), time: '00:00' }) } },
  ],
})

/** What staff can do with a stored visit of a home. */
export function officeVisitOf(
  visit: Visit,
  { home, now }: { home: VisitHome | null; now: Date },
): OfficeVisit {
  const { id, slotKey: slot, state, startsAt, endsAt, sequence } = visit
  return toOfficeVisit({
    id,
    property: home?.publicId ?? null,
    feedback: visit.feedback ?? '',
    feedbackReleased: visit.feedbackReleased ?? false,
    booking: { slot, state, startsAt, endsAt, sequence },
    email: visit.email ?? null,
    now,
  })
}

type ShowVisitInput = { homes: ReadonlyMap<number, VisitHome>; agents: readonly NamedAgent[]; now: Date }

/** A stored visit as the office sees it. */
export function showVisit(visit: Visit, { homes, agents, now }: ShowVisitInput): ShownVisit {
  const { firstName, lastName, phone, remark, language, startsAt, endsAt } = visit
  const home = homes.get(relationId(visit.property) ?? 0) ?? null
  const agent = agents.find(({ id }) => id === relationId(visit.agent))
  return {
    ...wallOf(startsAt),
    ...{ until: wallOf(endsAt).time, home, language },
    agent: agent?.name ?? null,
    person: [firstName, lastName].filter(Boolean).join(' '),
    phone: phone ?? null,
    remark: remark ?? null,
    office: officeVisitOf(visit, { home, now }),
  }
}
