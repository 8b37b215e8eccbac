import { rowId } from '@/cms/operations/import-snapshot/row-id'
import { textPerLanguage } from '@/cms/operations/import-snapshot/reading/group-languages'
import {
  resolveIds,
  type ImportContext,
  type RecordData,
} from '@/cms/operations/import-snapshot/import-context'
import type { ProjectRecord, PropertyRecord } from '@/cms/operations/import-snapshot/reading/listing-schemas'

// A key that a record leaves out writes nothing: what editors have stays.

/** A day of Belgium as the back office stores it: noon is in it, also in UTC. */
export const noonOf = (day: string): string => `${day}T12:00:00.000Z`

/** What tells a unit of a project apart. */
export const unitData = ({ Detail }: PropertyRecord): RecordData => ({
  ...(Detail?.unitNumber ? { unitNumber: Detail.unitNumber } : {}),
  ...(typeof Detail?.floor === 'number' ? { floor: Detail.floor } : {}),
})

/** The district of a property: its text in each language, and the places near it, which the first record names. */
export function districtData(records: readonly PropertyRecord[]): RecordData {
  const texts = textPerLanguage(records, ({ DistrictText }) => DistrictText)
  const places = records[0]?.Nearby
  return {
    ...(Object.keys(texts).length > 0 ? { districtText: texts } : {}),
    ...(places
      ? {
          nearby: places.map(({ Kind, Name, Distance, Latitude, Longitude }) => ({
            id: rowId(),
            kind: Kind,
            name: Name ?? null,
            distance: Distance ?? null,
            latitude: Latitude ?? null,
            longitude: Longitude ?? null,
          })),
        }
      : {}),
  }
}

/** The phases of a project: the languages name them in one order, and the first record has their other values. */
export function phaseData(context: ImportContext, records: readonly ProjectRecord[]): RecordData {
  const [first] = records
  if (!first?.Phases) return {}
  const by = `projects.json ${first.ID}`
  return {
    phases: first.Phases.map(({ State, DeliveredOn, Units }, place) => ({
      id: rowId(),
      name: textPerLanguage(records, ({ Phases }) => Phases?.[place]?.Name),
      state: State,
      deliveredOn: DeliveredOn ? noonOf(DeliveredOn) : null,
      units: resolveIds(context, { collection: 'properties', keys: Units, by }),
    })),
  }
}
