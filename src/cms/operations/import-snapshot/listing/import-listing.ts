import { refreshPropertySearchOf } from '@/cms/operations/property-search/refresh-property-search'
import { listedInFields } from '@/domain/properties/listed-in'
import { locales, type Locale, type Localized } from '@/domain/shared/locale'
import { recordOf } from '@/domain/shared/record-of'
import {
  cityNameKey,
  groupById,
  groupByNumber,
  textPerLanguage,
} from '@/cms/operations/import-snapshot/reading/group-languages'
import {
  findId,
  resolveId,
  type ImportContext,
  type ImportRecord,
} from '@/cms/operations/import-snapshot/import-context'
import type {
  CategoryRecord,
  PropertyRecord,
  TypeRecord,
} from '@/cms/operations/import-snapshot/reading/listing-schemas'
import type { Snapshot } from '@/cms/operations/import-snapshot/reading/snapshot'
import { upsertRecords } from '@/cms/operations/import-snapshot/upsert-records'

/** If a type has two names in a language, the first is used. */
function warnOfOtherNames({ warnings }: ImportContext, records: readonly TypeRecord[]): void {
  const names = textPerLanguage(records, ({ Name }) => Name)
  for (const { WebID, Name, language } of records)
    if (names[language] !== Name)
      warnings.push(
        `types.json: WebID ${WebID} is ${names[language]} in ${language}; its name ${Name} is left out`,
      )
}

/** Imports property types by WebID; a WebID that only properties name becomes a type with their name for it. */
export async function importTypes(context: ImportContext, snapshot: Snapshot): Promise<void> {
  const types = new Map<number, ImportRecord>()
  for (const [webId, records] of groupByNumber(snapshot['types.json'], ({ WebID }) => WebID)) {
    const [first] = records
    if (!first) continue
    warnOfOtherNames(context, records)
    types.set(webId, {
      key: String(webId),
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
    const properties = snapshot['properties.json'].filter(({ WebID }) => WebID === webId)
    const name = textPerLanguage(properties, ({ MainTypeName }) => MainTypeName)
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

/** The languages in which a property or project is listed: those with a record. */
export function listedIn(
  records: readonly { language: Locale }[],
): Record<(typeof listedInFields)[Locale], boolean> {
  const fields = locales.map((locale) => ({ locale, name: listedInFields[locale] }))
  return recordOf(fields, ({ locale }) => records.some(({ language }) => language === locale))
}

/** The place of a property or project, in the fields that both have. */
export function placeData(
  context: ImportContext,
  record: Pick<PropertyRecord, 'City' | 'Zip' | 'CountryID' | 'Street' | 'HouseNumber' | 'BoxNr' | 'ID'>,
) {
  const key = cityNameKey({ ...record, Name: record.City })
  return {
    city: resolveId(context, { collection: 'cities', key, by: `record ${record.ID}` }),
    street: record.Street,
    houseNumber: record.HouseNumber,
    boxNumber: record.BoxNr,
  }
}

/** Imports the tree of categories, parents before their children. */
export async function importCategories(context: ImportContext, snapshot: Snapshot): Promise<void> {
  const groups = groupById(snapshot['categories.json'])
  const ordered: CategoryRecord[][] = []
  const walk = (id: number, path: readonly number[]) => {
    const records = groups.get(id)
    const [first] = records ?? []
    if (!records || !first || ordered.includes(records) || path.includes(id)) return
    if (first.ParentID) walk(first.ParentID, [...path, id])
    ordered.push(records)
  }
  for (const id of groups.keys()) walk(id, [])
  await upsertRecords(context, {
    target: { feature: 'categories', collection: 'categories', keyField: 'publicId' },
    records: ordered.map((records) => categoryRecord(context, records)),
  })
}

function categoryRecord(context: ImportContext, records: CategoryRecord[]): ImportRecord {
  const [first] = records
  const name: Localized = {}
  // A record without a language gives the name in all of them.
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
