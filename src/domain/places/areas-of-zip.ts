import { areaKeyOf, type AreaKey } from './areas'
import { localitiesWith } from './place-index'

/** The provinces, or Brussels, in which the places of a Belgian postcode lie. */
export function areasOfZip(zip: string): AreaKey[] {
  const ids = new Set(localitiesWith(zip).flatMap(({ within }) => within))
  return [...ids].map(areaKeyOf).filter((key) => key !== null)
}
