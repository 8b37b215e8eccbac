import type { PayloadRequest } from 'payload'
import { regionOf } from '@/domain/energy/region'
import { isRecord } from '@/domain/shared/is-record'
import type { GatedProperty, GatedPlace } from '@/cms/gate/property-gate'

// A relation is a number, or the document once it is populated.
function idOf(relation: unknown): number | null {
  const id = isRecord(relation) ? relation.id : relation
  return typeof id === 'number' ? id : null
}

/** The region of a property's town and the number of its type, if it has them. */
export async function findGatedPlace(property: GatedProperty, req: PayloadRequest): Promise<GatedPlace> {
  const options = { depth: 0, disableErrors: true, overrideAccess: true, req }
  const [cityId, typeId] = [idOf(property.city), idOf(property.type)]
  const city =
    cityId === null ? null : await req.payload.findByID({ collection: 'cities', id: cityId, ...options })
  const type =
    typeId === null
      ? null
      : await req.payload.findByID({ collection: 'property-types', id: typeId, ...options })
  return {
    region: regionOf({ countryId: city?.countryId, zip: city?.zip }),
    typeWebId: type?.webId ?? null,
  }
}
