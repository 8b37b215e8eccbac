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

  type FieldType = FlattenedField['type']

  /** Where documents of the site have fields of some types, as in `/pages` and `banner`. */
  function placesOf(types: readonly FieldType[]): { path: string; name: string }[] {
    const { collections: all, globals } = payload.config
    const owners = [
      ...all
        .filter(({ slug }) => !slug.startsWith('payload-'))
        .map(({ slug, flattenedFields }) => ({ path: `/${slug}`, flattenedFields })),
      ...globals.map(({ slug, flattenedFields }) => ({ path: `/globals/${slug}`, flattenedFields })),
    ]
    return owners.flatMap(({ path, flattenedFields }) =>
      flattenedFields.filter(({ type }) => types.includes(type)).map(({ name }) => ({ path, name })),
    )
  }

  it('finds no document where a group of fields is null', async () => {
    const places = placesOf(['group', 'tab'])
    expect(places.length).toBeGreaterThan(20)
    for (const { path, name } of places)
      expect([path, name, (await send(path, { [name]: null })).status]).toEqual([path, name, 400])
    expect((await send('/pages/1/duplicate', { banner: null })).status).toBe(400)
  })

  it.each<{ types: FieldType[]; value: unknown }>([
    { types: ['text', 'textarea', 'code', 'email'], value: { a: 1 } },
    { types: ['date'], value: -1e300 },
    { types: ['relationship', 'upload'], value: [null] },
  ])('finds no document where a field cannot store what is sent: $types', async ({ types, value }) => {
    // The first of each collection: its fields share one check.
    const places = placesOf(types).filter(({ path }, index, all) => all[index - 1]?.path !== path)
    expect(places.length).toBeGreaterThan(10)
    for (const { path, name } of places) {
      const answer = await send(path, { [name]: value })
      expect([path, name, answer.status]).toEqual([path, name, 400])
      const [error] = (await answer.json()).errors
      expect(error.data.errors.map((each: { path: string }) => each.path)).toEqual([name])
    }
  })

  it('names the field of a row or a group that cannot store what is sent', async () => {
    const data = { title: 'Le Clos', phases: [{ name: 'A' }, { name: 7, units: [null] }] }
    const [error] = (await (await send('/projects', data)).json()).errors
    expect(error.data.errors.map(({ path }: { path: string }) => path)).toEqual([
      'phases.1.name',
      'phases.1.units',
    ])
    expect(error.data.errors[0].message).not.toBe('')
  })

  it('finds a document where fields have what they can store', async () => {
    const page = await payload.create({ collection: 'pages', data: { name: 'Notaires', type: 'page' } })
    const ask = (query: string, body: object) =>
      rest({ method: 'PATCH', path: `/pages/${page.id}${query}`, body, token: staff })
    const whole = { name: 'Les notaires', description: null, modules: [], externalDocument: null }
    expect((await ask('?locale=fr', whole)).status).toBe(200)
    expect((await ask('', { externalDocument: [{ relationTo: 'pages', value: page.id }] })).status).toBe(200)
    expect((await ask('', { externalDocument: [{ relationTo: 'pages', value: null }] })).status).toBe(400)
    const project = await send('/projects', { title: 'Le Clos', phases: [{ state: 'planned' }] })
    const path = `/projects/${(await project.json()).doc.id}`
    const emptied = await rest({ method: 'PATCH', path, body: { phases: null }, token: staff })
    expect([emptied.status, (await emptied.json()).doc.phases]).toEqual([200, []])
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
