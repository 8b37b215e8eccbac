import 'server-only'
import { findNextVisits } from '@/cms/queries/owners/owner-home-facts'
import { findOwnerHomes } from '@/cms/queries/owners/homes-of-owner'
import { countUnread } from '@/cms/queries/owners/owner-messages'
import { findVisitCounts } from '@/cms/queries/page-views/visit-counts'
import type { VisitFigures } from '@/domain/page-views/visit-figures'
import { wallOf, type Wall } from '@/domain/appointments/brussels-time'
import { getClient } from '@/site/data/client'
import { toOwnedCard, type OwnedCard, type OwnerQuestion } from './owner-cards'

/** A home with its figures, as the first page of the owner area shows it. */
export type OverviewHome = OwnedCard & {
  figures: VisitFigures
  /** When the next booked visit is. */
  nextVisit: Wall | null
}

export type OwnerOverviewModel = { homes: OverviewHome[]; unread: number }

const nothing: VisitFigures = { today: 0, week: 0, month: 0, total: 0 }

/** All the homes of an owner, at most 50, with their figures of this moment. */
export async function getOwnerOverview({
  owner,
  locale,
  now = new Date(),
}: OwnerQuestion): Promise<OwnerOverviewModel> {
  const payload = await getClient()
  const homes = await findOwnerHomes({ payload, owner, locale })
  const counts = await findVisitCounts({ payload, properties: homes.map(({ id }) => id), now })
  const next = await findNextVisits({ payload, owner, now })
  return {
    homes: homes.map((home) => {
      const visit = next.get(home.id)
      return {
        ...toOwnedCard(home, locale),
        figures: counts.get(home.id)?.figures ?? nothing,
        nextVisit: visit === undefined ? null : wallOf(visit),
      }
    }),
    unread: await countUnread({ payload, owner }),
  }
}
