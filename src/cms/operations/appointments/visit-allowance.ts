import { createHash, randomBytes } from 'node:crypto'

/** So many visitors of one address group are counted for one home on one day: a large household, or a small office. */
export const MOST_PER_HOME = 20

// About ten megabytes. Of the homes that were not asked for the longest time it is forgotten who was there.
const mostVisitors = 50_000

type Visit = { day: string; group: string; property: number; visitor: string }

/**
 * Says of each visit whether it is to be counted: the first of a visitor to a home on a day, while no more than 20
 * others have come from their address group. What it remembers is bounded, unreadable, and gone with the day.
 */
export function createVisitAllowance(most = mostVisitors): (visit: Visit) => boolean {
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
  return (visit) => {
    if (visit.day !== day) begin(visit.day)
    const key = blur(`${visit.group} ${visit.property}`)
    const visitor = blur(visit.visitor)
    const visitors = seen.get(key) ?? new Set<string>()
    // To the end of the map, whose beginning are the ones that were asked for longest ago.
    seen.delete(key)
    seen.set(key, visitors)
    if (visitors.has(visitor) || visitors.size >= MOST_PER_HOME) return false
    visitors.add(visitor)
    size += 1
    makeRoom()
    return true
  }
}
