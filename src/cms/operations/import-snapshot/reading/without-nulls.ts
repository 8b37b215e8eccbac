import { isRecord } from '@/domain/shared/is-record'

/** A record in which what is null is absent, at any depth; an item of a list that is null stays, as lists have order. */
export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (!isRecord(value)) return value
  const given = Object.entries(value).filter(([, inner]) => inner !== null)
  return Object.fromEntries(given.map(([key, inner]) => [key, withoutNulls(inner)]))
}
