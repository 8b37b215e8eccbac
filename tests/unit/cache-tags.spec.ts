import { describe, expect, it, vi } from 'vitest'

// Next's cache belongs to the site: here only the tags of each cached read are recorded.
const recorded = vi.hoisted(() => new Map<string, string[]>())
vi.mock('server-only', () => ({}))
vi.mock('@payload-config', () => ({ default: {} }))
vi.mock('next/cache', () => ({
  unstable_cache: (read: unknown, [name = '']: string[], { tags }: { tags: string[] }) => {
    recorded.set(name, tags)
    return read
  },
}))

await import('@/site/data/search/home-search')

/** Reads that show the result of another cached read: Next does not pass the tags of the inner one on. */
const within = [
  ['home-search', 'list-selection'],
  ['home-search', 'goal-list'],
  ['home-search', 'stats'],
  ['home-search', 'route-index'],
  ['goal-list', 'route-index'],
  ['property-list', 'list-selection'],
  ['place-counts', 'list-selection'],
] as const

describe('a cached read', () => {
  it.each(within)('%s is invalidated with %s, which it shows', (outer, inner) => {
    expect(recorded.get(inner)).not.toBeUndefined()
    expect(recorded.get(outer)).toEqual(expect.arrayContaining(recorded.get(inner) ?? []))
  })
})
