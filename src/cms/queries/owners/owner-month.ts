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

/** A property's month in numbers, without personal data. */
export type MonthReport = {
  /** Views of its page. */
  pageViews: number
  enquiries: EnquiryCounts
  /** The appointments that were due in the month. */
  booked: { came: number; missed: number; cancelled: number }
  events: PropertyEvent[]
}

type BookedAppointments = Awaited<ReturnType<typeof findPropertyAppointments>>

const countOf = (pageViews: BookedAppointments, states: readonly string[]): number =>
  pageViews.filter(({ state }) => states.includes(state)).reduce((sum, { count }) => sum + count, 0)

/** The report of a property's month (2026-10): what visitors and staff did, by Belgian days. */
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
      // Without an outcome an appointment counts as held.
      came: countOf(pageViews, ['done', 'booked']),
      missed: countOf(pageViews, ['no-show']),
      cancelled: countOf(pageViews, ['cancelled']),
    },
    events: events.flatMap((event) => toPropertyEvent(event) ?? []),
  }
}

/** The properties of an owner with a report of a month, and the reports. */
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
