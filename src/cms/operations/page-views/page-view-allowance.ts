import { createHash, randomBytes } from 'node:crypto'

/** So many visitors of one address group are counted for one property on one day: a large household, or a small office. */
export const MOST_PER_PROPERTY = 20

// About ten megabytes. Of the properties that were not asked for the longest time it is forgotten who was there.
const mostVisitors = 50_000

type AllowedPageView = { day: string; group: string; property: number; visitor: string }

/**
 * Says of each page view whether it is to be counted: the first of a visitor to a property on a day, while no more than 20
 * others have come from their address group. What it remembers is bounded, unreadable, and gone with the day.
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
    // To the end of the map, whose beginning are the ones that were asked for longest ago.
    seen.delete(key)
    seen.set(key, visitors)
    if (visitors.has(visitor) || visitors.size >= MOST_PER_PROPERTY) return false
    visitors.add(visitor)
    size += 1
    makeRoom()
    return true
  }
}
