import 'server-only'
import { findOwnerFeedback, type OwnerFeedback } from '@/cms/queries/owners/owner-feedback'
import {
  countEnquiries,
  findPropertyHistory,
  findPropertyAppointments,
  findPortals,
  type CountedAppointment,
  type OwnedProperty,
  type Portal,
} from '@/cms/queries/owners/owner-property-facts'
import {
  comparePageViews,
  findPageViewCounts,
  type PropertyCounts,
} from '@/cms/queries/page-views/page-view-counts'
import { countByGroup, countByMonth, type EnquiryCounts } from '@/domain/owners/enquiries'
import { toPropertyEvent, type PropertyEvent } from '@/domain/owners/property-event'
import { reportMonths } from '@/domain/owners/report-month'
import { shownComparison, type PageViewComparison } from '@/domain/page-views/page-view-comparison'
import { wallOf, type WallTime } from '@/domain/appointments/brussels-time'
import type { Locale } from '@/domain/shared/locale'
import { getClient } from '@/site/data/client'
import { toWebAddress } from '@/site/data/content/web-addresses'
import { getOwnProperty, toOwnedCard, type OwnedCard, type OwnerReadInput } from './owner-cards'
import { toAgent } from '@/site/data/agents/agent-card'
import type { AgentCard } from '@/site/data/agents/agent-models'

/** The appointments at one time: their number, without the visitors. */
export type OwnerAppointment = WallTime & { until: string; count: number }

/** Their outcome, with the feedback that the agency has released. */
export type PastAppointment = OwnerAppointment & { state: CountedAppointment['state']; feedback: string[] }

export type OwnerPropertyModel = {
  property: OwnedCard
  counts: PropertyCounts
  /** The comparison with similar properties; null if there are too few, or nothing to compare. */
  comparison: PageViewComparison | null
  enquiries: { total: EnquiryCounts; months: { month: string; counts: EnquiryCounts }[] }
  /** The agent of the property. */
  agent: AgentCard | null
  /** The next first. */
  coming: OwnerAppointment[]
  /** The last first. */
  past: PastAppointment[]
  portals: Portal[]
  history: PropertyEvent[]
  /** The months with a report, the latest first. */
  months: string[]
}

/** The most months with a report on offer. */
const MOST_MONTHS = 12

const toAppointment = ({ startsAt, endsAt, count }: CountedAppointment): OwnerAppointment => ({
  ...wallOf(startsAt),
  until: wallOf(endsAt).time,
  count,
})

type SplitAppointmentsInput = { appointments: CountedAppointment[]; feedbacks: OwnerFeedback[]; now: Date }

function splitAppointments({
  appointments,
  feedbacks,
  now,
}: SplitAppointmentsInput): Pick<OwnerPropertyModel, 'coming' | 'past'> {
  const isComing = ({ startsAt }: CountedAppointment): boolean => startsAt > now.toISOString()
  const past = appointments.filter((appointment) => !isComing(appointment))
  // Feedback on several appointments at one time is shown with those that took place.
  const tellers = new Map(
    past
      .filter(({ state }) => state !== 'cancelled')
      .map((appointment) => [appointment.startsAt, appointment]),
  )
  return {
    coming: appointments
      .filter((appointment) => isComing(appointment) && appointment.state === 'booked')
      .map(toAppointment)
      .reverse(),
    past: past.map((appointment) => ({
      ...toAppointment(appointment),
      state: appointment.state,
      feedback:
        tellers.get(appointment.startsAt) === appointment
          ? feedbacks
              .filter(({ startsAt }) => startsAt === appointment.startsAt)
              .map(({ feedback }) => feedback)
          : [],
    })),
  }
}

async function findCalendar({ now, ...own }: OwnedProperty & { now: Date }) {
  const feedbacks = await findOwnerFeedback(own)
  return splitAppointments({ appointments: await findPropertyAppointments(own), feedbacks, now })
}

// Also for a property that visitors do not see.
async function findAgent({ property: id, locale }: { property: number; locale: Locale }) {
  const payload = await getClient()
  const property = await payload.findByID({
    collection: 'properties',
    id,
    locale,
    depth: 2,
    select: { agent: true },
    disableErrors: true,
  })
  return toAgent(property?.agent, locale)
}

const noCounts: PropertyCounts = {
  figures: { today: 0, week: 0, month: 0, total: 0 },
  days: [],
  sources: [],
  languages: [],
}

/** Everything about a property for its owner; null if it is not theirs. */
export async function getOwnerProperty({
  owner,
  locale,
  id,
  now = new Date(),
}: OwnerReadInput & { id: number }): Promise<OwnerPropertyModel | null> {
  const payload = await getClient()
  const property = await getOwnProperty({ owner, locale, id })
  if (!property) return null
  const own = { payload, owner, property: property.id }
  const counts = await findPageViewCounts({ payload, properties: [property.id], now })
  const enquiries = await countEnquiries(own)
  const history = await findPropertyHistory(own)
  return {
    property: toOwnedCard(property, locale),
    counts: counts.get(property.id) ?? noCounts,
    comparison: property.isPublished
      ? shownComparison(await comparePageViews({ payload, property: property.id, now }))
      : null,
    enquiries: { total: countByGroup(enquiries), months: countByMonth(enquiries).slice(0, MOST_MONTHS) },
    agent: await findAgent({ property: property.id, locale }),
    ...(await findCalendar({ ...own, now })),
    portals: (await findPortals(own)).map((portal) => ({ ...portal, url: toWebAddress(portal.url) })),
    history: history.flatMap((event) => toPropertyEvent(event) ?? []),
    months: reportMonths({ publishedAt: property.publishedAt, now, most: MOST_MONTHS }),
  }
}
