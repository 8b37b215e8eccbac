import { isRecord } from '@/domain/shared/is-record'

/** A record without its null values, at any depth; null items of a list stay, as their positions count. */
export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (!isRecord(value)) return value
  const given = Object.entries(value).filter(([, inner]) => inner !== null)
  return Object.fromEntries(given.map(([key, inner]) => [key, withoutNulls(inner)]))
}
