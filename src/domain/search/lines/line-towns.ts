import type { Place } from '@/domain/places/place-index'
import type { NamedCity } from '@/domain/search/named-city'
import { panelKey } from '@/domain/search/panel'

/** A town of the site, with all names by which it is found (`panelKey`). */
export type LineTown = NamedCity & { keys: readonly string[] }

const isSettlement = ({ kind }: Place): boolean => kind === 'municipality' || kind === 'locality'

const keysOf = ({ names }: Place): string[] => Object.values(names).map(panelKey)

/** The towns of the site with the name and a postcode of a town of the gazetteer. */
const townsCalled = (place: Place, towns: readonly LineTown[]): LineTown[] => {
  const names = keysOf(place)
  return towns.filter(({ zip, keys }) => place.zips.includes(zip) && keys.some((key) => names.includes(key)))
}

/** Whether a place is one town of the site: Wavre is, Bruxelles with its nineteen communes is not. */
export const isOneTown = (place: Place, towns: readonly LineTown[]): boolean =>
  isSettlement(place) && townsCalled(place, towns).length > 0

/** The towns of the site that a place means: the one of its name, else all that lie in it. */
export function townsOf(place: Place, towns: readonly LineTown[]): NamedCity[] {
  const called = isSettlement(place) ? townsCalled(place, towns) : []
  const found = called.length > 0 ? called : towns.filter(({ zip }) => place.zips.includes(zip))
  return found.map(({ name, zip }) => ({ name, zip }))
}

const kilometresPerDegree = 111.2

const distance = (one: Place, other: Place): number => {
  const north = one.lat - other.lat
  const east = (one.lng - other.lng) * Math.cos((one.lat * Math.PI) / 180)
  return Math.hypot(north, east) * kilometresPerDegree
}

/** The towns of the site whose middle lies within some kilometres of a place. */
export const townsNear = (
  { place, kilometres }: { place: Place; kilometres: number },
  { towns, findPlaces }: { towns: readonly LineTown[]; findPlaces: (name: string) => readonly Place[] },
): NamedCity[] =>
  towns
    .filter(({ zip }) => {
      const [middle] = findPlaces(zip)
      return middle !== undefined && distance(place, middle) <= kilometres
    })
    .map(({ name, zip }) => ({ name, zip }))
