import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'

vi.mock('server-only', () => ({}))

const api = 'src/app/api'
const params = { step: 'confirm', kind: 'site-contact' }

type Post = (request: Request, context: { params: Promise<typeof params> }) => Promise<Response>
type PostingRoute = { POST?: Post }

// The reports of page views are answered alike for everybody; only those of this site count (page-views.int.spec.ts).
const answersAlike = 'visit-events'

const names = readdirSync(api, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('route.ts'))
  .map((file) => file.replace('/route.ts', ''))
  .filter((name) => name !== answersAlike)

const posting: { name: string; post: Post }[] = []
for (const name of names) {
  const { POST: post }: PostingRoute = await import(/* @vite-ignore */ path.resolve(api, name, 'route.ts'))
  if (post) posting.push({ name, post })
}

const foreign: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
]

describe('the routes that take posts', () => {
  it('are all known here', () => {
    expect(posting.length).toBeGreaterThanOrEqual(19)
  })

  it.each(posting)('refuse those of other sites: $name', async ({ name, post }) => {
    for (const headers of foreign) {
      const body = new URLSearchParams({ token: 'x' })
      const request = new Request(`http://localhost:3000/api/${name}`, { method: 'POST', body, headers })
      expect((await post(request, { params: Promise.resolve(params) })).status).toBe(403)
    }
  })
})
