import type { Payload } from 'payload'
import { BELGIUM } from '@/domain/shared/country'
import { cityNameKey } from '@/cms/operations/import-snapshot/reading/group-languages'
import type { Snapshot } from '@/cms/operations/import-snapshot/reading/snapshot'
import { textsOf } from '@/cms/operations/import-snapshot/texts-of'

/** A city of the database, with its names and the key of an earlier import. */
export type KnownCity = { key: string | null; zip: string; names: string[]; countryId: number }

type CityPlace = { Zip: string; Name: string; CountryID: number | null }

export async function findKnownCities(payload: Payload): Promise<KnownCity[]> {
  const { docs } = await payload.find({
    collection: 'cities',
    depth: 0,
    locale: 'all',
    pagination: false,
    select: { snapshotKey: true, zip: true, name: true, countryId: true },
  })
  return docs.map(({ snapshotKey, zip, name, countryId }) => ({
    key: snapshotKey ?? null,
    zip: zip ?? '',
    names: Object.values(textsOf(name)),
    countryId: countryId ?? BELGIUM,
  }))
}

/** The country of each town by zip and name; Belgium wins over another country, and the snapshot over the database. */
function countriesOf(places: readonly CityPlace[], known: readonly KnownCity[]): Map<string, number> {
  const countries = new Map<string, number>()
  const put = (all: readonly CityPlace[]) => {
    const found = new Map<string, number>()
    for (const { CountryID, ...place } of all) {
      const key = cityNameKey({ ...place, CountryID: null })
      if (CountryID !== null && found.get(key) !== BELGIUM) found.set(key, CountryID)
    }
    for (const [key, country] of found) countries.set(key, country)
  }
  put(
    known.flatMap(({ zip, names, countryId }) =>
      names.map((Name) => ({ Zip: zip, Name, CountryID: countryId })),
    ),
  )
  put(places)
  return countries
}

const townOf = <Item extends { Zip: string; City: string; CountryID: number | null }>({
  Zip,
  City,
  CountryID,
}: Item): CityPlace => ({ Zip, Name: City, CountryID })

/** Gives a place without a country that of the town with its zip and name, else Belgium. */
export function settleCountries(snapshot: Snapshot, known: readonly KnownCity[]): Snapshot {
  const { citys, citysSale, citysRent } = snapshot['cities.json']
  const properties = snapshot['properties.json']
  const projects = snapshot['projects.json']
  const countries = countriesOf(
    [...citys, ...citysSale, ...citysRent, ...properties.map(townOf), ...projects.map(townOf)],
    known,
  )
  const countryOf = (place: CityPlace): number =>
    place.CountryID ?? countries.get(cityNameKey({ ...place, CountryID: null })) ?? BELGIUM
  const settle = <City extends CityPlace>(city: City): City => ({ ...city, CountryID: countryOf(city) })
  return {
    ...snapshot,
    'cities.json': {
      ...snapshot['cities.json'],
      citys: citys.map(settle),
      citysSale: citysSale.map(settle),
      citysRent: citysRent.map(settle),
    },
    'properties.json': properties.map((property) => ({
      ...property,
      CountryID: countryOf(townOf(property)),
    })),
    'projects.json': projects.map((project) => ({ ...project, CountryID: countryOf(townOf(project)) })),
  }
}
