import type { CollectionSlug, Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { propertyStatuses } from '@/domain/properties/property-status'
import type { Server } from 'node:http'
import { catchUp, cacheRead, markCacheable } from '@/process/freshness.mjs'
import { listedInFields } from '@/domain/properties/listed-in'
import { noCriteria, type ListingCriteria } from '@/domain/search/criteria'
import { locales, type Locale } from '@/domain/shared/locale'
import { createEdge } from '../../../tools/server/edge.mjs'
import { factories, makeFile, makePicture, nextNumber, password } from '../../support/database/factories'
import { startPayload, stopPayload } from '../../support/database/payload'
import { createRandom } from '../../support/random'
import { createPlaces, createProperty, type Places } from '../../support/properties/search-properties'

vi.mock('server-only', () => ({}))

const properties = 30
const random = createRandom(20_261_123)

let payload: Payload
let places: Places
let propertyIds: [number, ...number[]] = [0]
let made: Record<'list' | 'project' | 'media' | 'agent' | 'thanks' | 'module' | 'form' | 'owner', number>

const price = () => random.whole(20, 60) * 10_000

const propertyData = (place: number) => ({
  places,
  publicId: 101 + place,
  goal: random.chance(0.2) ? ('rent' as const) : ('sale' as const),
  city: random.chance(0.3) ? places.liege : places.wavre,
  price: price(),
  surfaces: { living: random.whole(60, 200) },
  pictures: [made.media],
  agent: made.agent,
  latitude: 50.7 + random.whole(0, 100) / 1000,
  longitude: 4.6,
  publishAddress: true,
})

async function makeContent(): Promise<void> {
  const published = { _status: 'published' as const }
  const file = await makePicture({ width: 300, height: 200, name: 'facade.jpg' })
  const media = await payload.create({ collection: 'media', data: { alt: 'Façade' }, file })
  const agent = await payload.create({ collection: 'agents', data: { name: 'Lucie' } })
  const quote = { author: 'Anne', text: 'Merci à Lucie', agent: agent.id, ...published }
  await payload.create({ collection: 'testimonials', locale: 'fr', data: quote })
  made = { list: 0, project: 0, media: media.id, agent: agent.id, thanks: 0, module: 0, form: 0, owner: 0 }
  const ids: number[] = []
  for (let place = 0; place < properties; place += 1)
    ids.push(await createProperty(payload, propertyData(place)))
  propertyIds = [ids[0] ?? 0, ...ids.slice(1)]
  const list = await payload.create({
    collection: 'property-lists',
    data: {
      name: 'Liste',
      goal: 'sale',
      order: 'price-asc',
      rules: [{ field: 'price', logic: 'at-most', value: '400000' }],
    },
  })
  const module = async (
    relationType: 'property-list' | 'projects' | 'stats' | 'opinion' | 'team',
    more: object = {},
  ) =>
    (
      await payload.create({
        collection: 'modules',
        locale: 'fr',
        data: {
          internalName: relationType,
          relationType,
          view: 'single',
          title: relationType,
          ...more,
          ...published,
        },
      })
    ).id
  const own = await module('property-list', { propertyList: list.id })
  const modules = [
    own,
    await module('projects'),
    await module('stats'),
    await module('opinion'),
    await module('team'),
  ]
  await payload.create({
    collection: 'pages',
    locale: 'fr',
    data: { name: 'Page', type: 'page', path: '/page/', modules, ...published },
  })
  const thanks = await payload.create({
    collection: 'pages',
    locale: 'fr',
    data: { name: 'Merci', type: 'feedback', path: '/merci/', ...published },
  })
  const project = await payload.create({
    collection: 'projects',
    locale: 'fr',
    data: {
      title: 'Projet',
      city: places.wavre,
      units: propertyIds.slice(0, 4),
      listedIn: { french: true },
      ...published,
    },
  })
  await payload.create({
    collection: 'articles',
    locale: 'fr',
    data: { title: 'Article à Wavre', path: '/article/', author: agent.id, ...published },
  })
  await payload.create({ collection: 'redirects', data: { from: '/fr/ancien/', to: '/fr/article/' } })
  const targets = [
    { relationTo: 'properties', value: propertyIds[0] },
    { relationTo: 'projects', value: project.id },
    { relationTo: 'pages', value: thanks.id },
  ] as const
  for (const target of targets)
    await payload.create({
      collection: 'top-bar-items',
      locale: 'fr',
      data: { label: `Vers ${target.relationTo}`, side: 'left', linkDocument: [target] },
    })
  const owner = await payload.create({ collection: 'owners', data: { email: 'anne@example.com', password } })
  const form = await payload.create({
    collection: 'contact-forms',
    data: { name: 'Contact', kind: 'site-contact', thankYouPage: thanks.id },
  })
  made = {
    list: list.id,
    project: project.id,
    media: media.id,
    agent: agent.id,
    thanks: thanks.id,
    module: own,
    form: form.id,
    owner: owner.id,
  }
}

type CachedReadCase = { key: string; read: () => Promise<unknown> }

let readCases: CachedReadCase[]

async function makeReadCases(): Promise<CachedReadCase[]> {
  const { resolveAddress } = await import('@/site/data/routing/resolve')
  const { getProperty } = await import('@/site/data/properties/properties')
  const { getProject } = await import('@/site/data/properties/projects')
  const { getHomeSearch } = await import('@/site/data/search/home-search')
  const { findListing } = await import('@/site/data/search/search')
  const { findSitemapEntries } = await import('@/site/data/routing/sitemap')
  const { getGoneReason } = await import('@/site/data/properties/former-properties')
  const { findListFeed } = await import('@/site/data/feeds/list-feed')
  const { findLlms } = await import('@/site/data/feeds/llms')
  const { getFormSettings } = await import('@/site/data/leads/form-settings')
  const { getSiteFrame } = await import('@/site/data/content/site-frame')
  const { getAgencyProfile } = await import('@/site/data/content/agency')
  const { findListMap } = await import('@/site/data/search/list-map')
  const { countList } = await import('@/site/data/search/list-count')
  const { findSearchPanel } = await import('@/site/data/search/search-panel')
  const { publicId = 0 } = await payload.findByID({ collection: 'projects', id: made.project })
  const ask = (key: string, read: () => Promise<unknown>): CachedReadCase => ({ key, read })
  const listing = (name: string, criteria: Partial<ListingCriteria>, locale: Locale = 'fr') =>
    ask(`listing ${name}`, () =>
      findListing({ criteria: { ...noCriteria, ...criteria }, base: null, goal: 'sale', locale }),
    )
  return [
    ...[101, 104, 120, 201].flatMap((id) => [
      ask(`property ${id}`, () => getProperty({ id, locale: 'fr' })),
      ask(`gone ${id}`, () => getGoneReason({ id })),
    ]),
    ask('project', () => getProject({ id: publicId ?? 0, locale: 'fr' })),
    ask('page', () => resolveAddress({ locale: 'fr', segments: ['page'] })),
    ask('page with criteria', () =>
      resolveAddress({ locale: 'fr', segments: ['page'], criteria: { ...noCriteria, maxPrice: 300_000 } }),
    ),
    ask('town', () => resolveAddress({ locale: 'fr', segments: ['a-vendre', 'wavre'] })),
    ask('province', () => resolveAddress({ locale: 'fr', segments: ['a-vendre', 'brabant-wallon'] })),
    ask('agent', () => resolveAddress({ locale: 'fr', segments: ['equipe', 'lucie'] })),
    ask('agents', () => findSitemapEntries({ kind: 'agents', number: 1 })),
    ask('places', () => findSitemapEntries({ kind: 'places', number: 1 })),
    ask('root', () => resolveAddress({ locale: 'fr', segments: [] })),
    ...locales.map((locale) => ask(`search ${locale}`, () => getHomeSearch(locale))),
    ask('form', () => getFormSettings({ kind: 'site-contact', publicId: null })),
    ...['page', 'a-vendre', 'recherche'].map((segment) =>
      ask(`feed ${segment}`, () => findListFeed({ locale: 'fr', segments: [segment], criteria: noCriteria })),
    ),
    ask('llms', () => findLlms()),
    ask('sitemap', () => findSitemapEntries({ kind: 'properties', number: 1 })),
    ask('sitemap of pages', () => findSitemapEntries({ kind: 'pages', number: 1 })),
    ...locales.map((locale) => ask(`frame ${locale}`, () => getSiteFrame(locale))),
    ask('agency', () => getAgencyProfile('de')),
    ask('article', () => resolveAddress({ locale: 'fr', segments: ['article'] })),
    ask('thanks', () => resolveAddress({ locale: 'fr', segments: ['merci'] })),
    ask('redirect', () => resolveAddress({ locale: 'fr', segments: ['ancien'] })),
    ask('map', () =>
      findListMap({
        criteria: { ...noCriteria, minPrice: 250_000 },
        listId: null,
        maximum: null,
        locale: 'fr',
      }),
    ),
    ask('count', () =>
      countList({
        criteria: { ...noCriteria, maxPrice: 350_000 },
        listId: null,
        maximum: null,
        locale: 'nl',
      }),
    ),
    ...['wavre', 'maison', '101'].map((query) =>
      ask(`panel ${query}`, () => findSearchPanel({ query, locale: 'fr' })),
    ),
    listing('all', {}),
    listing('nl', {}, 'nl'),
    listing('by price', { sort: 'price-desc' }),
    listing('cheapest first', { sort: 'price-asc' }),
    listing('second page', { sort: 'price-asc', page: 2 }),
    listing('cheap', { maxPrice: 300_000 }),
    listing('dear', { minPrice: 450_000 }),
    listing('in Liège', { cities: [{ name: 'Liège', zip: '4000' }] }),
    listing('large', { minSurface: 150, sort: 'surface-desc' }),
    listing('words', { text: 'wavre maison' }),
    listing('area', { area: { south: 50.7, west: 4.5, north: 50.75, east: 4.7 } }),
  ]
}

type Change = { name: string; make: (id: number) => Promise<unknown> }

const published = { _status: 'published' as const }

const update = (id: number, data: object) =>
  payload.update({ collection: 'properties', id, locale: 'fr', data })

/** As an import writes. */
async function write(id: number, data: object): Promise<void> {
  await payload.db.updateOne({ collection: 'properties', id, data: { ...data } })
  const { refreshPropertySearch } = await import('@/cms/operations/property-search/refresh-property-search')
  await refreshPropertySearch({ req: { payload }, ids: [id] })
}

let last = 200

const changes: [Change, ...Change[]] = [
  { name: 'price', make: (id) => update(id, { price: price(), ...published }) },
  { name: 'price as an import', make: (id) => write(id, { price: price() }) },
  { name: 'hidden price', make: (id) => write(id, { publishPrice: random.chance(0.5) }) },
  {
    name: 'status',
    make: (id) => update(id, { status: random.pick([...propertyStatuses]), ...published }),
  },
  {
    name: 'draft',
    make: (id) => payload.update({ collection: 'properties', id, draft: true, data: { price: 1 } }),
  },
  { name: 'unpublished', make: (id) => update(id, { _status: 'draft' }) },
  { name: 'published', make: (id) => update(id, published) },
  { name: 'title', make: (id) => update(id, { title: `Maison ${random.whole(1, 99)}`, ...published }) },
  { name: 'goal', make: (id) => write(id, { goal: random.pick(['sale', 'rent']) }) },
  { name: 'city', make: (id) => write(id, { city: random.pick([places.liege, places.wavre]) }) },
  { name: 'place', make: (id) => write(id, { latitude: 50.7 + random.whole(0, 100) / 1000 }) },
  { name: 'surface', make: (id) => write(id, { surfaces: { living: random.whole(60, 200) } }) },
  { name: 'languages', make: (id) => write(id, { listedIn: { [listedInFields.fr]: random.chance(0.6) } }) },
  {
    name: 'annuity',
    make: (id) => write(id, { lifeAnnuity: { enabled: random.chance(0.3), downPayment: 9000 } }),
  },
  { name: 'new', make: () => createProperty(payload, { ...propertyData((last += 1)) }) },
  {
    name: 'list',
    make: () =>
      payload.update({
        collection: 'property-lists',
        id: made.list,
        data: { order: random.pick(['newest', 'price-asc', 'price-desc']) },
      }),
  },
  {
    name: 'units',
    make: (id) =>
      payload.update({
        collection: 'projects',
        id: made.project,
        locale: 'fr',
        data: { units: [id, propertyIds[0]], ...published },
      }),
  },
  {
    name: 'picture',
    make: () =>
      payload.update({
        collection: 'media',
        id: made.media,
        locale: 'fr',
        data: { alt: `Façade ${random.whole(1, 99)}` },
      }),
  },
  {
    name: 'agent',
    make: () =>
      payload.update({
        collection: 'agents',
        id: made.agent,
        data: { name: `Lucie ${random.whole(1, 99)}` },
      }),
  },
  {
    name: 'agent who is shown or not',
    make: () =>
      payload.update({
        collection: 'agents',
        id: made.agent,
        data: { isPublic: random.chance(0.5) },
      }),
  },
  {
    name: 'agent of a property',
    make: (id) => write(id, { agent: random.pick([made.agent, null]) }),
  },
  {
    name: 'language of an agent',
    make: () =>
      payload.update({
        collection: 'agents',
        id: made.agent,
        data: { email: 'lucie@agency.example', mailLanguage: random.pick(locales) },
      }),
  },
  {
    name: 'form',
    make: () =>
      payload.update({
        collection: 'contact-forms',
        id: made.form,
        data: { recipients: `office-${random.whole(1, 99)}@agency.example` },
      }),
  },
  {
    name: 'address of the thank-you page',
    make: () =>
      payload.update({
        collection: 'pages',
        id: made.thanks,
        locale: 'fr',
        data: { path: `/merci-${random.whole(1, 99)}/`, ...published },
      }),
  },
  {
    name: 'agency',
    make: () =>
      payload.updateGlobal({
        slug: 'site-settings',
        data: { agency: { phone: `010 99 01 ${random.whole(10, 99)}` } },
      }),
  },
  {
    name: 'module',
    make: () =>
      payload.update({
        collection: 'modules',
        id: made.module,
        data: { maxItems: random.whole(1, 9), ...published },
      }),
  },
  {
    name: 'city name',
    make: () =>
      payload.update({
        collection: 'cities',
        id: places.wavre,
        locale: 'fr',
        data: { name: random.pick(['Wavre', 'Wavre-la-Neuve']) },
      }),
  },
]

const cachedReads = () => globalThis.siteFreshness.reads

/** The answer made anew, without a trace of it. */
async function makeAnew({ read }: CachedReadCase): Promise<string> {
  const kept = cachedReads().dump()
  cachedReads().clear()
  const answer = JSON.stringify(await read())
  cachedReads().load(kept)
  return answer
}

/** The answer as a page has it, and whether it was kept. */
async function readCached({ key, read }: CachedReadCase): Promise<{ answer: string; isCached: boolean }> {
  let isCached = true
  const readAnew = () => {
    isCached = false
    return read()
  }
  const answer = JSON.stringify(await cacheRead({ key: `page ${key}`, tags: [], read: readAnew }))
  return { answer, isCached }
}

// What staff write, or the site itself; the others belong to Payload and have no page.
const writtenCollections = Object.keys(factories).filter(
  (slug): slug is CollectionSlug =>
    !slug.startsWith('payload-') && !['impersonations', 'audit-entries'].includes(slug),
)

/** A document of a collection, published where there are drafts, in a place where pages show such documents. */
async function createAny(collection: CollectionSlug): Promise<number | string> {
  const place = {
    type: places.house,
    city: places.wavre,
    user: { relationTo: 'users' as const, value: 0 },
    property: propertyIds[1] ?? 0,
    agent: made.agent,
    owner: made.owner,
  }
  const data = factories[collection](place, nextNumber())
  const { id } = await payload.create({
    collection,
    locale: 'fr',
    data: { ...data, ...('_status' in data ? { _status: 'published' } : {}) },
    file: await makeFile(collection),
  })
  return id
}

/** Compares a share of the reads, those that are still cached, with new ones: what is old stays old until all are compared. */
async function expectCurrent(name: string, share: number): Promise<void> {
  await catchUp()
  for (const readCase of readCases) {
    if (!random.chance(share)) continue
    const { answer, isCached } = await readCached(readCase)
    if (isCached) expect(answer, `${readCase.key} after ${name}`).toBe(await makeAnew(readCase))
  }
}

beforeAll(async () => {
  payload = await startPayload()
  places = await createPlaces(payload)
  await makeContent()
  readCases = await makeReadCases()
})
afterAll(stopPayload)

describe('a cached read', () => {
  it('of a page with criteria depends on what they choose, not on the whole list of the page', async () => {
    const { resolveAddress } = await import('@/site/data/routing/resolve')
    const criteria = { ...noCriteria, minPrice: 390_000 }
    const chosen = {
      key: 'page with criteria',
      read: () => resolveAddress({ locale: 'fr', segments: ['page'], criteria }),
    }
    const [id] = propertyIds.slice(-1)
    const save = async (amount: number) => {
      await update(id ?? 0, { goal: 'sale', status: 'available', price: amount, ...published })
      await catchUp()
      return (await readCached(chosen)).isCached
    }
    await save(300_000)
    expect([await save(310_000), await save(395_000), await save(396_000)]).toEqual([true, false, false])
  })

  it('equals a new read after every save', { timeout: 120_000 }, async () => {
    const stayed: string[] = []
    for (const readCase of readCases) await readCached(readCase)
    for (const { name, make } of changes) {
      await make(random.pick(propertyIds))
      await catchUp()
      for (const readCase of readCases) {
        const { answer, isCached } = await readCached(readCase)
        if (!isCached) continue
        stayed.push(`${readCase.key} after ${name}`)
        // What is old stays old until it is compared.
        if (random.chance(0.5)) expect(answer, stayed.at(-1)).toBe(await makeAnew(readCase))
      }
    }
    await expectCurrent('all of them', 1)
    expect(stayed).toContain('gone 120 after price')
    expect(stayed.length).toBeGreaterThan((readCases.length * changes.length) / 3)
  })

  it(
    'equals a new read after a document of any collection comes, changes and goes',
    { timeout: 120_000 },
    async () => {
      for (const collection of writtenCollections) {
        const id = await createAny(collection)
        await expectCurrent(`a new one of ${collection}`, 0.15)
        await payload.update({ collection, id, data: {} })
        await expectCurrent(`a save of ${collection}`, 0.05)
        await payload.delete({ collection, id })
        await expectCurrent(`one of ${collection} that is gone`, 0.15)
      }
      await expectCurrent('all of it', 1)
    },
  )

  it('is used again until one of its dependencies changes', async () => {
    const [readCase] = readCases
    if (!readCase) throw new Error('There is no readCase')
    let reads = 0
    const read = async () => {
      reads += 1
      return readCase.read()
    }
    const counted = { ...readCase, key: 'counted', read }
    await readCached(counted)
    await readCached(counted)
    expect(reads).toBe(1)
    await payload.update({ collection: 'properties', id: propertyIds[0], data: { price: 111_111 } })
    await catchUp()
    await readCached(counted)
    expect(reads).toBe(2)
  })

  it('is not cached if it changed while it ran', async () => {
    let reads = 0
    const read = async () => {
      reads += 1
      const { docs } = await payload.find({ collection: 'agents' })
      await payload.update({ collection: 'agents', id: made.agent, data: { name: `Lucie ${reads}` } })
      await catchUp()
      return docs.length
    }
    for (const _again of [1, 2]) await cacheRead({ key: 'changing', tags: ['agents'], read })
    expect(reads).toBe(2)
  })
})

describe('a page that the edge sends', () => {
  const site = { siteUrl: 'http://localhost', secret: 's', trustsProxy: false, isAction: () => false }
  const page = (answer: string) => `<html><body><main id="content">${answer}</main></body></html>`
  let edge: Server
  let origin = ''
  let made = 0

  /** A page that shows a read. */
  const renderPage = async (url = '') => {
    const readCase = readCases[Number(url.split('/')[2])]
    markCacheable()
    made += 1
    return page(JSON.stringify(await readCase?.read()))
  }

  beforeAll(async () => {
    edge = createEdge(site, async ({ url }, response) => {
      response.setHeader('Content-Type', 'text/html').end(await renderPage(url))
    })
    await new Promise<void>((resolve) => edge.listen(0, '127.0.0.1', resolve))
    const address = edge.address()
    origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  })
  afterAll(() => new Promise((resolve) => edge.close(resolve)))

  const ask = async (place: number) => (await fetch(`${origin}/fr/${place}/`)).text()

  it('equals a newly rendered page at the next request after every save', { timeout: 120_000 }, async () => {
    for (const place of readCases.keys()) await ask(place)
    let sentAgain = 0
    for (const { name, make } of changes) {
      const anyPage = () => ask(random.whole(0, readCases.length - 1))
      // Visitors request pages during the save.
      await Promise.all([make(random.pick(propertyIds)), anyPage(), anyPage()])
      await catchUp()
      for (const [place, readCase] of readCases.entries()) {
        const before = made
        const sent = await ask(place)
        if (made > before) continue
        sentAgain += 1
        // Comparing all of them takes long, and the reads are compared above.
        if (random.chance(0.8)) continue
        expect(sent, `${readCase.key} after ${name}`).toBe(page(await makeAnew(readCase)))
      }
    }
    expect(sentAgain).toBeGreaterThan((readCases.length * changes.length) / 3)
  })
})
