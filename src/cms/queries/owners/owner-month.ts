import type { Payload } from 'payload'
import { countByGroup, type EnquiryCounts } from '@/domain/owners/enquiries'
import { toPropertyEvent, type PropertyEvent } from '@/domain/owners/property-event'
import { hasReport } from '@/domain/owners/report-month'
import type { Locale } from '@/domain/shared/locale'
import {
  countEnquiries,
  findPropertyHistory,
  findPropertyAppointments,
  type OwnedProperty,
} from './owner-property-facts'
import { findOwnerProperties, type OwnerProperty } from './properties-of-owner'
import { countPageViewsOfMonth } from '@/cms/queries/page-views/page-view-counts'

/** What happened to a property in a month: numbers, and nothing of those they are made of. */
export type MonthReport = {
  /** Visits to its page. */
  pageViews: number
  enquiries: EnquiryCounts
  /** Of the booked visits that were to be in the month. */
  booked: { came: number; missed: number; cancelled: number }
  events: PropertyEvent[]
}

type BookedAppointments = Awaited<ReturnType<typeof findPropertyAppointments>>

const countOf = (pageViews: BookedAppointments, states: readonly string[]): number =>
  pageViews.filter(({ state }) => states.includes(state)).reduce((sum, { count }) => sum + count, 0)

/** The month of a property, as 2026-10, with what visitors and staff did in it by the clocks of Belgium. */
export async function getMonthReport({
  payload,
  owner,
  property,
  month,
}: OwnedProperty & { month: string }): Promise<MonthReport> {
  const asked = { payload, owner, property, month }
  const pageViews = await findPropertyAppointments(asked)
  const events = await findPropertyHistory(asked)
  return {
    pageViews: await countPageViewsOfMonth({ payload, property, month }),
    enquiries: countByGroup(await countEnquiries(asked)),
    booked: {
      // One that staff have said nothing of took place.
      came: countOf(pageViews, ['done', 'booked']),
      missed: countOf(pageViews, ['no-show']),
      cancelled: countOf(pageViews, ['cancelled']),
    },
    events: events.flatMap((event) => toPropertyEvent(event) ?? []),
  }
}

/** The properties of an owner of which there is a report of a month, with it. */
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
}): Promise<{ property: OwnerProperty; report: MonthReport }[]> {
  const properties = await findOwnerProperties({ payload, owner, locale })
  const reported = properties.filter(({ publishedAt }) => hasReport({ publishedAt, month, now }))
  const reports: { property: OwnerProperty; report: MonthReport }[] = []
  for (const property of reported)
    reports.push({ property, report: await getMonthReport({ payload, owner, property: property.id, month }) })
  return reports
}
