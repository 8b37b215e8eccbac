import { refreshPropertySearchOf } from '@/cms/operations/refresh-property-search'
import type { listedInFields } from '@/cms/queries/listed-in'
import { toSearchName } from '@/domain/shared/text'
import { locales, type Locale, type Localized } from '@/domain/shared/locale'
import { cityNameKey, groupById, groupCities, textPerLanguage, type CityName } from './group-languages'
import { findId, resolveId, type ImportContext, type ImportRecord } from './import-context'
import type { CategoryRecord, PropertyRecord } from './listing-schemas'
import type { Snapshot } from './read-snapshot'
import { upsertRecords } from './upsert-records'

/** Property types by WebID; a WebID that only the homes name becomes a type with the name the homes give it. */
export async function importTypes(context: ImportContext, snapshot: Snapshot): Promise<void> {
  const types = new Map<number, ImportRecord>()
  for (const records of groupById(snapshot['types.json']).values()) {
    const [first] = records
    if (!first) continue
    types.set(first.WebID, {
      key: String(first.WebID),
      source: records,
      build: () => ({
        name: textPerLanguage(records, ({ Name }) => Name),
        showOrder: first.ShowOrder,
        sale: first.Sale,
        rent: first.Rent,
      }),
    })
  }
  const named = new Set(snapshot['properties.json'].map(({ WebID }) => WebID))
  for (const webId of named) {
    if (types.has(webId)) continue
    const homes = snapshot['properties.json'].filter(({ WebID }) => WebID === webId)
    const name = textPerLanguage(homes, ({ MainTypeName }) => MainTypeName)
    types.set(webId, {
      key: String(webId),
      source: name,
      build: () => ({ name, showOrder: webId, sale: true, rent: true }),
    })
  }
  await upsertRecords(context, {
    target: {
      feature: 'property types',
      collection: 'property-types',
      keyField: 'webId',
      afterwards: ({ req, ids }) => refreshPropertySearchOf({ req, typeIds: ids }),
    },
    records: [...types.values()],
  })
}

const cityOf = (record: Omit<CityName, 'Name'> & { City: string }): CityName => ({
  Name: record.City,
  Zip: record.Zip,
  CountryID: record.CountryID,
  CountryName: record.CountryName,
  language: record.language,
})

/** Cities, those of the file and those only a home or project names; counts of the file are ignored. */
export async function importCities(context: ImportContext, snapshot: Snapshot): Promise<void> {
  const { citys, citysSale, citysRent } = snapshot['cities.json']
  const homes = [
    ...groupById(snapshot['properties.json']).values(),
    ...groupById(snapshot['projects.json']).values(),
  ]
  const groups = groupCities({
    cities: [...citys, ...citysSale, ...citysRent],
    pairs: homes.map((records) => records.map(cityOf)),
  })
  await upsertRecords(context, {
    target: {
      feature: 'cities',
      collection: 'cities',
      keyField: 'snapshotKey',
      afterwards: ({ req, ids }) => refreshPropertySearchOf({ req, cityIds: ids }),
    },
    records: groups.map((group) => ({
      key: group.key,
      source: group,
      build: () => ({
        name: group.names,
        zip: group.zip,
        countryId: group.countryId,
        countryName: group.countryNames,
        searchName: mapTexts(group.names, toSearchName),
      }),
    })),
  })
  const ids = context.ids.get('cities')
  for (const group of groups) {
    const id = ids?.get(group.key)
    for (const Name of Object.values(group.names)) {
      if (id !== undefined) ids?.set(cityNameKey({ Zip: group.zip, Name }), id)
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

/** Which languages a home or project is listed in: those it has a record for. */
export function listedIn(
  records: readonly { language: Locale }[],
): Record<(typeof listedInFields)[Locale], boolean> {
  const has = (locale: Locale) => records.some(({ language }) => language === locale)
  return { dutch: has('nl'), french: has('fr'), english: has('en'), german: has('de') }
}

/** Where a home or project stands, in the fields both have. */
export function placeData(
  context: ImportContext,
  record: Pick<PropertyRecord, 'City' | 'Zip' | 'Street' | 'HouseNumber' | 'BoxNr' | 'ID'>,
) {
  const key = cityNameKey({ Zip: record.Zip, Name: record.City })
  return {
    city: resolveId(context, { collection: 'cities', key, by: `record ${record.ID}` }),
    street: record.Street,
    houseNumber: record.HouseNumber,
    boxNumber: record.BoxNr,
  }
}

/** The tree of categories: parents are written before their children. */
export async function importCategories(context: ImportContext, snapshot: Snapshot): Promise<void> {
  const groups = groupById(snapshot['categories.json'])
  const ordered: CategoryRecord[][] = []
  const visit = (id: number, path: readonly number[]) => {
    const records = groups.get(id)
    const [first] = records ?? []
    if (!records || !first || ordered.includes(records) || path.includes(id)) return
    if (first.ParentID) visit(first.ParentID, [...path, id])
    ordered.push(records)
  }
  for (const id of groups.keys()) visit(id, [])
  await upsertRecords(context, {
    target: { feature: 'categories', collection: 'categories', keyField: 'publicId' },
    records: ordered.map((records) => categoryRecord(context, records)),
  })
}

function categoryRecord(context: ImportContext, records: CategoryRecord[]): ImportRecord {
  const [first] = records
  const name: Localized = {}
  // A record without a language is the name in all of them.
  for (const locale of locales) {
    const own =
      records.find(({ language }) => language === locale) ?? records.find(({ language }) => !language)
    if (own) name[locale] = own.Name
  }
  return {
    key: String(first?.ID),
    source: records,
    build: () => ({
      name,
      parent: first?.ParentID ? findId(context, { collection: 'categories', key: first.ParentID }) : null,
      webId: first?.WebID ?? null,
    }),
  }
}
