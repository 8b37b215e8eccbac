import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Property } from '@/cms/payload-types'
import type { ImportReport } from '@/cms/operations/import-snapshot/import-snapshot'
import { startSite, stopPayload } from '../../support/database/payload'
import {
  createSnapshotWriter,
  propertyRecord,
  typeRecord,
  type SnapshotFiles,
} from '../../support/snapshot/snapshot-folder'

let payload: Payload
let dataDir = ''
const writeSnapshot = createSnapshotWriter(() => dataDir)

beforeAll(async () => {
  ;({ payload, dataDir } = await startSite())
})
afterAll(stopPayload)

async function importFiles(files: SnapshotFiles): Promise<ImportReport> {
  const { importSnapshot } = await import('@/cms/operations/import-snapshot/import-snapshot')
  return importSnapshot({ payload, folder: writeSnapshot(files), now: new Date('2026-11-21T09:00:00Z') })
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

async function findPages(original: string) {
  const where = { originalPath: { like: original } }
  const { docs } = await payload.find({ collection: 'pages', where, locale: 'all', depth: 0 })
  return docs
}

async function findRedirects(from: string) {
  const { docs } = await payload.find({ collection: 'redirects', where: { from: { equals: from } } })
  return docs.map(({ to, permanent }) => ({ to, permanent }))
}

const route = (fields: object) => ({ type: 'page', ...fields })

describe('optional values', () => {
  it('may be null, at any depth', async () => {
    const { warnings } = await importFiles({
      'types.json': [typeRecord({ ID: 30, WebID: 30, ShowOrder: null, Sale: null })],
      'properties.json': [
        propertyRecord({
          ID: 8001,
          WebID: 30,
          CountryID: null,
          Marquee: null,
          Status: null,
          Pictures: null,
          Detail: { surfaces: null, costs: { vat: null }, bedrooms: 2 },
          SmallPictureItem: { Url: '' },
        }),
      ],
      'routes.json': [route({ original: '/null/', fr: '/fr/nul/', nl: '', de: null, breadcrumb: null })],
      'content/modules.json': [
        { key: 'null', internalName: 'Null', relation: null, view: null, title: null },
      ],
    })
    expect(warnings).toEqual([])
    expect(await getProperty(8001)).toMatchObject({ status: 'available', rooms: { bedrooms: 2 } })
    expect((await findPages('/null/'))[0]?.path).toEqual({ fr: '/nul/' })
  })
})

describe('the stage that an editor has set', () => {
  const record = (fields: object) => ({
    'types.json': [typeRecord({ ID: 31, WebID: 31 })],
    'properties.json': [propertyRecord({ ID: 8101, WebID: 31, ...fields })],
  })
  const setStatus = (status: Property['status']) =>
    payload.update({
      collection: 'properties',
      where: { publicId: { equals: 8101 } },
      data: { status },
    })

  it.each(['coming-soon', 'under-option', 'reserved', 'withdrawn'] as const)(
    'stays %s while the snapshot says available, and ends with what it says of the sale',
    async (status) => {
      await importFiles(record({ Price: 100_000 }))
      await setStatus(status)
      await importFiles(record({ Price: 90_000 }))
      expect(await getProperty(8101)).toMatchObject({ status, price: 90_000, _status: 'published' })
      await importFiles(record({ Price: 90_000, Status: 'sold' }))
      expect(await getProperty(8101)).toMatchObject({ status: 'sold' })
      await importFiles(record({ Price: 90_000, Status: 'available' }))
      expect(await getProperty(8101)).toMatchObject({ status: 'available' })
    },
  )

  it('is not of the contract: a snapshot that names one is refused', async () => {
    expect(await problemsOf(record({ Status: 'reserved' }))).not.toBeNull()
    expect((await getProperty(8101)).status).toBe('available')
  })
})

describe('a page with a path in a language without a name', () => {
  it('has the name of another language there, but keeps a name that it has', async () => {
    const services = {
      original: '/named/',
      fr: '/fr/nomme/',
      de: '/de/benannt/',
      nl: '/nl/genoemd/',
      breadcrumb: { fr: 'Nommé' },
    }
    const page = { key: 'named', original: '/named/', name: { nl: 'Genoemd' } }
    await importFiles({ 'routes.json': [route(services)], 'content/pages.json': [page] })
    const [before] = await findPages('/named/')
    expect(before?.name).toEqual({ fr: 'Nommé', nl: 'Genoemd', de: 'Nommé' })
  })

  it('has the last segment of the path where no language names it', async () => {
    await importFiles({ 'routes.json': [route({ original: '/nameless/', fr: '/fr/sans/nom/' })] })
    expect((await findPages('/nameless/'))[0]?.name).toEqual({ fr: 'nom' })
  })
})

describe('routes that are imported alone', () => {
  const page = {
    key: 'seeded',
    original: '/seeded/',
    name: { fr: 'Semé', de: 'Gesät' },
    title: { fr: 'Titre' },
    modules: ['seeded'],
    showInMenu: true,
    banner: { type: 'color', color: '#1F3D33' },
  }
  const files = {
    'routes.json': [route({ original: '/seeded/', fr: '/fr/seme/', breadcrumb: { fr: 'Semé' } })],
    'content/modules.json': [{ key: 'seeded', internalName: 'Seeded' }],
    'content/pages.json': [page],
    'content/articles.json': [{ key: 'read', original: '/read/', title: { fr: 'À lire' } }],
  }

  it('keep what they do not mention, find the page in any spelling, and keep its old address', async () => {
    await importFiles(files)
    const [before] = await findPages('/seeded/')
    const again = { original: '/Seeded/', fr: '/fr/seme-ici/', de: '/de/gesaet/', public: false }
    await importFiles({ 'routes.json': [route({ ...again, breadcrumb: { fr: 'Ici' } })] })
    const pages = await findPages('/seeded/')
    expect(pages).toMatchObject([
      {
        originalPath: '/seeded/',
        path: { fr: '/seme-ici/', de: '/gesaet/' },
        name: { fr: 'Ici', de: 'Gesät' },
        isPublic: false,
        title: { fr: 'Titre' },
        modules: before?.modules,
        showInMenu: true,
        banner: { show: true, color: '#1F3D33' },
      },
    ])
    expect(before?.modules).toHaveLength(1)
    expect(await findRedirects('/fr/seme/')).toEqual([{ to: '/fr/seme-ici/', permanent: true }])
  })

  it('make no page beside an article of the database', async () => {
    await importFiles({ 'routes.json': [route({ original: '/Read/', fr: '/fr/lire/' })] })
    expect(await findPages('/read/')).toEqual([])
  })

  it('are not the address of an article that a page of the database shows', async () => {
    const routes = [route({ original: '/shown/', fr: '/fr/montre/' })]
    await importFiles({ 'routes.json': routes })
    await importFiles({
      'routes.json': routes,
      'content/articles.json': [{ key: 'shown', original: '/Shown/', title: { fr: 'Montré' } }],
    })
    const where = { snapshotKey: { equals: 'shown' } }
    const { docs } = await payload.find({ collection: 'articles', where, locale: 'fr' })
    expect(docs[0]?.path ?? null).toBeNull()
  })
})

describe('an article whose route has another path', () => {
  it('keeps its old address', async () => {
    const articles = [{ key: 'moved', original: '/moved/', title: { fr: 'Déménagé' } }]
    for (const fr of ['/fr/ancien/', '/fr/nouveau/'])
      await importFiles({
        'routes.json': [route({ original: '/moved/', fr, type: 'article' })],
        'content/articles.json': articles,
      })
    expect(await findRedirects('/fr/ancien/')).toEqual([{ to: '/fr/nouveau/', permanent: true }])
  })
})

describe('a value that a record no longer has', () => {
  const Detail = {
    heating: 'gas',
    bedrooms: 3,
    costs: { notaryFees: 9000, vat: 6 },
    lifeAnnuity: { ages: '70' },
  }

  it('is removed from a property, in the languages of its records', async () => {
    const texts = { MarqueeName: 'Neuf', Description: 'Une maison.' }
    const nl = propertyRecord({ ID: 8010, language: 'nl', Description: 'Een huis.' })
    await importFiles({ 'properties.json': [propertyRecord({ ID: 8010, Detail, ...texts }), nl] })
    expect((await getProperty(8010)).costs).toMatchObject({ notaryFees: 9000, vat: 6 })
    await importFiles({
      'properties.json': [propertyRecord({ ID: 8010, Detail: { bedrooms: 2, costs: { vat: 6 } } })],
    })
    const property = await getProperty(8010)
    expect(property).toMatchObject({
      rooms: { bedrooms: 2 },
      construction: { heating: null },
      costs: { notaryFees: null, vat: 6 },
      lifeAnnuity: { enabled: false, ages: null },
      description: { nl: { root: {} } },
    })
    expect(property.description).not.toHaveProperty('fr.root')
    expect(property.marqueeName ?? {}).not.toHaveProperty('fr', 'Neuf')
    await importFiles({ 'properties.json': [propertyRecord({ ID: 8010 })] })
    expect(await getProperty(8010)).toMatchObject({ rooms: { bedrooms: null }, costs: { vat: null } })
  })

  it('stays where an editor may have entered it: the film and the tour of a property', async () => {
    const films = { VideoUrl: 'https://youtu.be/aqz-KE-bpKQ', VirtualTourUrl: 'https://kuula.co/share/abc' }
    const report = await importFiles({ 'properties.json': [propertyRecord({ ID: 8011, ...films })] })
    expect(report.warnings).toEqual([])
    const links = { videoUrl: films.VideoUrl, virtualTourUrl: films.VirtualTourUrl }
    expect(await getProperty(8011)).toMatchObject(links)
    await importFiles({ 'properties.json': [propertyRecord({ ID: 8011, Price: 310_000, VideoUrl: ' ' })] })
    expect(await getProperty(8011)).toMatchObject({ price: 310_000, ...links })
    // No address at all, so the import omits it and no property is refused.
    await importFiles({ 'properties.json': [propertyRecord({ ID: 8011, VideoUrl: 'javascript:alert(1)' })] })
    expect(await getProperty(8011)).toMatchObject(links)
  })

  it('imports the property with a warning, without its film or tour, where the link is no video or tour', async () => {
    const film = {
      VideoUrl: 'https://www.youtube.com/watch?v=short',
      VirtualTourUrl: 'https://tours.example/a',
    }
    const report = await importFiles({ 'properties.json': [propertyRecord({ ID: 8012, ...film })] })
    expect(report.warnings).toEqual([
      'properties.json 8012: VideoUrl is no link to a video; left out',
      'properties.json 8012: VirtualTourUrl is no link to a tour; left out',
    ])
    expect(await getProperty(8012)).toMatchObject({ videoUrl: null, virtualTourUrl: null })
  })

  it('is removed from a contact person, and what the snapshot does not know stays', async () => {
    const agent = { key: 'claire', name: 'Claire', jobTitle: { fr: 'Directrice' } }
    await importFiles({ 'content/agents.json': [{ ...agent, phone: '010 99 01 00' }] })
    await importFiles({ 'content/agents.json': [{ key: 'claire', name: 'Claire' }] })
    const where = { snapshotKey: { equals: 'claire' } }
    const { docs } = await payload.find({ collection: 'agents', where, locale: 'fr' })
    expect(docs).toMatchObject([{ name: 'Claire', phone: null, jobTitle: 'Directrice' }])
  })
})

describe('a town', () => {
  const city = (fields: object) => ({ Name: 'Martelange', Zip: '6630', language: 'fr', ...fields })
  const findTowns = async (zip: string) => {
    const { docs } = await payload.find({
      collection: 'cities',
      where: { zip: { equals: zip } },
      sort: 'countryId',
    })
    return docs.map(({ id, countryId, snapshotKey }) => ({ id, countryId, snapshotKey }))
  }

  it('without a country is the one with the same postcode and name', async () => {
    const property = propertyRecord({ ID: 8020, City: 'Esch', Zip: '4002', CountryID: undefined })
    await importFiles({
      'cities.json': { citys: [city({ Name: 'Esch', Zip: '4002', CountryID: 50 })] },
      'properties.json': [property],
    })
    const towns = await findTowns('4002')
    expect(towns).toMatchObject([{ countryId: 50, snapshotKey: '4002|esch|50' }])
    expect((await getProperty(8020)).city).toBe(towns[0]?.id)
    await importFiles({ 'properties.json': [{ ...property, ID: 8021 }] })
    expect((await getProperty(8021)).city).toBe(towns[0]?.id)
    expect(await findTowns('4002')).toHaveLength(1)
  })

  it('of the same postcode and name in another country is another one', async () => {
    await importFiles({
      'cities.json': { citys: [city({}), city({ CountryID: 50 })], citysSale: [city({ CountryID: 10 })] },
      'properties.json': [propertyRecord({ ID: 8022, City: 'Martelange', Zip: '6630', CountryID: 50 })],
    })
    const towns = await findTowns('6630')
    expect(towns).toMatchObject([
      { countryId: 10, snapshotKey: '6630|martelange' },
      { countryId: 50, snapshotKey: '6630|martelange|50' },
    ])
    expect((await getProperty(8022)).city).toBe(towns[1]?.id)
  })

  it('abroad keeps the key that an earlier import gave it', async () => {
    const { id } = await payload.create({
      collection: 'cities',
      locale: 'fr',
      data: { name: 'Mersch', zip: '7501', countryId: 50, snapshotKey: '7501|mersch' },
    })
    await importFiles({ 'cities.json': { citys: [city({ Name: 'Mersch', Zip: '7501', CountryID: 50 })] } })
    expect(await findTowns('7501')).toEqual([{ id, countryId: 50, snapshotKey: '7501|mersch' }])
  })
})

describe('types of one WebID', () => {
  it('are one, with the languages of all and the first of two names', async () => {
    const { warnings } = await importFiles({
      'types.json': [
        typeRecord({ ID: 41, WebID: 40, Name: 'Moulin' }),
        typeRecord({ ID: 42, WebID: 40, Name: 'Molen', language: 'nl' }),
        typeRecord({ ID: 43, WebID: 40, Name: 'Ferme' }),
      ],
    })
    const where = { webId: { equals: 40 } }
    const { docs } = await payload.find({ collection: 'property-types', where, locale: 'all' })
    expect(docs).toMatchObject([{ name: { fr: 'Moulin', nl: 'Molen' } }])
    expect(warnings).toEqual(['types.json: WebID 40 is Moulin in fr; its name Ferme is left out'])
  })
})

describe('contradictory content is refused before anything is written', () => {
  const text = { fr: 'Texte' }
  const form = { id: 1, name: 'Contact', kind: 'site-contact' }
  const page = { key: 'a', original: '/A/', name: text }
  const owner = { key: 'a', email: 'anne@example.com' }
  const keyed = {
    'content/sliders.json': { key: 'a', name: 'A', slides: [] },
    'content/testimonials.json': { key: 'a', author: 'A', text },
    'content/top-bar.json': { key: 'a', label: text, link: text },
    'content/footer.json': { key: 'a' },
    'content/popups.json': { key: 'a' },
    'content/agents.json': { key: 'a', name: 'A' },
    'content/owners.json': owner,
  }

  it.each(Object.entries(keyed))('a key of %s that occurs twice', async (file, record) => {
    const other = file === 'content/owners.json' ? { ...record, email: 'other@example.com' } : record
    expect(await problemsOf({ [file]: [record, other] })).toEqual([
      { file, index: 1, key: 'key', reason: 'the same as record 0 (a)' },
    ])
  })

  it.each([
    ['content/forms.json', [form, form], 'id', '1'],
    [
      'content/property-lists.json',
      [
        { id: 3, name: 'A', goal: 'sale' },
        { id: 3, name: 'B', goal: 'rent' },
      ],
      'id',
      '3',
    ],
    ['content/pages.json', [page, { ...page, key: 'b', original: '/a' }], 'original', '/a/'],
    ['content/owners.json', [owner, { key: 'b', email: 'Anne@Example.com' }], 'email', 'anne@example.com'],
    [
      'routes.json',
      [route({ original: '/a/', fr: '/fr/présentation/' }), route({ original: '/b/', fr: '/presentation' })],
      'fr',
      'fr /presentation/',
    ],
  ])('%s with the same %#', async (file, records, key, identity) => {
    expect(await problemsOf({ [file]: records })).toEqual([
      { file, index: 1, key, reason: `the same as record 0 (${identity})` },
    ])
  })

  it('a form of an unknown kind', async () => {
    expect(await problemsOf({ 'content/forms.json': [{ ...form, kind: 'poll' }] })).toMatchObject([
      { file: 'content/forms.json', index: 0, key: 'kind' },
    ])
  })
})

describe('what is in the bin', () => {
  it('stays there as it is, also when its record changes, and is made again once it is gone', async () => {
    const files = (price: number) => ({
      'types.json': [typeRecord({ ID: 31, WebID: 31 })],
      'properties.json': [propertyRecord({ ID: 8100, WebID: 31, Price: price })],
    })
    await importFiles(files(310_000))
    const { id } = await getProperty(8100)
    await payload.update({ collection: 'properties', id, data: { deletedAt: new Date().toISOString() } })
    for (const price of [310_000, 320_000]) await importFiles(files(price))
    const stored = await payload.findByID({ collection: 'properties', id, trash: true, depth: 0 })
    expect(stored).toMatchObject({ _status: 'draft', price: 310_000 })
    expect(stored.deletedAt).toBeTruthy()
    await payload.delete({ collection: 'properties', id, trash: true })
    await importFiles(files(320_000))
    expect(await getProperty(8100)).toMatchObject({ price: 320_000, _status: 'published' })
  })
})
