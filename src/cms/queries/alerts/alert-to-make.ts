import type { Payload } from 'payload'
import type { StaffScope } from '@/cms/access/staff-scope'
import type { Property } from '@/cms/payload-types'
import { getLeadToPlan, type CallerOfLead } from '@/cms/queries/leads/caller-of-lead'
import { alertOfProperty, type AlertPrefill } from '@/domain/alerts/alert-of-property'
import { shownMoney } from '@/domain/properties/shown-money'
import type { Locale } from '@/domain/shared/locale'

/** The person of a lead, and the criteria of the property that they asked about. */
export type AlertToMake = { lead: number; caller: CallerOfLead; criteria: AlertPrefill }

type PlaceInput = { payload: Payload; publicId: number; locale: Locale }

/** A city as criteria name it. */
const townOf = (city: Property['city']): string | null =>
  typeof city === 'object' && city?.name ? `${city.name}|${city.zip ?? ''}` : null

const webIdOf = (type: Property['type']): number | null =>
  typeof type === 'object' ? (type?.webId ?? null) : null

/** Drafts and sold properties too, because staff note what callers ask about them. */
async function getCriteria({ payload, publicId, locale }: PlaceInput): Promise<AlertPrefill> {
  const { docs } = await payload.find({
    collection: 'properties',
    where: { publicId: { equals: publicId } },
    locale,
    depth: 1,
    limit: 1,
    pagination: false,
  })
  const [property] = docs
  if (!property) return alertOfProperty(null)
  const { goal, type, city, rooms } = property
  const { price, comparable } = shownMoney(property)
  return alertOfProperty({
    goal,
    type: webIdOf(type),
    town: townOf(city),
    price: price.kind === 'amount' ? comparable : null,
    bedrooms: rooms?.bedrooms ?? null,
  })
}

/** What a new alert for the person of a lead begins with; null for an unknown lead, and for one that whoever asks does not see. */
export async function getAlertToMake({
  payload,
  lead,
  scope,
}: {
  payload: Payload
  lead: number
  scope: StaffScope
}): Promise<AlertToMake | null> {
  const found = await getLeadToPlan({ payload, lead, scope })
  if (!found) return null
  const { caller, property } = found
  const locale = caller.language
  const criteria =
    property === null ? alertOfProperty(null) : await getCriteria({ payload, publicId: property, locale })
  return { lead, caller, criteria }
}
