import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { catchUp, collectDependencies, isFresh, newDependencies } from '@/process/freshness.mjs'
import { noCriteria, type ListingCriteria } from '@/domain/search/criteria'
import type { Locale } from '@/domain/shared/locale'
import { startPayload, stopPayload } from '../../support/database/payload'
import { createPlaces, createProperty, type Places } from '../../support/properties/search-properties'

vi.mock('server-only', () => ({}))

let payload: Payload
let places: Places
let inWavre = 0
let inLiege = 0

beforeAll(async () => {
  payload = await startPayload()
  places = await createPlaces(payload)
  inWavre = await createProperty(payload, { places, publicId: 101, price: 250_000 })
  await createProperty(payload, { places, publicId: 102, price: 410_000 })
  await createProperty(payload, { places, publicId: 103, price: 99_000, publishPrice: false })
  await createProperty(payload, { places, publicId: 104, type: places.office, publishPrice: false })
  await createProperty(payload, { places, publicId: 105, city: places.hamlet, languages: ['fr', 'nl'] })
  inLiege = await createProperty(payload, { places, publicId: 106, city: places.liege })
})
afterAll(stopPayload)

async function resolve(path: string, changes: Partial<ListingCriteria> = {}) {
  const { resolveAddress } = await import('@/site/data/routing/resolve')
  const [locale = 'fr', ...segments] = path.split('/').filter(Boolean)
  const language: Locale = locale === 'nl' || locale === 'en' || locale === 'de' ? locale : 'fr'
  return resolveAddress({ locale: language, segments, criteria: { ...noCriteria, ...changes } })
}

async function placeAt(path: string, changes?: Partial<ListingCriteria>) {
  const resolved = await resolve(path, changes)
  if (resolved.kind !== 'place') throw new Error(`There is no place at ${path}, but ${resolved.kind}`)
  return resolved
}

const idsAt = async (path: string) => (await placeAt(path)).place.list.cards.map(({ id }) => id)

/** Writes as an import does. */
async function write(id: number, data: object): Promise<void> {
  await payload.db.updateOne({ collection: 'properties', id, data: { ...data } })
  const { refreshPropertySearch } = await import('@/cms/operations/property-search/refresh-property-search')
  await refreshPropertySearch({ req: { payload }, ids: [id] })
}

describe('the page of a town', () => {
  it('has its properties, under its name in each language', async () => {
    expect(await idsAt('/fr/a-vendre/wavre/')).toEqual([104, 103, 102, 101])
    expect(await idsAt('/nl/te-koop/waver/')).toEqual([104, 103, 102, 101])
    expect(await idsAt('/de/zu-verkaufen/luettich/').catch(() => null)).toBeNull()
    expect(await idsAt('/de/zu-verkaufen/luttich/')).toEqual([106])
    const { meta, crumbs } = await placeAt('/nl/te-koop/waver/')
    expect(meta.title).toBe('Panden te koop in Waver')
    expect(meta.index).toBe(true)
    expect(meta.alternates.map(({ href }) => new URL(href).pathname)).toEqual(
      expect.arrayContaining(['/nl/te-koop/waver/', '/fr/a-vendre/wavre/', '/en/for-sale/wavre/']),
    )
    expect(crumbs.at(-1)?.name).toBe('Waver')
  })

  it('has the range of shown prices by type, and nothing of hidden ones', async () => {
    const { types } = (await placeAt('/fr/a-vendre/wavre/')).place
    expect(types).toMatchObject([
      { name: 'Maison', count: 3, lowest: '€\u00a0250.000', highest: '€\u00a0410.000' },
      { name: 'Bureaux', count: 1, lowest: null, highest: null },
    ])
    expect(types[0]?.href).toBe('/fr/a-vendre/?city=Wavre%7C1300&type=1')
  })

  it('has the nearest towns with properties and the areas around it', async () => {
    const { neighbours, areas, filterHref } = (await placeAt('/fr/a-vendre/wavre/')).place
    expect(neighbours).toEqual([{ name: 'Piétrebais', href: '/fr/a-vendre/pietrebais/', count: 1 }])
    expect(areas).toEqual([{ name: 'Brabant wallon', href: '/fr/a-vendre/brabant-wallon/' }])
    expect(filterHref).toBe('/fr/a-vendre/?city=Wavre%7C1300')
  })

  it('is only in the languages and for the goals that it had properties in', async () => {
    expect((await resolve('/fr/a-louer/wavre/')).kind).toBe('not-found')
    expect((await resolve('/en/for-sale/pietrebais/')).kind).toBe('not-found')
    expect((await resolve('/fr/a-vendre/namur/')).kind).toBe('not-found')
    expect((await resolve('/fr/a-vendre/wavre/maison/')).kind).toBe('not-found')
  })

  it('has one address', async () => {
    const redirect = { kind: 'redirect', href: '/fr/a-vendre/wavre/', permanent: true }
    for (const name of ['WAVRE', 'waver']) expect(await resolve(`/fr/a-vendre/${name}/`)).toEqual(redirect)
    expect(await resolve('/fr/a-vendre/wavre/', { minBedrooms: 2 })).toEqual({
      kind: 'redirect',
      href: '/fr/a-vendre/?city=Wavre%7C1300&minBedrooms=2',
      permanent: true,
    })
    const { meta } = await placeAt('/fr/a-vendre/wavre/', { page: 9 })
    expect(new URL(meta.canonical).pathname).toBe('/fr/a-vendre/wavre/')
  })
})

describe('the list with one place', () => {
  it('names the page of the place to search engines, and no other list does', async () => {
    const sameAs = async (criteria: Partial<ListingCriteria>, path = '/fr/a-vendre/') => {
      const resolved = await resolve(path, criteria)
      return 'meta' in resolved && resolved.meta.sameAs ? new URL(resolved.meta.sameAs).pathname : null
    }
    const wavre = { name: 'Waver', zip: '1300' }
    expect(await sameAs({ cities: [wavre] })).toBe('/fr/a-vendre/wavre/')
    expect(await sameAs({ places: ['be-province-brabant-wallon'] })).toBe('/fr/a-vendre/brabant-wallon/')
    expect(await sameAs({ cities: [wavre], minBedrooms: 1 })).toBeNull()
    expect(await sameAs({ cities: [wavre, { name: 'Liège', zip: '4000' }] })).toBeNull()
    expect(await sameAs({ cities: [{ name: 'Namur', zip: '5000' }] })).toBeNull()
    expect(await sameAs({ cities: [wavre] }, '/fr/recherche/')).toBeNull()
  })

  it('of one goal has links to the towns with most properties', async () => {
    const resolved = await resolve('/fr/a-vendre/')
    expect(resolved.kind === 'page' && resolved.towns?.[0]).toEqual({
      name: 'Wavre',
      href: '/fr/a-vendre/wavre/',
      count: 4,
    })
  })
})

describe('the page of a province', () => {
  it('has the properties of all its towns, and leads to these', async () => {
    const { place, meta } = await placeAt('/fr/a-vendre/brabant-wallon/')
    expect(place.list.cards.map(({ id }) => id)).toEqual([105, 104, 103, 102, 101])
    expect(place.neighbours.map(({ name, count }) => [name, count])).toEqual([
      ['Wavre', 4],
      ['Piétrebais', 1],
    ])
    expect(meta.title).toBe('Biens à vendre – Brabant wallon')
    expect(await idsAt('/nl/te-koop/waals-brabant/')).toEqual([105, 104, 103, 102, 101])
  })

  it('is told from the town of its name', async () => {
    expect(await idsAt('/fr/a-vendre/liege/')).toEqual([106])
    expect((await placeAt('/fr/a-vendre/liege-province/')).place.kind).toBe('area')
    expect(await resolve('/fr/a-vendre/luik/')).toMatchObject({ href: '/fr/a-vendre/liege/' })
  })

  it('is found by its name in another language, but not by that of a town without properties', async () => {
    const own = { kind: 'redirect', href: '/fr/a-vendre/brabant-wallon/', permanent: true }
    expect(await resolve('/fr/a-vendre/waals-brabant/')).toEqual(own)
    expect(await resolve('/nl/te-koop/brabant-wallon/')).toMatchObject({ href: '/nl/te-koop/waals-brabant/' })
    for (const name of ['ottignies', 'limal', 'bruxelles'])
      expect(await resolve(`/fr/a-vendre/${name}/`), name).toMatchObject({ kind: 'not-found' })
  })
})

describe('the sitemap', () => {
  it('has the places with properties now, in the languages in which they have them', async () => {
    const { findSitemapEntries } = await import('@/site/data/routing/sitemap')
    const entries = await findSitemapEntries({ kind: 'places', number: 1 })
    const found = entries.map(({ paths }) => paths)
    expect(found).toContainEqual({
      fr: '/a-vendre/wavre/',
      nl: '/te-koop/waver/',
      en: '/for-sale/wavre/',
      de: '/zu-verkaufen/wavre/',
    })
    expect(found).toContainEqual({ fr: '/a-vendre/pietrebais/', nl: '/te-koop/pietrebais/' })
    expect(found.every((paths) => !Object.values(paths).join().includes('louer'))).toBe(true)
  })
})

/** Whether what the page shows is still right after a change. */
async function staysFresh(path: string, change: () => Promise<unknown>): Promise<boolean> {
  const dependencies = newDependencies()
  await collectDependencies(dependencies, () => resolve(path))
  await change()
  await catchUp()
  return isFresh(dependencies)
}

describe('a cached page of a town', () => {
  it('expires with its own properties, and with no others', async () => {
    const path = '/fr/a-vendre/wavre/'
    expect(await staysFresh(path, () => write(inLiege, { price: 123_000 }))).toBe(true)
    expect(
      await staysFresh(path, () => createProperty(payload, { places, publicId: 107, city: places.liege })),
    ).toBe(true)
    expect(await staysFresh(path, () => write(inWavre, { price: 260_000 }))).toBe(false)
    expect(await staysFresh(path, () => createProperty(payload, { places, publicId: 108 }))).toBe(false)
    expect(await idsAt(path)).toContain(108)
  })

  it('expires when its first property comes', async () => {
    const path = '/fr/a-louer/wavre/'
    const rental = { places, publicId: 109, goal: 'rent' as const, price: 950 }
    expect(await staysFresh(path, () => createProperty(payload, rental))).toBe(false)
    expect((await placeAt(path)).place.types).toMatchObject([{ lowest: '€\u00a0950', highest: '€\u00a0950' }])
  })
})

describe('a town whose properties are gone', () => {
  it('keeps its page without properties, hidden from search engines, with its neighbours', async () => {
    const { docs } = await payload.find({ collection: 'properties', where: { publicId: { equals: 105 } } })
    await payload.delete({ collection: 'properties', id: docs[0]?.id ?? 0 })
    await catchUp()
    const { place, meta } = await placeAt('/fr/a-vendre/pietrebais/')
    expect(place.list.cards).toEqual([])
    expect(place.neighbours.map(({ name }) => name)).toEqual(['Wavre'])
    expect(meta.index).toBe(false)
  })
})

describe('an editor', () => {
  it('writes a text for a town in each language', async () => {
    await payload.update({
      collection: 'cities',
      id: places.wavre,
      locale: 'fr',
      data: { pageText: 'Au bord de la Dyle.\n\nUne gare, deux lycées.' },
    })
    await catchUp()
    expect((await placeAt('/fr/a-vendre/wavre/')).place.text).toEqual([
      'Au bord de la Dyle.',
      'Une gare, deux lycées.',
    ])
    expect((await placeAt('/nl/te-koop/waver/')).place.text).toEqual([])
  })

  it('writes a text for a province in each language, which its pages show at once', async () => {
    const write = () =>
      payload.updateGlobal({
        slug: 'province-texts',
        locale: 'nl',
        data: { brabantWallon: 'Ten zuiden van Brussel.\n\nVelden en valleien.' },
      })
    expect(await staysFresh('/nl/te-koop/waver/', write)).toBe(true)
    const rewrite = () =>
      payload.updateGlobal({ slug: 'province-texts', locale: 'nl', data: { brabantWallon: 'Velden.' } })
    expect(await staysFresh('/nl/te-koop/waals-brabant/', rewrite)).toBe(false)
    await write()
    await catchUp()
    expect((await placeAt('/nl/te-koop/waals-brabant/')).place.text).toEqual([
      'Ten zuiden van Brussel.',
      'Velden en valleien.',
    ])
    expect((await placeAt('/fr/a-vendre/brabant-wallon/')).place.text).toEqual([])
    expect((await placeAt('/nl/te-koop/luik/')).place.text).toEqual([])
  })

  it('takes the address of a place by a page or a redirect, which the other languages then do not name', async () => {
    const published = { _status: 'published' as const }
    await payload.create({
      collection: 'pages',
      locale: 'fr',
      data: { name: 'Wavre', type: 'page', path: '/a-vendre/wavre/', ...published },
    })
    await catchUp()
    expect((await resolve('/fr/a-vendre/wavre/')).kind).toBe('page')
    const dutch = await placeAt('/nl/te-koop/waver/')
    expect(dutch.meta.alternates.map(({ locale }) => locale)).not.toContain('fr')
    const from = '/nl/te-koop/luik/'
    await payload.create({ collection: 'redirects', data: { from, to: '/nl/te-koop/' } })
    await catchUp()
    expect(await resolve(from)).toMatchObject({ kind: 'redirect', href: '/nl/te-koop/' })
    expect((await placeAt('/fr/a-vendre/liege/')).meta.alternates.map(({ locale }) => locale)).not.toContain(
      'nl',
    )
  })
})
