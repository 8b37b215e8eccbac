import 'server-only'
import { findOwnerFeedback, type OwnerFeedback } from '@/cms/queries/owners/owner-feedback'
import {
  countEnquiries,
  findHomeHistory,
  findHomeVisits,
  findPortals,
  type CountedVisit,
  type OwnedHome,
  type Portal,
} from '@/cms/queries/owners/owner-home-facts'
import { compareVisits, findVisitCounts, type HomeCounts } from '@/cms/queries/page-views/visit-counts'
import { countByGroup, countByMonth, type EnquiryCounts } from '@/domain/owners/enquiries'
import { toHomeEvent, type HomeEvent } from '@/domain/owners/home-event'
import { reportMonths } from '@/domain/owners/report-month'
import { shownComparison, type VisitComparison } from '@/domain/page-views/visit-comparison'
import { wallOf, type Wall } from '@/domain/appointments/brussels-time'
import type { Locale } from '@/domain/shared/locale'
import { getClient } from '@/site/data/client'
import { toWebAddress } from '@/site/data/content/web-addresses'
import { getOwnHome, toOwnedCard, type OwnedCard, type OwnerQuestion } from './owner-cards'
import { toAgent } from '@/site/data/properties/properties'
import type { AgentCard } from '@/site/data/view-models'

/** The booked visits of a moment: how many, and nothing of who comes. */
export type OwnerVisit = Wall & { until: string; count: number }

/** What has become of them, with what was said of the home where the agent has released it. */
export type PastVisit = OwnerVisit & { state: CountedVisit['state']; feedback: string[] }

export type OwnerHomeModel = {
  home: OwnedCard
  counts: HomeCounts
  /** With homes like it; null where there are too few, or nothing to compare. */
  comparison: VisitComparison | null
  enquiries: { total: EnquiryCounts; months: { month: string; counts: EnquiryCounts }[] }
  /** Who looks after it. */
  agent: AgentCard | null
  /** The next first. */
  coming: OwnerVisit[]
  /** The last first. */
  past: PastVisit[]
  portals: Portal[]
  history: HomeEvent[]
  /** The months of which there is a report, the latest first. */
  months: string[]
}

/** Reports are offered of so many months. */
const MOST_MONTHS = 12

const toVisit = ({ startsAt, endsAt, count }: CountedVisit): OwnerVisit => ({
  ...wallOf(startsAt),
  until: wallOf(endsAt).time,
  count,
})

type SplitVisitsInput = { visits: CountedVisit[]; said: OwnerFeedback[]; now: Date }

function splitVisits({ visits, said, now }: SplitVisitsInput): Pick<OwnerHomeModel, 'coming' | 'past'> {
  const isComing = ({ startsAt }: CountedVisit): boolean => startsAt > now.toISOString()
  const past = visits.filter((visit) => !isComing(visit))
  // Of several that began at once, what was said stands with those that took place.
  const tellers = new Map(
    past.filter(({ state }) => state !== 'cancelled').map((visit) => [visit.startsAt, visit]),
  )
  return {
    coming: visits
      .filter((visit) => isComing(visit) && visit.state === 'booked')
      .map(toVisit)
      .reverse(),
    past: past.map((visit) => ({
      ...toVisit(visit),
      state: visit.state,
      feedback:
        tellers.get(visit.startsAt) === visit
          ? said.filter(({ startsAt }) => startsAt === visit.startsAt).map(({ feedback }) => feedback)
          : [],
    })),
  }
}

async function findCalendar({ now, ...own }: OwnedHome & { now: Date }) {
  const said = await findOwnerFeedback(own)
  return splitVisits({ visits: await findHomeVisits(own), said, now })
}

// Also of a home that visitors do not see.
async function findAgent({ property: id, locale }: { property: number; locale: Locale }) {
  const payload = await getClient()
  const home = await payload.findByID({
    collection: 'properties',
    id,
    locale,
    depth: 2,
    select: { agent: true },
    disableErrors: true,
  })
  return toAgent(home?.agent)
}

const noCounts: HomeCounts = {
  figures: { today: 0, week: 0, month: 0, total: 0 },
  days: [],
  sources: [],
  languages: [],
}

/** All that the agency does for a home, and what comes of it; null where the home is none of this owner's. */
export async function getOwnerHome({
  owner,
  locale,
  id,
  now = new Date(),
}: OwnerQuestion & { id: number }): Promise<OwnerHomeModel | null> {
  const payload = await getClient()
  const home = await getOwnHome({ owner, locale, id })
  if (!home) return null
  const own = { payload, owner, property: home.id }
  const counts = await findVisitCounts({ payload, properties: [home.id], now })
  const enquiries = await countEnquiries(own)
  const history = await findHomeHistory(own)
  return {
    home: toOwnedCard(home, locale),
    counts: counts.get(home.id) ?? noCounts,
    comparison: home.isPublished
      ? shownComparison(await compareVisits({ payload, property: home.id, now }))
      : null,
    enquiries: { total: countByGroup(enquiries), months: countByMonth(enquiries).slice(0, MOST_MONTHS) },
    agent: await findAgent({ property: home.id, locale }),
    ...(await findCalendar({ ...own, now })),
    portals: (await findPortals(own)).map((portal) => ({ ...portal, url: toWebAddress(portal.url) })),
    history: history.flatMap((event) => toHomeEvent(event) ?? []),
    months: reportMonths({ publishedAt: home.publishedAt, now, most: MOST_MONTHS }),
  }
}
