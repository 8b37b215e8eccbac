/** The highest number a record can have: what the database's whole numbers hold. */
export const HIGHEST_RECORD_ID = 2_147_483_647

/** Whether it can be the number of a record. */
export const isRecordId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= HIGHEST_RECORD_ID

/** The number of a record as an address has it, in digits alone; null for anything else. */
export function readRecordId(text: string): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null
  return isRecordId(id) ? id : null
}
