import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ImportReport } from '@/cms/operations/import-snapshot/import-snapshot'
import { findPriceHistory } from '@/cms/queries/properties/price-history'
import { startSite, stopPayload } from '../../support/database/payload'
import {
  createSnapshotWriter,
  propertyRecord,
  typeRecord,
  type SnapshotFiles,
} from '../../support/snapshot/snapshot-folder'

vi.mock('server-only', () => ({}))

let payload: Payload
let dataDir = ''
const writeSnapshot = createSnapshotWriter(() => dataDir)

beforeAll(async () => {
  ;({ payload, dataDir } = await startSite())
})
afterAll(stopPayload)

async function importFiles(files: SnapshotFiles): Promise<ImportReport> {
  const { importSnapshot } = await import('@/cms/operations/import-snapshot/import-snapshot')
  return importSnapshot({
    payload,
    folder: writeSnapshot({ 'types.json': [typeRecord()], ...files }),
    now: new Date('2026-11-21T09:00:00Z'),
  })
}

const problemsOf = (files: SnapshotFiles): Promise<unknown> =>
  importFiles(files).then(
    () => null,
    (error: unknown) => (error instanceof Error && 'problems' in error ? error.problems : error),
  )

async function getProperty(publicId: number) {
  const where = { publicId: { equals: publicId } }
  const { docs } = await payload.find({ collection: 'properties', where, locale: 'all', depth: 0 })
  const [property] = docs
  if (!property) throw new Error(`There is no property ${publicId}`)
  return property
}

async function getProject(publicId: number) {
  const where = { publicId: { equals: publicId } }
  const { docs } = await payload.find({ collection: 'projects', where, locale: 'all', depth: 0 })
  return docs[0]
}

async function getKeyed(collection: 'articles' | 'testimonials', key: string) {
  const { docs } = await payload.find({
    collection,
    where: { snapshotKey: { equals: key } },
    locale: 'all',
    depth: 0,
  })
  const [found] = docs
  if (!found) throw new Error(`There is no ${key}`)
  return found
}

const pricesOf = async (id: number) =>
  (await findPriceHistory({ payload, id })).changes.map(({ at, from, to }) => [at.slice(0, 10), from, to])

describe('a property', () => {
  const district = {
    DistrictText: 'Au calme.',
    Nearby: [
      { Kind: 'school', Name: 'École communale', Distance: 450 },
      { Kind: 'station', Latitude: 50.71, Longitude: 4.61 },
    ],
  }
  const records = (changes: object = {}) => [
    propertyRecord({ ID: 9001, Detail: { unitNumber: 'A2.3', floor: -1 }, ...district, ...changes }),
    propertyRecord({ ID: 9001, language: 'nl', DistrictText: 'Rustig.', ...changes }),
  ]

  it('has its number and floor in a project, its district and the places near it', async () => {
    const { warnings } = await importFiles({ 'properties.json': records() })
    expect(warnings).toEqual([])
    expect(await getProperty(9001)).toMatchObject({
      unitNumber: 'A2.3',
      floor: -1,
      districtText: { fr: 'Au calme.', nl: 'Rustig.' },
      nearby: [
        { kind: 'school', name: 'École communale', distance: 450, latitude: null },
        { kind: 'station', name: null, distance: null, latitude: 50.71, longitude: 4.61 },
      ],
      firstPublishedOn: null,
    })
  })

  it('keeps what editors have where a later record says nothing of it', async () => {
    const plain = { Detail: {}, DistrictText: null, Nearby: null, Price: 280_000 }
    await importFiles({ 'properties.json': records(plain) })
    expect(await getProperty(9001)).toMatchObject({
      price: 280_000,
      unitNumber: 'A2.3',
      floor: -1,
      districtText: { fr: 'Au calme.' },
      nearby: [{ kind: 'school' }, { kind: 'station' }],
    })
  })

  it('has the history of its price from the site alone: a later import writes as a save does', async () => {
    const { id } = await getProperty(9001)
    expect(await pricesOf(id)).toEqual([[new Date().toISOString().slice(0, 10), 300_000, 280_000]])
  })

  it('has the earlier prices and the first day that its first record tells', async () => {
    const told = {
      ID: 9002,
      Price: 275_000,
      PublishedOn: '2026-02-16',
      EarlierPrices: [
        { Price: 315_000, Until: '2026-06-08' },
        { Price: 299_000, Until: '2026-09-21' },
      ],
    }
    await importFiles({ 'properties.json': [propertyRecord(told)] })
    const { id, firstPublishedOn } = await getProperty(9002)
    expect(firstPublishedOn?.slice(0, 10)).toBe('2026-02-16')
    const past = [
      ['2026-06-08', 315_000, 299_000],
      ['2026-09-21', 299_000, 275_000],
    ]
    expect(await pricesOf(id)).toEqual(past)

    const retold = { ...told, Price: 269_000, EarlierPrices: [{ Price: 400_000, Until: '2026-01-01' }] }
    await importFiles({ 'properties.json': [propertyRecord(retold)] })
    const today = new Date().toISOString().slice(0, 10)
    expect(await pricesOf(id)).toEqual([...past, [today, 275_000, 269_000]])
  })

  it('shows since when it is online only where that is told', async () => {
    await payload.updateGlobal({ slug: 'site-settings', data: { showPriceHistory: true } })
    const { getProperty: getShown } = await import('@/site/data/properties/properties')
    const shown = async (id: number) => (await getShown({ id, locale: 'fr' }))?.property.priceHistory
    expect((await shown(9001))?.since).toBeNull()
    expect(await shown(9002)).toMatchObject({
      since: '2026-02-16',
      changes: [{ price: 269_000 }, { day: '2026-09-21', price: 275_000 }, { day: '2026-06-08' }],
    })
  })

  it('is refused with a place of no kind, or with prices that are not in order', async () => {
    const wrong = {
      Nearby: [{ Kind: 'casino' }],
      EarlierPrices: [
        { Price: 1, Until: '2026-06-08' },
        { Price: 2, Until: '2026-06-08' },
      ],
    }
    expect(await problemsOf({ 'properties.json': [propertyRecord({ ID: 9003, ...wrong })] })).toMatchObject([
      { file: 'properties.json', index: 0, key: 'EarlierPrices', reason: 'has the oldest price first' },
      { file: 'properties.json', index: 0, key: 'Nearby.0.Kind' },
    ])
  })
})

describe('a project', () => {
  const project = (language: 'fr' | 'nl', names: string[]) => ({
    ...{ ID: 91, City: language === 'nl' ? 'Waver' : 'Wavre', Zip: '1300', language, Title: 'P' },
    Units: [9001, 9002],
    Phases: [
      { Name: names[0], State: 'delivered', DeliveredOn: '2026-04-20', Units: [9001] },
      { Name: names[1], Units: [9002, 9999] },
    ],
  })

  it('has its phases with their units, named in each language', async () => {
    const { warnings } = await importFiles({
      'projects.json': [project('fr', ['Bâtiment A', 'Bâtiment B']), project('nl', ['Gebouw A', 'Gebouw B'])],
    })
    expect(warnings).toEqual(['projects.json 91: there is no properties "9999"; left out'])
    const [first, second] = [(await getProperty(9001)).id, (await getProperty(9002)).id]
    expect((await getProject(91))?.phases).toMatchObject([
      { name: { fr: 'Bâtiment A', nl: 'Gebouw A' }, state: 'delivered', units: [first] },
      { name: { fr: 'Bâtiment B', nl: 'Gebouw B' }, state: 'planned', deliveredOn: null, units: [second] },
    ])
  })

  it('keeps the phases of editors where its record has none', async () => {
    const { Phases: _phases, ...plain } = project('fr', [])
    await importFiles({ 'projects.json': [{ ...plain, Title: 'Q' }] })
    expect((await getProject(91))?.phases).toHaveLength(2)
  })
})

describe('a town', () => {
  it('has a text for its page and one for its district in each language', async () => {
    const town = { Zip: '1370', CountryID: 10 }
    await importFiles({
      'cities.json': {
        citys: [
          { ...town, Name: 'Jodoigne', language: 'fr', PageText: 'Un marché.', DistrictText: 'Calme.' },
          { ...town, Name: 'Geldenaken', language: 'nl', PageText: 'Een markt.' },
        ],
      },
    })
    const { docs } = await payload.find({
      collection: 'cities',
      where: { zip: { equals: '1370' } },
      locale: 'all',
    })
    expect(docs).toMatchObject([
      { pageText: { fr: 'Un marché.', nl: 'Een markt.' }, districtText: { fr: 'Calme.' } },
    ])
  })
})

describe('the content', () => {
  it('has articles that name each other in any order, and homes', async () => {
    const { warnings } = await importFiles({
      'content/articles.json': [
        {
          key: 'duties',
          title: { fr: 'Droits' },
          relatedArticles: ['fees', 'vat'],
          relatedProperties: [9001],
        },
        { key: 'fees', title: { fr: 'Frais' }, relatedArticles: ['duties'] },
        { key: 'vat', title: { fr: 'TVA' }, relatedArticles: ['lost'] },
      ],
    })
    expect(warnings).toEqual(['article vat: there is no articles "lost"; left out'])
    const [duties, fees, vat] = [
      await getKeyed('articles', 'duties'),
      await getKeyed('articles', 'fees'),
      await getKeyed('articles', 'vat'),
    ]
    expect(duties).toMatchObject({
      relatedArticles: [fees.id, vat.id],
      relatedProperties: [(await getProperty(9001)).id],
    })
    expect(fees).toMatchObject({ relatedArticles: [duties.id] })
    expect(vat).toMatchObject({ relatedArticles: [] })
    const newest = await payload.findByID({ collection: 'articles', id: duties.id, draft: true, depth: 0 })
    expect(newest.relatedArticles).toEqual([fees.id, vat.id])
  })

  it('has testimonials that name an agent, which stays where a record names none', async () => {
    const testimonial = { key: 'anne', author: 'Anne', text: { fr: 'Merci.' } }
    await importFiles({
      'content/agents.json': [{ key: 'claire', name: 'Claire' }],
      'content/testimonials.json': [{ ...testimonial, agent: 'claire' }],
    })
    const { agent } = { agent: null, ...(await getKeyed('testimonials', 'anne')) }
    expect(agent).toEqual(expect.any(Number))
    await importFiles({ 'content/testimonials.json': [{ ...testimonial, author: 'Anne V.' }] })
    expect(await getKeyed('testimonials', 'anne')).toMatchObject({ author: 'Anne V.', agent })
  })

  it('has the texts of provinces', async () => {
    const files = { 'content/province-texts.json': { namur: { fr: 'La Meuse.', nl: 'De Maas.' } } }
    await importFiles(files)
    const texts = await payload.findGlobal({ slug: 'province-texts', locale: 'nl' })
    expect(texts.namur).toBe('De Maas.')
    const again = await importFiles(files)
    expect(again.features.find(({ feature }) => feature === 'province-texts')).toMatchObject({ unchanged: 1 })
  })
})
