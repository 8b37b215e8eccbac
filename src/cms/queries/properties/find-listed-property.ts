import type { Payload } from 'payload'
import { gateProblems, propertyFacts, type GatedPlace } from '@/cms/gate/property-gate'
import type { Property } from '@/cms/payload-types'
import type { DutyCode } from '@/domain/duties/duty-table'
import { regionOf } from '@/domain/energy/region'
import type { PropertyFacts } from '@/domain/properties/property-faults'
import { belgianDay } from '@/domain/shared/belgian-day'

function placeOf({ city, type }: Pick<Property, 'city' | 'type'>): GatedPlace {
  const town = typeof city === 'object' ? city : null
  const kind = typeof type === 'object' ? type : null
  return {
    region: regionOf({ countryId: town?.countryId, zip: town?.zip }),
    typeWebId: kind?.webId ?? null,
  }
}

/** The default deposit of the settings, in months of rent. */
export async function findStandardDeposit(payload: Payload): Promise<number | null> {
  const { figures } = await payload.findGlobal({ slug: 'site-settings', depth: 0, select: { figures: true } })
  return figures?.depositMonths ?? null
}

type ReviewedProperty = {
  /** The facts that can contradict each other or its region. */
  facts: PropertyFacts
  /** The duties that its ad does not fulfil: of an imported property, and of a published one whose time has passed. */
  missing: DutyCode[]
}

/** A property as the back office lists it; null if there is none. */
export async function findListedProperty(
  payload: Payload,
  { id, standardDeposit, now }: { id: unknown; standardDeposit: number | null; now: Date },
): Promise<ReviewedProperty | null> {
  if (typeof id !== 'number' && typeof id !== 'string') return null
  const property = await payload.findByID({
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
      price: true,
      publishAddress: true,
      epcLabelText: true,
      energyPerformance: true,
      energy: true,
      construction: true,
      planning: true,
      costs: true,
      snapshotHash: true,
      _status: true,
    },
  })
  if (property === null) return null
  const place = placeOf(property)
  const isReported = Boolean(property.snapshotHash) || property._status === 'published'
  return {
    facts: { ...propertyFacts({ ...property }, place), standardDeposit },
    missing: isReported ? gateProblems({ ...property }, { ...place, today: belgianDay(now) }).missing : [],
  }
}
