import type { Place } from '@/domain/places/place-index'
import type { NamedCity } from '@/domain/search/towns/named-city'
import { panelKey } from '@/domain/search/panel'

/** A town of the site, with all names by which it is found (`panelKey`). */
export type LineTown = NamedCity & { keys: readonly string[] }

/** The towns of the site with the name and a postcode of a town of the gazetteer; none for a larger place. */
export function townsCalled(place: Place, towns: readonly LineTown[]): NamedCity[] {
  if (place.kind !== 'municipality' && place.kind !== 'locality') return []
  const names = Object.values(place.names).map(panelKey)
  return towns
    .filter(({ zip, keys }) => place.zips.includes(zip) && keys.some((key) => names.includes(key)))
    .map(({ name, zip }) => ({ name, zip }))
}

/** Whether a place is one town of the site: Wavre is, Bruxelles with its nineteen communes is not. */
export const isOneTown = (place: Place, towns: readonly LineTown[]): boolean =>
  townsCalled(place, towns).length > 0
