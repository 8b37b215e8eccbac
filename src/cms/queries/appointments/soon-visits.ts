import type { Payload } from 'payload'
import type { Visit } from '@/cms/payload-types'
import type { Locale } from '@/domain/shared/locale'
import { addDays, wallOf } from '@/domain/appointments/brussels-time'
import { findVisitHomes } from './find-visit-homes'
import { findAgents, showVisit, visitsOf, type ShownVisit } from './office-visits'
import { relationId } from '@/cms/queries/relation-id'

const mostShown = 20

/** The visits of today and tomorrow, by the clocks of Belgium: the next twenty, and how many there are. */
export async function findSoonVisits({
  payload,
  locale,
  now,
}: {
  payload: Payload
  locale: Locale
  now: Date
}): Promise<{ days: { day: string; visits: ShownVisit[] }[]; total: number }> {
  const { day: fromDay } = wallOf(now.toISOString())
  const toDay = addDays({ day: fromDay, days: 1 })
  const where = visitsOf({ fromDay, toDay })
  const { totalDocs: total } = await payload.db.count({ collection: 'visits', where })
  const { docs } = await payload.db.find<Visit>({
    collection: 'visits',
    // What is over gives way to what is to come.
    where: total > mostShown ? { and: [where, { endsAt: { greater_than: now.toISOString() } }] } : where,
    sort: 'startsAt',
    limit: mostShown,
    pagination: false,
  })
  const ids = docs.map(({ property }) => relationId(property) ?? 0)
  const homes = await findVisitHomes({ payload, ids, locale })
  const agents = await findAgents(payload)
  const visits = docs.map((visit) => showVisit(visit, { homes, agents, now }))
  const days = [fromDay, toDay].map((day) => ({ day, visits: visits.filter((each) => each.day === day) }))
  return { days: days.filter((each) => each.visits.length > 0), total }
}
