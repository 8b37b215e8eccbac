import type { Payload, TypedUser } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findTranslatedEntities } from '@/cms/queries/translations/translated-entities'
import { findGaps } from '@/cms/queries/translations/find-gaps'
import { locales, type Locale } from '@/domain/shared/locale'
import { nextNumber, password } from '../../support/database/factories'
import { startSite, stopPayload, type Site } from '../../support/database/payload'
import { createPlaces, houseData } from '../../support/properties/search-properties'
import { createRest, logIn, type CallRest } from '../../support/site/rest'
import { createVisitors, requestOf, type Visitors } from '../../support/site/visitors'

let site: Site
let payload: Payload
let rest: CallRest
let visitors: Visitors
let dutch: TypedUser

const ids = { house: 0, draft: 0, page: 0, owner: 0 }

beforeAll(async () => {
  site = await startSite()
  payload = site.payload
  rest = createRest(site.config)
  visitors = await createVisitors(payload)
  const email = `dutch-${nextNumber()}@example.com`
  const account = { email, name: 'Dutch', role: 'translator', password, translatesInto: ['nl'] } as const
  dutch = {
    ...(await payload.create({ collection: 'users', data: { ...account, translatesInto: ['nl'] } })),
    collection: 'users',
  }
  ids.owner = Number(visitors.owner?.id)
  const data = {
    ...houseData(await createPlaces(payload)),
    owner: ids.owner,
    nextSteps: 'Signer.',
    portals: [{ name: 'Immoweb' }],
  }
  ids.house = (await payload.create({ collection: 'properties', locale: 'fr', data })).id
  const draft = { ...data, _status: 'draft' as const }
  ids.draft = (await payload.create({ collection: 'properties', locale: 'fr', data: draft, draft: true })).id
  const page = { name: 'Contact', type: 'page', path: '/contact-us/', _status: 'published' } as const
  ids.page = (await payload.create({ collection: 'pages', locale: 'fr', data: page })).id
})
afterAll(stopPayload)

type Saved = { document: string; to?: Locale; from?: Locale; texts: Record<string, string[]> }

async function save(user: TypedUser | null, { to = 'nl', from = 'fr', ...saved }: Saved): Promise<Response> {
  const token = await logIn(payload, user)
  return rest({
    method: 'POST',
    path: '/translations/save',
    token,
    body: { ...saved, from, to, base: null },
  })
}

const houseIn = (locale: Locale, { id = ids.house, draft = false } = {}) =>
  payload.findByID({ collection: 'properties', id, locale, draft, depth: 0 })

describe('a translator', () => {
  it('stores a translation of a published document, which stays published', async () => {
    const saved = await save(dutch, { document: `properties/${ids.house}`, texts: { title: ['Een huis'] } })
    expect(saved.status).toBe(200)
    expect(await houseIn('nl')).toMatchObject({ title: 'Een huis', _status: 'published' })
  })

  it('publishes no draft', async () => {
    const saved = await save(dutch, { document: `properties/${ids.draft}`, texts: { title: ['Ontwerp'] } })
    expect(saved.status).toBe(200)
    expect(await houseIn('nl', { id: ids.draft, draft: true })).toMatchObject({
      title: 'Ontwerp',
      _status: 'draft',
    })
  })

  it('is in the audit log, and among those who edited the document', async () => {
    const { docs } = await payload.find({
      collection: 'audit-entries',
      where: { role: { equals: 'translator' } },
    })
    expect(docs.map(({ action, kind, document }) => [action, kind, document])).toContainEqual([
      'change',
      'properties',
      String(ids.house),
    ])
  })

  it('changes no text in a language that is not theirs', async () => {
    const texts = { title: ['Autre chose'] }
    const document = `properties/${ids.house}`
    expect((await save(dutch, { document, from: 'nl', to: 'fr', texts })).status).toBe(403)
    expect((await save(dutch, { document, to: 'en', texts })).status).toBe(403)
    expect((await houseIn('fr')).title).not.toBe('Autre chose')
    expect((await houseIn('en')).title ?? null).toBeNull()
  })

  it('without languages of their own translates into all but the default one', async () => {
    const document = `properties/${ids.house}`
    const texts = { title: ['Ein Haus'] }
    expect((await save(visitors.translator, { document, to: 'de', texts })).status).toBe(200)
    expect((await save(visitors.translator, { document, from: 'nl', to: 'fr', texts })).status).toBe(403)
  })

  it('changes no address, and nothing that is no text', async () => {
    const texts = { path: ['/elders/'], name: ['Contact NL'], 'listedIn.dutch': ['x'] }
    expect((await save(dutch, { document: `pages/${ids.page}`, texts })).status).toBe(200)
    const page = await payload.findByID({ collection: 'pages', id: ids.page, locale: 'nl' })
    expect(page).toMatchObject({ name: 'Contact NL' })
    expect(page.path).not.toBe('/elders/')
    await save(dutch, { document: `properties/${ids.house}`, texts: { price: ['1'], status: ['sold'] } })
    const before = await houseIn('fr')
    expect(before.price).not.toBe(1)
    expect(before.status).not.toBe('sold')
  })

  it('changes no document over REST', async () => {
    const token = await logIn(payload, dutch)
    for (const [path, body] of [
      [`/properties/${ids.house}?locale=nl`, { title: 'Anders' }],
      [`/pages/${ids.page}?locale=nl`, { name: 'Anders' }],
      ['/globals/site-settings', { copyright: 'x' }],
    ] as const) {
      const method = path.startsWith('/globals') ? 'POST' : 'PATCH'
      expect((await rest({ method, path, token, body })).status).toBe(403)
    }
    expect((await houseIn('nl')).title).toBe('Een huis')
  })

  it.each(['leads/1', 'documents/1', 'owners/1', 'globals/mail-texts', 'redirects/1', 'users/1'])(
    'finds nothing to translate in %s',
    async (document) => {
      expect((await save(dutch, { document, texts: { title: ['x'] } })).status).toBe(404)
    },
  )

  it('reads a property without its owner, what the owner is told, and its documents', async () => {
    const token = await logIn(payload, dutch)
    const house = await (await rest({ path: `/properties/${ids.house}?locale=nl`, token })).json()
    expect(house.title).toBe('Een huis')
    for (const name of ['owner', 'nextSteps', 'documents']) expect(house).not.toHaveProperty(name)
    expect(JSON.stringify(house)).not.toContain('Immoweb')
    const search = await rest({ path: `/properties?where[owner][equals]=${ids.owner}`, token })
    expect(search.status).toBeGreaterThanOrEqual(400)
  })

  it.each([
    '/leads',
    '/owners',
    '/owner-messages',
    '/owner-files',
    '/appointments',
    '/appointment-openings',
    '/alerts',
    '/subscribers',
    '/mails',
    '/documents',
    '/applicant-files',
    '/impersonations',
    '/audit-entries',
    '/redirects',
    '/globals/mail-texts',
    '/globals/security-settings',
    '/properties/versions',
  ])('gets nothing of %s', async (path) => {
    expect((await rest({ path, token: await logIn(payload, dutch) })).status).toBe(403)
  })

  it('sees no account but their own, and changes nothing of its rights', async () => {
    const token = await logIn(payload, dutch)
    const { docs } = await (await rest({ path: '/users', token })).json()
    expect(docs.map(({ id }: { id: number }) => id)).toEqual([dutch.id])
    const body = { role: 'admin', translatesInto: ['fr'], name: 'Anna' }
    expect((await rest({ method: 'PATCH', path: `/users/${dutch.id}`, token, body })).status).toBe(200)
    const stored = await payload.findByID({ collection: 'users', id: dutch.id })
    expect(stored).toMatchObject({ role: 'translator', translatesInto: ['nl'], name: 'Anna' })
  })

  it('gives their current password before they change it', async () => {
    const token = await logIn(payload, dutch)
    const body = { password: 'een heel ander lang wachtwoord 7' }
    expect((await rest({ method: 'PATCH', path: `/users/${dutch.id}`, token, body })).status).toBe(400)
  })
})

describe('the list of gaps of a translator', () => {
  it('has what visitors read, without addresses', async () => {
    const req = await requestOf(payload, { user: dutch, payloadAPI: 'REST' })
    const entities = await findTranslatedEntities(req)
    expect(entities.map(({ slug }) => slug)).not.toContain('documents')
    const pages = entities.find(({ slug }) => slug === 'pages')
    expect(JSON.stringify(pages?.fields)).not.toContain('"isAddress":true')
  })

  it('counts the documents that lack texts in their languages', async () => {
    const req = await requestOf(payload, { user: dutch, payloadAPI: 'REST' })
    const entities = (await findTranslatedEntities(req)).filter(({ slug }) => slug === 'pages')
    const filter = { slug: null, locale: null }
    const asked = { payload, entities, site: [...locales], filter, page: 1, size: 25 }
    const mine = await findGaps({ ...asked, targets: ['nl'] })
    const all = await findGaps(asked)
    expect(all.documents.map(({ id }) => id)).toContain(ids.page)
    expect(mine.documents.map(({ id }) => id)).not.toContain(ids.page)
  })
})

describe('a file of translations', () => {
  it('is downloaded and taken over in the languages of the translator alone', async () => {
    const token = await logIn(payload, dutch)
    const query = (to: string) => `?${new URLSearchParams({ from: 'fr', to, document: `pages/${ids.page}` })}`
    expect((await rest({ path: `/translations/xliff${query('de')}`, token })).status).toBe(403)
    const file = await (await rest({ path: `/translations/xliff${query('nl')}`, token })).text()
    expect(file).toContain('target-language="nl"')
    const german = file
      .replace('target-language="nl"', 'target-language="de"')
      .replace(/<target>[^<]*<\/target>/, '<target>Kontakt</target>')
    const { POST } = await postFile(token)
    expect(await POST(german)).toMatchObject({ texts: 0, refused: [{ reason: 'target' }] })
    const changed = file.replace(/<target>[^<]*<\/target>/, '<target>Contacteer ons</target>')
    expect(await POST(changed)).toMatchObject({ texts: 1, refused: [] })
  })
})

async function postFile(token: string | null) {
  const { handleEndpoints } = await import('payload')
  return {
    POST: async (body: string): Promise<unknown> => {
      const headers = { 'content-type': 'application/x-xliff+xml', authorization: `JWT ${token}` }
      const request = new Request('http://localhost:3000/api/translations/xliff', {
        method: 'POST',
        headers,
        body,
      })
      return (await handleEndpoints({ config: site.config, request })).json()
    },
  }
}
