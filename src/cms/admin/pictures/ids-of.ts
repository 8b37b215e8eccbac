import { isRecord } from '@/domain/shared/is-record'

function idOf(value: unknown): number | null {
  if (typeof value === 'number') return value
  return isRecord(value) ? idOf(value.value ?? value.id) : null
}

/** The numbers in the value of a field for several pictures, each once; Payload also puts a number into an object. */
export function idsOf(value: unknown): number[] {
  const ids = Array.isArray(value) ? value : []
  return [...new Set(ids.map(idOf).filter((id) => id !== null))]
}
