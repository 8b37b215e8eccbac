import type { Payload } from 'payload'
import { leadsWithin } from '@/cms/access/lead-access'
import type { StaffScope } from '@/cms/access/staff-scope'
import { findRecords } from '@/cms/database/records'
import type { Lead } from '@/cms/payload-types'
import { readStoredValues } from '@/domain/leads/parse-lead'

/** An offer to buy a property, from the form of the site or noted by staff. */
export type PropertyOffer = Pick<Lead, 'id' | 'name' | 'status' | 'createdAt'> & {
  /** In euro. */
  amount: number | null
  /** The last day on which it is valid. */
  endDate: string | null
}

const mostOffers = 50

const one = mostOffers + 1

/** The offers for a property that somebody sees, the latest first, at most fifty. */
export async function findPropertyOffers(
  payload: Payload,
  { property, scope }: { property: number; scope: StaffScope },
): Promise<{ offers: PropertyOffer[]; isCut: boolean }> {
  const found = await findRecords(payload, {
    collection: 'leads',
    where: {
      and: [{ kind: { equals: 'purchase-offer' } }, { property: { equals: property } }, leadsWithin(scope)],
    },
    select: { name: true, status: true, createdAt: true, values: true },
    sort: '-createdAt',
    limit: one,
  })
  const offers = found.slice(0, mostOffers).map(({ values, ...offer }) => {
    const { amount, endDate } = readStoredValues(values)
    return { ...offer, amount, endDate }
  })
  return { offers, isCut: found.length > mostOffers }
}
