/** The properties that match what a form asks for: how many, and where they stand. */
export type Matches = {
  count: number
  href: string | null
  /** Whether these alone stand there: an address cannot say all that an alert can. */
  isExact: boolean
}

/** Reads the answer of `GET /api/alerts/count`; null where it is none. */
export function readMatches(body: unknown): Matches | null {
  const { count, href, isExact } = isRecord(body) ? body : {}
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 0) return null
  // To a page of ours alone: '//host' would lead elsewhere.
  const isOurs = typeof href === 'string' && /^\/(?![/\\])/.test(href)
  return { count, href: isOurs ? href : null, isExact: isExact === true }
}
import { isRecord } from '@/domain/shared/is-record'
