import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createStaffCheck } from '../../../tools/server/staff-login.mjs'
import { startSite, stopPayload } from '../../support/database/payload'
import { logIn } from '../../support/site/rest'
import { stopClock } from '../../support/stop-clock'
import { createVisitors, type Visitors } from '../../support/site/visitors'

vi.mock('server-only', () => ({}))

let payload: Payload
let visitors: Visitors

beforeAll(async () => {
  const site = await startSite({})
  payload = site.payload
  visitors = await createVisitors(payload)
})
afterAll(stopPayload)

const answered = vi.fn(async () => Response.json({ ok: true }))

type Headers = Readonly<Record<string, string>>
type RestRequest = { headers?: Headers; body?: string; method?: string }

async function ask(path: string, { headers = {}, body = '{}', method = 'POST' }: RestRequest = {}) {
  const { guardRest } = await import('@/site/guards/guard-rest')
  answered.mockClear()
  const length = { 'content-length': String(body.length) }
  const init = { method, ...(method === 'GET' ? { headers } : { body, headers: { ...length, ...headers } }) }
  return guardRest(answered)(new Request(`http://localhost:3000/api${path}`, init))
}

const long = 'x'.repeat(64 * 1024 + 1)

describe('the guard of the REST API', () => {
  it('reads long bodies only from staff, however their length is declared', async () => {
    expect((await ask('/leads', { body: long })).status).toBe(413)
    expect((await ask('/leads', { headers: { 'content-length': 'many' } })).status).toBe(413)
    expect(answered).not.toHaveBeenCalled()
    const forged = { authorization: 'JWT a.b.c', cookie: 'payload-token=a.b.c' }
    expect((await ask('/media', { body: long, headers: forged })).status).toBe(413)
    const token = await logIn(payload, visitors.agent)
    const staff = { authorization: `JWT ${token}` }
    expect((await ask('/media', { body: long, headers: staff })).status).toBe(200)
    const owner = { authorization: `JWT ${await logIn(payload, visitors.owner)}` }
    expect((await ask('/media', { body: long, headers: owner })).status).toBe(413)
  })

  it('recognises staff by the key that Payload signs with, as the edge does without the database', async () => {
    const { env } = await import('@/env')
    const isStaff = createStaffCheck(env.PAYLOAD_SECRET ?? '')
    const token = await logIn(payload, visitors.agent)
    expect(isStaff({ authorization: `JWT ${token}` })).toBe(true)
    expect(isStaff({ cookie: `payload-token=${token}` })).toBe(true)
    expect(isStaff({ cookie: `payload-token=${await logIn(payload, visitors.owner)}` })).toBe(false)
  })

  it.each(['near', 'within', 'intersects'])('refuses operators for points: %s', async (operator) => {
    for (const query of [`?where[id][${operator}]=1`, `?where%5Bname%5D%5B${operator}%5D=1`])
      expect((await ask(`/agents${query}`)).status).toBe(400)
    expect((await ask(`/agents?where[name][like]=${operator}`)).status).toBe(200)
  })

  it.each(['x-http-method-override', 'x-payload-http-method-override'])(
    'checks a posted query like one in the address: %s',
    async (name) => {
      const headers = { [name]: 'GET', 'content-type': 'application/x-www-form-urlencoded' }
      for (const body of ['where[id][near]=1', 'depth=0&where%5Bid%5D%5Bwithin%5D=1', 'where=x'])
        expect((await ask('/agents', { headers, body })).status, body).toBe(400)
      expect(answered).not.toHaveBeenCalled()
      expect((await ask('/agents', { headers, body: 'where[id][equals]=1' })).status).toBe(200)
    },
  )

  it.each(['like', 'not_like', 'contains'])('searches for one text at a time: %s', async (operator) => {
    const name = `where[name][${operator}]`
    for (const query of [
      `?${name}=a&${name}=b`,
      `?${name}[]=a`,
      `?${name}[0]=a`,
      `?${encodeURIComponent(name)}%5B%5D=a`,
    ])
      expect((await ask(`/agents${query}`)).status, query).toBe(400)
    for (const query of [
      `?${name}=a`,
      `?where[or][0][name][${operator}]=a&where[or][1][name][${operator}]=b`,
    ])
      expect((await ask(`/agents${query}`)).status, query).toBe(200)
  })

  it('refuses a body that does not match its content type, and a query without fields', async () => {
    const multipart = { 'content-type': 'multipart/form-data; boundary=x' }
    const json = { 'content-type': 'application/json' }
    for (const body of ['{}', 'x=1', '--x\r\nContent-Disposition: form-data; name="a"'])
      expect((await ask('/users/refresh-token', { headers: multipart, body })).status).toBe(400)
    for (const body of ['{', '--x', '[1,'])
      expect(
        (await ask('/leads', { headers: { ...json, 'x-http-method-override': 'GET' }, body })).status,
      ).toBe(400)
    expect((await ask('/leads?where=x')).status).toBe(400)
    expect((await ask('/leads?where[id][equals]=1', { headers: json, body: '{"a":1}' })).status).toBe(200)
    const whole = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n'
    expect((await ask('/media', { headers: multipart, body: whole })).status).toBe(200)
  })

  it.each(['POST', 'PATCH', 'PUT', 'DELETE'])('refuses a %s from a page of another site', async (method) => {
    const foreign: Headers[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: 'http://localhost:3000' },
      { origin: 'https://evil.test' },
      { origin: 'null' },
    ]
    for (const headers of foreign)
      expect((await ask('/pages/1', { method, headers })).status, JSON.stringify(headers)).toBe(403)
    expect(answered).not.toHaveBeenCalled()
    const own: Headers[] = [
      { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' },
      { 'sec-fetch-site': 'none' },
      { origin: 'http://localhost:3000' },
      {},
    ]
    for (const headers of own)
      expect((await ask('/pages/1', { method, headers })).status, JSON.stringify(headers)).toBe(200)
  })

  it('answers reads from pages of other sites as from anybody', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }
    expect((await ask('/pages', { method: 'GET', headers })).status).toBe(200)
  })

  it('accepts short bodies, whoever sends them', async () => {
    expect((await ask('/leads')).status).toBe(200)
    expect(answered).toHaveBeenCalledOnce()
  })

  it.each(['/users/login/provider', '/Users/login/provider/return?code=a'])(
    'leads a browser from %s back to the page of the login',
    async (path) => {
      stopClock()
      const ofVisitor = { method: 'GET', headers: { 'x-forwarded-for': `10.9.9.${path.length}` } }
      for (let attempt = 0; attempt < 60; attempt += 1) await ask(path, ofVisitor)
      const { status, headers } = await ask(path, ofVisitor)
      expect(answered).not.toHaveBeenCalled()
      expect([status, headers.get('location')]).toEqual([303, '/admin/login?problem=too-many'])
      expect([headers.get('retry-after'), headers.get('cache-control')]).toEqual(['2', 'no-store'])
    },
  )

  it('makes a visitor wait who tries passwords without end, and nobody else', async () => {
    stopClock()
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
    const statuses = []
    for (let attempt = 0; attempt < 61; attempt += 1)
      statuses.push((await ask('/users/login', from('10.3.3.3'))).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(60)
    const refused = await ask('/users/forgot-password', from('10.3.3.3'))
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await ask('/users/login', from('10.4.4.4'))).status).toBe(200)
    expect((await ask('/pages', from('10.3.3.3'))).status).toBe(200)
  })

  it.each([
    '/users/%6cogin',
    '/%75sers/login',
    '/users/LOGIN',
    '/users/login/',
    '//users//login',
    '/Users/Forgot-Password',
    '/users/login/provider',
    '/users/login/provider/return',
  ])('counts %s as what it is', async (path) => {
    stopClock()
    const address = `10.8.8.${path.length}`
    const headers = { 'x-forwarded-for': address }
    const statuses = []
    for (let attempt = 0; attempt < 61; attempt += 1) statuses.push((await ask(path, { headers })).status)
    expect(statuses.at(-1)).toBe(429)
  })

  it('checks four passwords at once, and lets none wait for a mail that cannot be sent or a provider that is away', async () => {
    const { guardRest } = await import('@/site/guards/guard-rest')
    let finish = (): void => undefined
    const end = new Promise<void>((resolve) => {
      finish = resolve
    })
    const slow = guardRest(async () => {
      await end
      return Response.json({ ok: true })
    })
    const post = (path: string, address = '10.5.5.5') => {
      const headers = { 'x-forwarded-for': address, 'content-length': '2' }
      return slow(new Request(`http://localhost:3000/api${path}`, { method: 'POST', body: '{}', headers }))
    }
    const mailed = Array.from({ length: 4 }, () => post('/users/forgot-password'))
    mailed.push(...Array.from({ length: 4 }, () => post('/users/login/provider/return')))
    const logins = Array.from({ length: 3 }, () => post('/users/login'))
    // No visitor takes all places.
    expect((await post('/users/login')).status).toBe(503)
    logins.push(post('/users/login', '10.6.6.6'))
    expect((await post('/users/login', '10.7.7.7')).status).toBe(503)
    finish()
    const all = await Promise.all([...mailed, ...logins])
    expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200))
  })
})
