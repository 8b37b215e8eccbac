import { describe, expect, it } from 'vitest'
import nextConfig from '../../../next.config.mjs'
import { FEED_FILE, FEED_ROUTE } from '../../../src/domain/feeds/feed-address'
import { locales } from '../../../src/domain/shared/locale'

type Rule = { source: string; has?: { type: string; key?: string }[]; destination: string }

async function listingRules(): Promise<Rule[]> {
  const rewrites = await nextConfig.rewrites?.()
  if (!rewrites || Array.isArray(rewrites)) throw new Error('There are no rewrites before the files')
  return rewrites.beforeFiles ?? []
}

describe('the rewrite of addresses with a query', () => {
  it('leads what the edge has marked to the page that is rendered on each request', async () => {
    const rules = (await listingRules()).map(({ has, destination }) => ({ has, destination }))
    const has = [{ type: 'header', key: 'x-own-page' }]
    expect(rules).toEqual([{ has, destination: '/:locale/filtered/:path' }])
  })

  it.each([
    ['/fr/', true],
    ['/fr/a-vendre/', true],
    ['/de/zu-verkaufen/wavre/haus/2101/', true],
    ['/fr/filtered/a-vendre/', false],
    ['/fr/unprefixed/for-sale/', false],
    ['/fr/preview/pages/3/', false],
    ['/fr/alerts/new/', false],
    ['/es/a-vendre/', false],
    ['/api/search', false],
    ['/admin/', false],
  ])('of %s: %s', async (path, expected) => {
    for (const { source } of await listingRules()) {
      // The two groups of the source, in the syntax of path-to-regexp: a name, then an expression.
      const pattern = new RegExp(`^${source.replace(/:(locale|path)(?=\()/g, '')}$`)
      expect(pattern.test(path)).toBe(expected)
    }
  })
})

describe('the rewrite of feeds', () => {
  it('leads the file of every language to the route of feeds', async () => {
    const rewrites = await nextConfig.rewrites?.()
    if (!rewrites || Array.isArray(rewrites)) throw new Error('There are no rewrites after the files')
    expect(rewrites.afterFiles).toContainEqual({
      source: `/:locale(${locales.join('|')})/:path*/${FEED_FILE}`,
      destination: `${FEED_ROUTE}/:locale/:path*`,
    })
  })
})
