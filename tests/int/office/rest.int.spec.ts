import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPlace, factories, makePicture, nextNumber, password } from '../../support/database/factories'
import { startSite, stopPayload, type Site } from '../../support/database/payload'
import { createRest, logIn, type CallRest } from '../../support/site/rest'
import { createVisitors, type Visitors } from '../../support/site/visitors'

let site: Site
let rest: CallRest
let visitors: Visitors
let place: { type: number; city: number }

beforeAll(async () => {
  site = await startSite({ SITE_URL: 'https://agency.example' })
  rest = createRest(site.config)
})
afterAll(stopPayload)

const stranger = { email: 'stranger@example.com', password, role: 'admin' }

// Payload lets anybody register the first account.
describe('while there are no accounts', () => {
  it.each(['users', 'owners'] as const)('nobody registers themselves among the %s', async (collection) => {
    const response = await rest({ method: 'POST', path: `/${collection}/first-register`, body: stranger })
    expect(response.status).toBe(403)
    expect((await site.payload.count({ collection })).totalDocs).toBe(0)
  })

  it.each(['users', 'owners'] as const)('nobody creates one of the %s over REST', async (collection) => {
    const response = await rest({ method: 'POST', path: `/${collection}`, body: stranger })
    expect(response.status).toBe(403)
    expect((await site.payload.count({ collection })).totalDocs).toBe(0)
  })
})

describe('with accounts', () => {
  beforeAll(async () => {
    visitors = await createVisitors(site.payload)
    place = await createPlace(site.payload)
  })

  it.each(['/login', '/forgot-password', '/reset-password', '/refresh-token', '/first-register'])(
    'owners find the endpoint %s closed',
    async (endpoint) => {
      const body = { email: visitors.owner?.email, password, token: 'x' }
      const response = await rest({ method: 'POST', path: `/owners${endpoint}`, body })
      expect(response.status).toBe(403)
      expect(response.headers.get('set-cookie')).toBeNull()
    },
  )

  it('refuses the first registration of staff after the first account as well', async () => {
    const response = await rest({ method: 'POST', path: '/users/first-register', body: stranger })
    expect(response.status).toBe(403)
  })

  it('does not reveal whether an address has an account', async () => {
    const ask = (email: string | undefined) =>
      rest({ method: 'POST', path: '/users/forgot-password', body: { email } })
    const known = await ask(visitors.agent?.email)
    const unknown = await ask('nobody@example.com')
    expect(unknown.status).toBe(known.status)
    expect(await unknown.text()).toBe(await known.text())
  })

  it('gives the session of an owner nothing of the back office', async () => {
    const token = await logIn(site.payload, visitors.owner)
    for (const path of ['/users', '/properties', '/documents', '/payload-locked-documents'])
      expect((await rest({ path, token })).status).toBe(403)
    const preference = await rest({
      method: 'POST',
      path: '/payload-preferences/anything',
      token,
      body: { value: {} },
    })
    expect(preference.status).toBe(403)
    const lock = await rest({
      method: 'POST',
      path: '/payload-locked-documents',
      token,
      body: { globalSlug: 'site-settings', user: { relationTo: 'owners', value: visitors.owner?.id } },
    })
    expect(lock.status).toBe(403)
  })

  it('shows an owner their own record and no other owner', async () => {
    const token = await logIn(site.payload, visitors.owner)
    const response = await rest({ path: '/owners', token })
    const { docs } = await response.json()
    expect(docs).toHaveLength(1)
    expect(docs[0].email).toBe(visitors.owner?.email)
    expect((await rest({ path: `/owners/${visitors.otherOwner?.id}`, token })).status).toBe(404)
  })

  it('never sends a password, a salt or a session key', async () => {
    const token = await logIn(site.payload, visitors.admin)
    for (const collection of ['users', 'owners']) {
      const answer = await (await rest({ path: `/${collection}?showHiddenFields=true`, token })).text()
      expect(answer).toContain('@example.com')
      for (const secret of ['"hash"', '"salt"', '"password"', '"resetPasswordToken"'])
        expect(answer).not.toContain(secret)
    }
  })

  it('keeps staff tools working: a member of staff sets a preference of their own', async () => {
    const token = await logIn(site.payload, visitors.agent)
    const response = await rest({
      method: 'POST',
      path: '/payload-preferences/columns',
      token,
      body: { value: { open: true } },
    })
    expect(response.status).toBe(200)
  })
})

describe('a stranger', () => {
  const open: CollectionSlug[] = ['properties', 'pages', 'articles', 'media', 'cities', 'redirects']

  it.each(open)('gets no list of %s over REST, published or not', async (collection) => {
    await site.payload.create({
      collection: 'properties',
      data: {
        ...factories.properties({ ...place, user: { relationTo: 'users', value: 0 } }, nextNumber()),
        _status: 'published',
      },
    })
    expect((await rest({ path: `/${collection}` })).status).toBe(403)
    expect((await rest({ path: `/${collection}/count` })).status).toBe(403)
  })

  it.each([
    'site-settings',
    'home-search',
    'province-texts',
    'backup-settings',
    'mail-texts',
    'security-settings',
  ])('does not read the global %s over REST', async (slug) => {
    expect((await rest({ path: `/globals/${slug}` })).status).toBe(403)
    expect((await rest({ path: `/globals/${slug}/versions` })).status).toBe(403)
    expect((await rest({ method: 'POST', path: `/globals/${slug}/versions/1`, body: {} })).ok).toBe(false)
  })

  it('gets a picture by its own address, cached for good, and cannot guess others', async () => {
    const file = await makePicture({ width: 500, height: 300, name: 'front.jpg' })
    const media = await site.payload.create({ collection: 'media', data: { alt: 'Front' }, file })
    for (const name of [media.filename, media.sizes?.w250?.filename]) {
      const response = await rest({ path: `/media/file/${name}` })
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toMatch(/^image\//)
      expect(response.headers.get('cache-control')).toContain('immutable')
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100)
    }
  })

  it('gets no document, whoever knows its address', async () => {
    const file = await makePicture({ width: 50, height: 30, name: 'passport.jpg' })
    const document = await site.payload.create({ collection: 'documents', data: { title: 'EPC' }, file })
    const address = `/documents/file/${document.filename}`
    expect((await rest({ path: address })).status).toBe(403)
    const owner = await logIn(site.payload, visitors.owner)
    expect((await rest({ path: address, token: owner })).status).toBe(403)
    const agent = await logIn(site.payload, visitors.agent)
    const response = await rest({ path: address, token: agent })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-disposition')).toContain('attachment')
    expect(response.headers.get('cache-control')).toContain('no-store')
  })

  it('cannot leave the folder of pictures', async () => {
    for (const name of ['..%2F..%2Fsecret', '..%2f..%2f..%2fetc%2fpasswd'])
      expect((await rest({ path: `/media/file/${name}` })).status).toBeGreaterThanOrEqual(400)
  })
})

describe('uploaded documents', () => {
  it('are stored under a name that nobody can guess, with the original name for staff', async () => {
    const file = await makePicture({ width: 50, height: 30, name: 'Certificat PEB.jpg' })
    const document = await site.payload.create({ collection: 'documents', data: { title: 'EPC' }, file })
    expect(document.filename).toMatch(/^[0-9a-f-]{36}\.jpg$/)
    expect(document.originalName).toBe('Certificat PEB.jpg')
    const folder = path.join(site.dataDir, 'documents')
    expect(existsSync(path.join(folder, document.filename ?? ''))).toBe(true)
    expect(readdirSync(folder).some((name) => name.includes('Certificat'))).toBe(false)
  })

  it.each([
    ['documents', 'contract.pdf.html', 'text/html', '<script>alert(1)</script>'],
    ['media', 'drawing.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['media', 'photo.jpg', 'image/jpeg', '<script>alert(1)</script>'],
  ] as const)('in %s are refused as %s', async (collection, name, mimetype, text) => {
    const data = Buffer.from(text)
    const before = await site.payload.count({ collection })
    await expect(
      site.payload.create({ collection, data: {}, file: { data, mimetype, name, size: data.length } }),
    ).rejects.toThrow()
    expect((await site.payload.count({ collection })).totalDocs).toBe(before.totalDocs)
  })
})

describe('the API as a whole', () => {
  it('answers no GraphQL', async () => {
    const response = await rest({
      method: 'POST',
      path: '/graphql',
      body: { query: '{ Users { docs { id } } }' },
    })
    expect(response.status).toBe(404)
    expect(site.config.graphQL.disable).toBe(true)
  })

  it('populates nothing unless requested', async () => {
    const token = await logIn(site.payload, visitors.admin)
    const { docs } = await (await rest({ path: '/properties?limit=1', token })).json()
    expect(docs[0].city).toBe(place.city)
  })

  it('populates no more than three levels, however many are requested', async () => {
    const token = await logIn(site.payload, visitors.admin)
    const user = { relationTo: 'users', value: 0 } as const
    const property = await site.payload.create({
      collection: 'properties',
      data: factories.properties({ ...place, user }, nextNumber()),
    })
    const project = await site.payload.create({
      collection: 'projects',
      data: { title: 'Les Tilleuls', units: [property.id] },
    })
    await site.payload.update({ collection: 'properties', id: property.id, data: { project: project.id } })
    const answer = await (await rest({ path: `/properties/${property.id}?depth=50`, token })).json()
    expect(answer.project.units[0].project.units).toEqual([property.id])
  })

  it('stores the session of staff in a cookie that scripts, other sites and plain HTTP do not get', async () => {
    const body = { email: visitors.admin?.email, password }
    const response = await rest({ method: 'POST', path: '/users/login', body })
    expect(response.status).toBe(200)
    const cookie = response.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^payload-token=/)
    for (const attribute of ['Secure=true', 'HttpOnly=true', 'SameSite=Lax'])
      expect(cookie).toContain(attribute)
  })
})
