import { describe, expect, it, vi } from 'vitest'

// Next's cache is the site's: here only what each read is kept under is noted.
const kept = vi.hoisted(() => new Map<string, string[]>())
vi.mock('server-only', () => ({}))
vi.mock('@payload-config', () => ({ default: {} }))
vi.mock('next/cache', () => ({
  unstable_cache: (read: unknown, [name = '']: string[], { tags }: { tags: string[] }) => {
    kept.set(name, tags)
    return read
  },
}))

await import('@/site/data/search/home-search')

/** Reads that show what another kept read gives: Next does not hand the tags of the inner one on. */
const within = [
  ['home-search', 'list-selection'],
  ['home-search', 'goal-list'],
  ['home-search', 'stats'],
  ['home-search', 'route-index'],
  ['goal-list', 'route-index'],
  ['property-list', 'list-selection'],
  ['place-counts', 'list-selection'],
] as const

describe('a kept read', () => {
  it.each(within)('%s is thrown away with %s, which it shows', (outer, inner) => {
    expect(kept.get(inner)).not.toBeUndefined()
    expect(kept.get(outer)).toEqual(expect.arrayContaining(kept.get(inner) ?? []))
  })
})
