import { isRecord } from '@/domain/shared/is-record'

/** Forms and databases write "empty" differently. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.values(value).every(isEmpty))

const asMoment = (value: string): string =>
  /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(value) && !Number.isNaN(Date.parse(value))
    ? new Date(value).toISOString()
    : value

/** Some inputs give numbers and ids as text, and moments have several spellings. */
const plain = (value: unknown): string => (typeof value === 'string' ? asMoment(value) : String(value))

const areSameLists = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, index) => isSameValue(item, other[index]))

const areSameObjects = (one: Record<string, unknown>, other: Record<string, unknown>): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => isSameValue(one[key], other[key]))

/**
 * Whether two values of a field are the same to an editor: any spelling of empty, a number and its text, the same moment.
 * The order of lists counts, that of object keys does not.
 */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (isEmpty(one) && isEmpty(other)) return true
  if (Array.isArray(one) && Array.isArray(other)) return areSameLists(one, other)
  if (isRecord(one) && isRecord(other)) return areSameObjects(one, other)
  if (typeof one === 'object' || typeof other === 'object') return false
  return plain(one) === plain(other)
}
