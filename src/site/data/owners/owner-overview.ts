import 'server-only'
import { findNextAppointments } from '@/cms/queries/owners/owner-property-facts'
import { findOwnerProperties } from '@/cms/queries/owners/properties-of-owner'
import { countUnread } from '@/cms/queries/owners/owner-messages'
import { findPageViewCounts } from '@/cms/queries/page-views/page-view-counts'
import type { PageViewFigures } from '@/domain/page-views/page-view-figures'
import { wallOf, type WallTime } from '@/domain/appointments/brussels-time'
import { getClient } from '@/site/data/client'
import { toOwnedCard, type OwnedCard, type OwnerReadInput } from './owner-cards'

/** A property with its figures, for the overview. */
export type OverviewProperty = OwnedCard & {
  figures: PageViewFigures
  /** When the next appointment is. */
  nextAppointment: WallTime | null
}

export type OwnerOverviewModel = { properties: OverviewProperty[]; unread: number }

const nothing: PageViewFigures = { today: 0, week: 0, month: 0, total: 0 }

/** The properties of an owner, at most 50, with their present figures. */
export async function getOwnerOverview({
  owner,
  locale,
  now = new Date(),
}: OwnerReadInput): Promise<OwnerOverviewModel> {
  const payload = await getClient()
  const properties = await findOwnerProperties({ payload, owner, locale })
  const counts = await findPageViewCounts({ payload, properties: properties.map(({ id }) => id), now })
  const next = await findNextAppointments({ payload, owner, now })
  return {
    properties: properties.map((property) => {
      const appointment = next.get(property.id)
      return {
        ...toOwnedCard(property, locale),
        figures: counts.get(property.id)?.figures ?? nothing,
        nextAppointment: appointment === undefined ? null : wallOf(appointment),
      }
    }),
    unread: await countUnread({ payload, owner }),
  }
}
