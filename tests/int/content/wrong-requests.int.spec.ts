import type { FlattenedField, Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSite, stopPayload } from '../../support/database/payload'
import { createRest, logIn, type CallRest } from '../../support/site/rest'
import { createVisitors } from '../../support/site/visitors'

let payload: Payload
let rest: CallRest
let staff: string | null

beforeAll(async () => {
  const site = await startSite({})
  payload = site.payload
  rest = createRest(site.config)
  staff = await logIn(payload, (await createVisitors(payload)).admin)
})
afterAll(stopPayload)

const send = (path: string, body: object) => rest({ method: 'POST', path, body, token: staff })

const collections = ['agents', 'cities', 'properties', 'leads', 'users']

const wrong = [
  '/abc',
  '/99999999999999',
  '/-1',
  '/%00',
  '/versions/abc',
  '/versions/99999999999999',
  '?where[id][in]=abc,1',
  '?where[id][equals]=99999999999999999999',
  '?where[createdAt][greater_than]=never',
  '?where[nothing][equals]=1',
  '?where[id][nothing]=1',
  '?page=99999999999999999999',
  '?limit=99999999999999999999',
  '?sort=nothing.at.all',
  '?select[constructor]=true',
]

describe('an invalid request to the API', () => {
  it.each(collections.flatMap((slug) => wrong.map((question) => `/${slug}${question}`)))(
    'is no failure of the site: %s',
    async (path) => {
      for (const token of [null, staff]) {
        const { status } = await rest({ path, token })
        expect(status, token ? 'staff' : 'a stranger').toBeLessThan(500)
      }
    },
  )

  it('gets no versions of what has none, and confirms no address', async () => {
    const versionless = payload.config.collections.filter(({ versions }) => !versions)
    expect(versionless.length).toBeGreaterThan(5)
    for (const { slug } of versionless)
      for (const path of [`/${slug}/versions`, `/${slug}/versions/1`])
        expect((await rest({ path, token: staff })).status, path).toBeLessThan(500)
    for (const slug of ['users', 'owners'])
      expect((await rest({ path: `/${slug}/verify/x`, method: 'POST' })).status).toBe(404)
  })

  const deep = JSON.parse(`${'['.repeat(1000)}${']'.repeat(1000)}`)

  it.each([undefined, 'x', '\u202e', [], 1, { title: deep }])('finds no document: %#', async (body) => {
    const writes = [
      ['POST', '/sliders'],
      ['PATCH', '/cities/1'],
      ['PATCH', '/pages?where[id][exists]=true'],
      ['POST', '/footer-columns'],
      ['POST', '/globals/site-settings'],
    ] as const
    for (const [method, path] of writes)
      expect((await rest({ method, path, body, token: staff })).status, `${method} ${path}`).toBe(400)
    if (body === undefined) return
    const copied = await rest({ method: 'POST', path: '/pages/1/duplicate', body, token: staff })
    expect(copied.status).toBeLessThan(500)
  })

  it('finds no document where a group of fields is null', async () => {
    const { collections: all, globals } = payload.config
    const groupsOf = ({ flattenedFields }: { flattenedFields: readonly FlattenedField[] }) =>
      flattenedFields.filter(({ type }) => type === 'group' || type === 'tab').map(({ name }) => name)
    const writes = [
      ...all.flatMap((each) => groupsOf(each).map((name) => ({ path: `/${each.slug}`, name }))),
      ...globals.flatMap((each) => groupsOf(each).map((name) => ({ path: `/globals/${each.slug}`, name }))),
    ]
    expect(writes.length).toBeGreaterThan(20)
    for (const { path, name } of writes)
      expect([path, name, (await send(path, { [name]: null })).status]).toEqual([path, name, 400])
    expect((await send('/pages/1/duplicate', { banner: null })).status).toBe(400)
  })

  it('finds no address where there is no text', async () => {
    for (const wrong of [1, [], {}, [null], [['x']]]) {
      expect((await send('/redirects', { from: wrong, to: '/fr/x/' })).status).toBe(400)
      expect((await send('/redirects', { from: '/fr/y/', to: wrong })).status).toBe(400)
      expect((await send('/contact-forms', { name: 'x', recipients: wrong })).status).toBe(400)
    }
  })

  it('deletes no preference that somebody does not have', async () => {
    const ask = (method: 'DELETE' | 'POST', token: string | null) =>
      rest({
        method,
        path: '/payload-preferences/nav',
        token,
        ...(method === 'POST' && { body: { value: 1 } }),
      })
    expect((await ask('DELETE', staff)).status).toBe(404)
    expect((await ask('POST', staff)).status).toBe(200)
    expect((await ask('DELETE', null)).status).toBe(403)
    expect((await ask('DELETE', staff)).status).toBe(200)
  })

  it('renders no share pictures', async () => {
    expect((await rest({ path: '/og?title=x' })).status).toBe(404)
  })

  it('does not affect versions where there are some', async () => {
    for (const path of ['/properties/versions', '/pages/versions'])
      expect((await rest({ path, token: staff })).status).toBe(200)
  })
})
