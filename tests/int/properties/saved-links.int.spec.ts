import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startPayload, stopPayload } from '../../support/database/payload'

vi.mock('server-only', () => ({}))

let payload: Payload

beforeAll(async () => {
  payload = await startPayload()
})
afterAll(stopPayload)

const now = new Date('2026-11-25T10:00:00Z')
const later = (days: number) => new Date(now.getTime() + days * 86_400_000)

async function post(route: 'create' | 'open', body: object, headers: Record<string, string> = {}) {
  const actions = await import('@/site/features/saved-properties/actions')
  const answer = route === 'create' ? actions.createSavedLink : actions.openSavedLink
  const request = new Request('http://localhost:3000/api/saved-links', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return answer(request)
}

const count = async (): Promise<unknown> => {
  const { databaseOf } = await import('@/cms/database/transactions')
  const { rows } = await databaseOf(payload).execute<{ count: number }>(
    sql`select count(*)::int as count from saved_links`,
  )
  return rows[0]?.count
}

describe('a link that carries favourites', () => {
  it('gives them to whoever has it, in their order, and is not stored itself', async () => {
    const created = await post('create', { ids: '2103,2101,2103,x' })
    expect(created.status).toBe(200)
    expect(created.headers.get('cache-control')).toBe('no-store')
    const { token } = await created.json()
    expect(token).toMatch(/^[\w-]{32}$/)
    const opened = await post('open', { token })
    expect(await opened.json()).toEqual({ ids: [2103, 2101] })
    expect(opened.headers.get('cache-control')).toBe('no-store')
    const { databaseOf } = await import('@/cms/database/transactions')
    const { rows } = await databaseOf(payload).execute(sql`select * from saved_links`)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it.each([
    ['open', { token: 'x'.repeat(32) }, 404],
    ['open', { token: '' }, 404],
    ['open', {}, 404],
    ['create', { ids: '' }, 422],
    ['create', { ids: '0,-1,abc' }, 422],
    ['create', { ids: '1,'.repeat(2000) }, 400],
  ] as const)('%s refuses %j', async (route, body, status) => {
    expect((await post(route, body)).status).toBe(status)
  })

  it('is for pages of this site', async () => {
    const headers = { origin: 'https://evil.example' }
    expect((await post('create', { ids: '2101' }, headers)).status).toBe(403)
    expect((await post('open', { token: 'x'.repeat(32) }, headers)).status).toBe(403)
  })

  it('expires after 14 days, and the worker then deletes it', async () => {
    const { findSavedLink, saveSavedLink } = await import('@/cms/operations/saved-links/saved-links')
    const { purgeGuards } = await import('@/cms/operations/leads/purge-forms')
    const token = await saveSavedLink({ payload, references: [2101], now })
    expect(await findSavedLink({ payload, token, now: later(13.9) })).toEqual([2101])
    expect(await findSavedLink({ payload, token, now: later(14) })).toBeNull()
    const before = await count()
    await purgeGuards({ payload, now: later(13) })
    expect(await count()).toBe(before)
    await purgeGuards({ payload, now: later(3650) })
    expect(await count()).toBe(0)
  })
})
