import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ImportReport } from '@/cms/operations/import-snapshot/import-snapshot'
import { startSite, stopPayload } from '../../support/database/payload'
import { createSnapshotWriter, type SnapshotFiles } from '../../support/snapshot/snapshot-folder'

vi.mock('server-only', () => ({}))

let payload: Payload
let dataDir = ''
const writeSnapshot = createSnapshotWriter(() => dataDir)

async function importFiles(files: SnapshotFiles): Promise<ImportReport> {
  const { importSnapshot } = await import('@/cms/operations/import-snapshot/import-snapshot')
  return importSnapshot({ payload, folder: writeSnapshot(files), now: new Date('2026-11-21T09:00:00Z') })
}

const routes = [
  { original: '/', fr: '/fr/', nl: '/nl/', breadcrumb: { fr: 'Accueil', nl: 'Home' }, type: 'page' },
  {
    original: '/services/',
    fr: '/fr/nos-services/',
    nl: '/nl/onze-diensten/',
    de: '/de/leistungen/',
    breadcrumb: { fr: 'Nos services', nl: 'Onze diensten' },
    type: 'page',
  },
  {
    original: '/services/Nos-conseils/',
    fr: '/fr/nos-services/questions/',
    nl: '/nl/onze-diensten/vragen/',
    breadcrumb: { fr: 'Conseils' },
    type: 'page',
  },
  { original: '/services/vente/', fr: '/fr/nos-services/vendre/', type: 'article' },
  { original: '/nos-conseils/notaire/', fr: '/fr/nos-conseils/notaire/', type: 'article' },
  { original: '/Demand-register/', fr: '/fr/inscription/', breadcrumb: { fr: 'Inscription' }, type: 'page' },
  {
    original: '/demand-register/',
    fr: '/fr/inscription/',
    en: '/en/keep-me-informed/',
    breadcrumb: { en: 'Keep me informed' },
    type: 'page',
  },
  { original: '/project/7101/', external: 'https://residence.example/', type: 'page' },
  { original: '/project/7102/', external: 'https://other.example/', type: 'page' },
  { original: '/project/7103/', external: true, type: 'page' },
]

const project = (fields: object) => ({
  City: 'Wavre',
  Zip: '1300',
  language: 'fr',
  Title: 'Les Jardins',
  ...fields,
})

const files = {
  'routes.json': routes,
  'projects.json': [
    project({ ID: 7101 }),
    project({ ID: 7102, ExternalUrl: 'https://own.example/' }),
    project({ ID: 7103 }),
  ],
  'categories.json': [
    { ID: 5, Name: 'Contenu' },
    { ID: 6, ParentID: 5, Name: 'Conseils' },
  ],
  'content/articles.json': [
    { key: 'sell', original: '/Services/Vente/', title: { fr: 'Vendre' }, categories: [5] },
    { key: 'notary', original: '/nos-conseils/notaire/', title: { fr: 'Le notaire' }, categories: [6] },
  ],
  'content/modules.json': [
    { key: 'sell', internalName: 'Sell', relation: { type: 'article', key: 'sell' } },
    { key: 'teaser', internalName: 'Teaser', relation: { type: 'category', id: 6 }, maxItems: 3 },
    { key: 'all', internalName: 'All', relation: { type: 'category', id: 5 }, includeSubcategories: true },
  ],
  'content/pages.json': [
    { key: 'home', original: '/', name: { fr: 'Accueil', nl: 'Home' }, modules: ['all'] },
    {
      key: 'services',
      original: '/services/',
      name: { fr: 'Services', nl: 'Diensten', de: 'Leistungen' },
      modules: ['teaser'],
      menuSort: 1,
    },
    {
      key: 'advice',
      original: '/services/Nos-conseils/',
      parent: 'services',
      name: { fr: 'Questions', nl: 'Vragen' },
      modules: ['all'],
      menuSort: 2,
    },
    {
      key: 'sell',
      original: '/services/vente/',
      parent: 'services',
      name: { fr: 'Vendre' },
      modules: ['sell'],
    },
  ],
}

let report: ImportReport

beforeAll(async () => {
  ;({ payload, dataDir } = await startSite())
  report = await importFiles(files)
})
afterAll(stopPayload)

async function getArticle(key: string) {
  const where = { snapshotKey: { equals: key } }
  const { docs } = await payload.find({ collection: 'articles', where, locale: 'fr', depth: 0 })
  const [article] = docs
  if (!article) throw new Error(`There is no article ${key}`)
  return article
}

async function getCrumbs(original: string, locale: 'nl' | 'fr' | 'de') {
  const { findOriginal } = await import('@/site/data/routing/route-index')
  const { trailOf } = await import('@/site/data/content/crumbs')
  const entry = await findOriginal(original)
  if (!entry) throw new Error(`Nothing stands for ${original}`)
  return (await trailOf(entry, locale)).map(({ name, href }) => (href ? `${name} ${href}` : name))
}

it('is imported without a warning', () => {
  expect(report.warnings).toEqual([])
})

describe('an article whose page has the same original path', () => {
  it('has no address of its own, so that it can be saved, and is read on the page', async () => {
    const { id, path } = await getArticle('sell')
    expect(path ?? null).toBeNull()
    await payload.update({ collection: 'articles', id, locale: 'fr', data: { title: 'Vendre votre bien' } })
    const { getArticle: readArticle } = await import('@/site/data/articles/articles')
    const read = await readArticle({ id, locale: 'fr' })
    expect(read?.article).toMatchObject({ title: 'Vendre votre bien', href: '/fr/nos-services/vendre/' })
  })

  it('can be unpublished and published again', async () => {
    const { id, originalPath } = await getArticle('sell')
    for (const _status of ['draft', 'published'] as const)
      await payload.update({
        collection: 'articles',
        id,
        locale: 'fr',
        data: { originalPath, _status },
      })
    expect(await getArticle('sell')).toMatchObject({ originalPath: '/Services/Vente/', _status: 'published' })
  })
})

describe('two spellings of one original path', () => {
  it('are one page, with the addresses of both', async () => {
    const where = { originalPath: { like: 'demand-register' } }
    const { docs } = await payload.find({ collection: 'pages', where, locale: 'all', depth: 0 })
    expect(docs).toMatchObject([
      {
        originalPath: '/Demand-register/',
        path: { fr: '/inscription/', en: '/keep-me-informed/' },
        name: { fr: 'Inscription', en: 'Keep me informed' },
      },
    ])
  })
})

describe('the breadcrumb', () => {
  it('names a page as its route does, and else by its own name', async () => {
    expect(await getCrumbs('/services/Nos-conseils/', 'fr')).toEqual([
      'Accueil /fr/',
      'Nos services /fr/nos-services/',
      'Conseils',
    ])
    expect(await getCrumbs('/services/Nos-conseils/', 'nl')).toEqual([
      'Home /nl/',
      'Onze diensten /nl/onze-diensten/',
      'Vragen',
    ])
    expect((await getCrumbs('/services/', 'de')).at(-1)).toBe('Leistungen')
  })

  it('of an article has the page that shows all of its category, not the home page', async () => {
    expect(await getCrumbs('/nos-conseils/notaire/', 'fr')).toEqual([
      'Accueil /fr/',
      'Nos services /fr/nos-services/',
      'Conseils /fr/nos-services/questions/',
      'Le notaire',
    ])
  })
})

describe('a project', () => {
  it.each([
    [7101, 'https://residence.example/'],
    [7102, 'https://own.example/'],
    [7103, null],
  ])('%i has the address of its record, or else of its route: %s', async (publicId, url) => {
    const { docs } = await payload.find({ collection: 'projects', where: { publicId: { equals: publicId } } })
    expect(docs[0]?.externalUrl ?? null).toBe(url)
  })
})

describe('a page at the address of the search', () => {
  it('is imported, and the search stays where it is', async () => {
    const search = { original: '/search/', fr: '/fr/recherche/', nl: '/nl/onderzoek/', type: 'page' }
    const { warnings } = await importFiles({ ...files, 'routes.json': [...routes, search] })
    expect(warnings).toEqual([])
    const where = { originalPath: { equals: '/search/' } }
    const { docs } = await payload.find({ collection: 'pages', where, locale: 'all', depth: 0 })
    expect(docs).toMatchObject([{ path: { fr: '/recherche/', nl: '/onderzoek/' } }])
    const { findAlternates, resolveAddress } = await import('@/site/data/routing/resolve')
    // The English address is the page's original path too.
    for (const [locale, path] of [
      ['fr', 'recherche'],
      ['en', 'search'],
    ] as const)
      expect(await resolveAddress({ locale, segments: [path] })).toMatchObject({
        kind: 'page',
        meta: { index: false },
        page: { modules: [{ relation: { type: 'property-list' } }] },
      })
    expect(await findAlternates({ locale: 'fr', segments: ['recherche'] })).toContainEqual({
      locale: 'nl',
      href: '/nl/zoeken/',
    })
  })
})

describe('an article whose page comes with a later import', () => {
  it('passes its address on to the page', async () => {
    expect((await getArticle('notary')).path).toBe('/nos-conseils/notaire/')
    const page = { key: 'notary', original: '/nos-conseils/notaire/', name: { fr: 'Notaire' } }
    await importFiles({ ...files, 'content/pages.json': [...files['content/pages.json'], page] })
    expect((await getArticle('notary')).path ?? null).toBeNull()
  })
})
