import type { Payload } from 'payload'
import { countByGroup, type EnquiryCounts } from '@/domain/owners/enquiries'
import { toHomeEvent, type HomeEvent } from '@/domain/owners/home-event'
import { hasReport } from '@/domain/owners/report-month'
import type { Locale } from '@/domain/shared/locale'
import { countEnquiries, findHomeHistory, findHomeVisits, type OwnedHome } from './owner-home-facts'
import { findOwnerHomes, type OwnerHome } from './homes-of-owner'
import { countVisitsOfMonth } from '@/cms/queries/page-views/visit-counts'

/** What happened to a home in a month: numbers, and nothing of those they are made of. */
export type MonthReport = {
  /** Visits to its page. */
  visits: number
  enquiries: EnquiryCounts
  /** Of the booked visits that were to be in the month. */
  booked: { came: number; missed: number; cancelled: number }
  events: HomeEvent[]
}

type Visits = Awaited<ReturnType<typeof findHomeVisits>>

const countOf = (visits: Visits, states: readonly string[]): number =>
  visits.filter(({ state }) => states.includes(state)).reduce((sum, { count }) => sum + count, 0)

/** The month of a home, as 2026-10, with what visitors and staff did in it by the clocks of Belgium. */
export async function getMonthReport({
  payload,
  owner,
  property,
  month,
}: OwnedHome & { month: string }): Promise<MonthReport> {
  const asked = { payload, owner, property, month }
  const visits = await findHomeVisits(asked)
  const events = await findHomeHistory(asked)
  return {
    visits: await countVisitsOfMonth({ payload, property, month }),
    enquiries: countByGroup(await countEnquiries(asked)),
    booked: {
      // One that staff have said nothing of took place.
      came: countOf(visits, ['done', 'booked']),
      missed: countOf(visits, ['no-show']),
      cancelled: countOf(visits, ['cancelled']),
    },
    events: events.flatMap((event) => toHomeEvent(event) ?? []),
  }
}

/** The homes of an owner of which there is a report of a month, with it. */
export async function findMonthReports({
  payload,
  owner,
  locale,
  month,
  now,
}: {
  payload: Payload
  owner: number
  locale: Locale
  month: string
  now: Date
}): Promise<{ home: OwnerHome; report: MonthReport }[]> {
  const homes = await findOwnerHomes({ payload, owner, locale })
  const reported = homes.filter(({ publishedAt }) => hasReport({ publishedAt, month, now }))
  const reports: { home: OwnerHome; report: MonthReport }[] = []
  for (const home of reported)
    reports.push({ home, report: await getMonthReport({ payload, owner, property: home.id, month }) })
  return reports
}
