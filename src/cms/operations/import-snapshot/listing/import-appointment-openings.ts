import { openingsFile } from '@/domain/appointments/stored-names'
import { belgianDay } from '@/domain/shared/belgian-day'
import { addDays } from '@/domain/appointments/brussels-time'
import type { AppointmentOpeningRecord } from '@/cms/operations/import-snapshot/reading/content-schemas'
import {
  resolveId,
  type RecordData,
  type ImportContext,
} from '@/cms/operations/import-snapshot/import-context'
import type { Snapshot } from '@/cms/operations/import-snapshot/reading/snapshot'
import { upsertRecords } from '@/cms/operations/import-snapshot/upsert-records'

/** Payload's date picker stores a day as noon in UTC. */
const keptDay = (today: string, days: number): string => `${addDays({ day: today, days })}T12:00:00.000Z`

function toData(
  record: AppointmentOpeningRecord,
  { property, agent, today }: RecordData & { today: string },
): RecordData {
  const { weekdays, from, to, length, pause, capacity, notice, startsIn, endsIn } = record
  return {
    ...{ property, agent, kind: 'weekly', from, to, length, pause, capacity, notice },
    weekdays: weekdays.map(String),
    firstDay: keptDay(today, startsIn),
    lastDay: endsIn === null || endsIn === undefined ? null : keptDay(today, endsIn),
  }
}

/**
 * Imports the openings of properties, counted in days from the day of the import. An unchanged record is left alone, so
 * that its first days stay the same in a later import.
 */
export async function importAppointmentOpenings(
  context: ImportContext,
  { snapshot, now }: { snapshot: Snapshot; now: Date },
): Promise<void> {
  const today = belgianDay(now)
  const file = snapshot[openingsFile]
  const found = file.flatMap((record) => {
    const by = `${openingsFile} ${record.key}`
    const property = resolveId(context, { collection: 'properties', key: record.property, by })
    const agent = resolveId(context, { collection: 'agents', key: record.agent, by })
    return property === null || agent === null ? [] : [{ record, property, agent }]
  })
  await upsertRecords(context, {
    target: { feature: 'appointment times', collection: 'appointment-openings', keyField: 'snapshotKey' },
    records: found.map(({ record, property, agent }) => ({
      key: record.key,
      source: record,
      build: () => toData(record, { property, agent, today }),
    })),
  })
}
