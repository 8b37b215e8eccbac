import type { Payload } from 'payload'
import { propertyFacts } from '@/cms/gate/property-gate'
import { regionOf } from '@/domain/energy/region'
import type { PropertyFacts } from '@/domain/properties/property-faults'

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
  const { figures } = await payload.findGlobal({ slug: 'site-settings', depth: 0, select: { figures: true } })
  const city = typeof home.city === 'object' ? home.city : null
  const type = typeof home.type === 'object' ? home.type : null
  const place = {
    region: regionOf({ countryId: city?.countryId, zip: city?.zip }),
    typeWebId: type?.webId ?? null,
  }
  return { ...propertyFacts({ ...home }, place), standardDeposit: figures?.depositMonths ?? null }
}
