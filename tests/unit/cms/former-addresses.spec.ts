import { describe, expect, it } from 'vitest'
import nextConfig from '../../../next.config.mjs'

type Rule = { source: string; destination: string }
type Params = Record<string, string | string[]>
type Matcher = { match: (source: string) => (path: string) => { params: Params } | false }

// Next's own, by a computed name because it has no types.
const { match }: Matcher = await import(['next', 'dist/compiled/path-to-regexp/index.js'].join('/'))

/** Where the first rule that matches an address leads. */
function leadsTo(rules: readonly Rule[], address: string): string | null {
  for (const { source, destination } of rules) {
    const found = match(source)(address)
    if (!found) continue
    return destination.replace(/:(\w+)\*?/g, (_, name: string) => [found.params[name] ?? ''].flat().join('/'))
  }
  return null
}

async function rewrites(): Promise<Rule[]> {
  const all = await nextConfig.rewrites?.()
  if (!all || Array.isArray(all)) throw new Error('There are no rewrites after the files')
  return all.afterFiles ?? []
}

describe('an address from before a renaming', () => {
  it.each([
    ['/api/visits/12', '/api/appointments/12'],
    ['/api/visits/cancel', null],
    ['/api/visit-openings', '/api/appointment-openings'],
    ['/api/visit-openings/3', '/api/appointment-openings/3'],
    ['/api/owner-looks', '/api/impersonations'],
    ['/api/owner-looks/3', '/api/impersonations/3'],
    ['/api/owners/3/look', '/api/owners/3/impersonate'],
    ['/api/owner/end-look', '/api/owner/end-impersonation'],
  ])('%s is answered by %s', async (address, expected) => {
    expect(leadsTo(await rewrites(), address)).toBe(expected)
  })

  it.each([
    ['/admin/collections/visits/12', '/admin/collections/appointments/12'],
    ['/admin/collections/visit-openings', '/admin/collections/appointment-openings/'],
    ['/admin/collections/owner-looks/3', '/admin/collections/impersonations/3'],
  ])('%s redirects to %s', async (address, expected) => {
    const redirects = (await nextConfig.redirects?.()) ?? []
    expect(leadsTo(redirects, address)).toBe(expected)
  })
})
