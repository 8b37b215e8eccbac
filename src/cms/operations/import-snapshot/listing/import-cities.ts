import { refreshTownNames } from '@/cms/operations/town-names/refresh-town-names'
import { BELGIUM } from '@/domain/shared/country'
import { locales, type Localized } from '@/domain/shared/locale'
import { toSearchName } from '@/domain/shared/text'
import type { KnownCity } from './city-countries'
import {
  cityNameKey,
  groupById,
  groupCities,
  type CityGroup,
  type CityName,
} from '@/cms/operations/import-snapshot/reading/group-languages'
import type { ImportContext } from '@/cms/operations/import-snapshot/import-context'
import type { PropertyRecord } from '@/cms/operations/import-snapshot/reading/listing-schemas'
import type { Snapshot } from '@/cms/operations/import-snapshot/reading/snapshot'
import { upsertRecords } from '@/cms/operations/import-snapshot/upsert-records'

const cityOf = (
  record: Pick<PropertyRecord, 'City' | 'Zip' | 'CountryID' | 'CountryName' | 'language'>,
): CityName => ({
  Name: record.City,
  Zip: record.Zip,
  CountryID: record.CountryID ?? BELGIUM,
  CountryName: record.CountryName,
  language: record.language,
})

function groupsOf(snapshot: Snapshot): CityGroup[] {
  const { citys, citysSale, citysRent } = snapshot['cities.json']
  const properties = [
    ...groupById(snapshot['properties.json']).values(),
    ...groupById(snapshot['projects.json']).values(),
  ]
  const cities = [...citys, ...citysSale, ...citysRent]
  return groupCities({
    cities: cities.map((city) => ({ ...city, CountryID: city.CountryID ?? BELGIUM })),
    pairs: properties.map((records) => records.map(cityOf)),
  })
}

/** A city abroad that was stored under a key without its country keeps the key, because its properties refer to it. */
function withKnownKeys(groups: CityGroup[], known: readonly KnownCity[]): CityGroup[] {
  const keys = new Set(groups.map(({ key }) => key))
  return groups.map((group) => {
    const former = group.key.split('|').slice(0, 2).join('|')
    const isKnown = known.some(({ key, countryId }) => key === former && countryId === group.countryId)
    return isKnown && !keys.has(former) ? { ...group, key: former } : group
  })
}

/** Imports the cities of the file and those that only a property or project names; counts of the file are ignored. */
export async function importCities(
  context: ImportContext,
  { snapshot, known }: { snapshot: Snapshot; known: readonly KnownCity[] },
): Promise<void> {
  const groups = withKnownKeys(groupsOf(snapshot), known)
  await upsertRecords(context, {
    target: {
      feature: 'cities',
      collection: 'cities',
      keyField: 'snapshotKey',
      afterwards: refreshTownNames,
    },
    records: groups.map((group) => ({
      key: group.key,
      source: group,
      build: () => ({
        name: group.names,
        zip: group.zip,
        countryId: group.countryId,
        countryName: group.countryNames,
        // Without one, the editors' text stays.
        ...(group.pageTexts && { pageText: group.pageTexts }),
        ...(group.districtTexts && { districtText: group.districtTexts }),
        searchName: mapTexts(group.names, toSearchName),
      }),
    })),
  })
  const ids = context.ids.get('cities')
  if (ids) rememberNames(ids, groups)
}

/** Registers each city under all of its names, also without its country if no Belgian city has the same name. */
function rememberNames(ids: Map<string, number>, groups: readonly CityGroup[]): void {
  for (const { key, zip: Zip, countryId, names } of groups) {
    const id = ids.get(key)
    if (id === undefined) continue
    for (const Name of Object.values(names)) ids.set(cityNameKey({ Zip, Name, CountryID: countryId }), id)
  }
  for (const { key, zip: Zip, names } of groups) {
    const id = ids.get(key)
    for (const Name of Object.values(names)) {
      const plain = cityNameKey({ Zip, Name, CountryID: null })
      if (id !== undefined && !ids.has(plain)) ids.set(plain, id)
    }
  }
}

function mapTexts(texts: Localized, change: (text: string) => string): Localized {
  const changed: Localized = {}
  for (const locale of locales) {
    const text = texts[locale]
    if (text !== undefined) changed[locale] = change(text)
  }
  return changed
}
