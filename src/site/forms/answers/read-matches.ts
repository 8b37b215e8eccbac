/** How many properties match what a form asks for, and the address of the list that shows them. */
export type Matches = {
  count: number
  href: string | null
  /** Whether the list shows these alone: an address cannot express every criterion of an alert. */
  isExact: boolean
}

/** Reads the answer of `GET /api/alerts/count`; null where it is not one. */
export function readMatches(body: unknown): Matches | null {
  const { count, href, isExact } = isRecord(body) ? body : {}
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 0) return null
  // Only a page of this site: '//host' would lead elsewhere.
  const isOurs = typeof href === 'string' && /^\/(?![/\\])/.test(href)
  return { count, href: isOurs ? href : null, isExact: isExact === true }
}
import { isRecord } from '@/domain/shared/is-record'
