import type { Payload } from 'payload'
import { propertyFacts, type GatedPlace } from '@/cms/gate/property-gate'
import type { Property } from '@/cms/payload-types'
import { regionOf } from '@/domain/energy/region'
import type { PropertyFacts } from '@/domain/properties/property-faults'

function placeOf({ city, type }: Pick<Property, 'city' | 'type'>): GatedPlace {
  const town = typeof city === 'object' ? city : null
  const kind = typeof type === 'object' ? type : null
  return {
    region: regionOf({ countryId: town?.countryId, zip: town?.zip }),
    typeWebId: kind?.webId ?? null,
  }
}

async function findStandardDeposit(payload: Payload): Promise<number | null> {
  const { figures } = await payload.findGlobal({ slug: 'site-settings', depth: 0, select: { figures: true } })
  return figures?.depositMonths ?? null
}

/** What of a home, as the back office lists it, can contradict itself or its region; null where there is no such home. */
export async function findListedFacts(payload: Payload, id: unknown): Promise<PropertyFacts | null> {
  if (typeof id !== 'number' && typeof id !== 'string') return null
  const home = await payload.findByID({
    collection: 'properties',
    id,
    depth: 1,
    disableErrors: true,
    draft: true,
    overrideAccess: true,
    populate: { cities: { zip: true, countryId: true }, 'property-types': { webId: true } },
    select: {
      goal: true,
      status: true,
      city: true,
      type: true,
      epcLabelText: true,
      energyPerformance: true,
      energy: { label: true },
      costs: { deposit: true },
    },
  })
  if (home === null) return null
  return { ...propertyFacts({ ...home }, placeOf(home)), standardDeposit: await findStandardDeposit(payload) }
}
