/** The highest id of a record: the largest integer of the database. */
export const HIGHEST_RECORD_ID = 2_147_483_647

/** Whether a value can be the id of a record. */
export const isRecordId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= HIGHEST_RECORD_ID

/** The id of a record in an address, in digits only; null for anything else. */
export function readRecordId(text: string): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null
  return isRecordId(id) ? id : null
}
