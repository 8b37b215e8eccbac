import { createHash, randomBytes } from 'node:crypto'

/** The most visitors of one address group that count for a property on a day: a large household, or a small office. */
export const MOST_PER_PROPERTY = 20

// About ten megabytes. Beyond that it forgets the visitors of the properties that were viewed longest ago.
const mostVisitors = 50_000

type AllowedPageView = { day: string; group: string; property: number; visitor: string }

/**
 * Decides whether each page view counts: the first of a visitor to a property on a day, unless 20 others came from their
 * address group. Its memory is bounded, holds only hashes, and is cleared each day.
 */
export function createPageViewAllowance(most = mostVisitors): (pageView: AllowedPageView) => boolean {
  let day = ''
  let secret = ''
  let size = 0
  const seen = new Map<string, Set<string>>()
  const blur = (text: string): string =>
    createHash('sha256').update(secret).update(text).digest('base64url').slice(0, 16)
  const begin = (today: string): void => {
    day = today
    secret = randomBytes(16).toString('hex')
    size = 0
    seen.clear()
  }
  const makeRoom = (): void => {
    for (const [oldest, { size: count }] of seen) {
      if (size <= most) break
      seen.delete(oldest)
      size -= count
    }
  }
  return (pageView) => {
    if (pageView.day !== day) begin(pageView.day)
    const key = blur(`${pageView.group} ${pageView.property}`)
    const visitor = blur(pageView.visitor)
    const visitors = seen.get(key) ?? new Set<string>()
    // Moves the entry to the end of the map, so that the least recent ones come first.
    seen.delete(key)
    seen.set(key, visitors)
    if (visitors.has(visitor) || visitors.size >= MOST_PER_PROPERTY) return false
    visitors.add(visitor)
    size += 1
    makeRoom()
    return true
  }
}
