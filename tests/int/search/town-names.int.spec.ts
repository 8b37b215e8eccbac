import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { listedInFields } from '@/domain/properties/listed-in'
import { noCriteria } from '@/domain/search/criteria'
import { locales, type Locale } from '@/domain/shared/locale'
import { walloonMentions } from '../../support/database/factories'
import { startPayload, stopPayload } from '../../support/database/payload'

vi.mock('server-only', () => ({}))

let payload: Payload

beforeAll(async () => {
  payload = await startPayload()
})
afterAll(stopPayload)

const createTown = (locale: Locale, name: string, zip: string, countryId = 10) =>
  payload.create({ collection: 'cities', locale, data: { name, zip, countryId } })

const update = (id: number, locale: Locale, data: { name?: string; zip?: string }) =>
  payload.update({ collection: 'cities', id, locale, data })

async function namesOf(id: number) {
  const { name } = await payload.findByID({ collection: 'cities', id, locale: 'all' })
  return name
}

describe('a town that the agency names in one language', () => {
  it('has its name in all of them', async () => {
    const { id } = await createTown('fr', 'Louvain', '3000')
    expect(await namesOf(id)).toEqual({ fr: 'Louvain', nl: 'Leuven', en: 'Leuven', de: 'Löwen' })
  })

  it('keeps what the agency enters in another, whatever is saved then', async () => {
    const { id } = await createTown('fr', 'Gand', '9000')
    await update(id, 'de', { name: 'Gent an der Leie' })
    await update(id, 'fr', { name: 'Gand' })
    expect(await namesOf(id)).toMatchObject({ nl: 'Gent', de: 'Gent an der Leie' })
  })

  it('gets other names where it becomes another town', async () => {
    const { id } = await createTown('fr', 'Liège', '4000')
    expect(await namesOf(id)).toMatchObject({ nl: 'Luik', de: 'Lüttich' })
    // As the back office shows it, and saves it with the rest.
    await update(id, 'nl', { name: 'Luik' })
    await update(id, 'fr', { name: 'Anvers', zip: '2000' })
    expect(await namesOf(id)).toEqual({ fr: 'Anvers', nl: 'Antwerpen', en: 'Antwerp', de: 'Antwerpen' })
  })

  it('keeps its only name where it is unknown', async () => {
    const { id } = await createTown('nl', 'Parijs', '75001', 33)
    expect(await namesOf(id)).toEqual({ fr: 'Parijs', nl: 'Parijs', en: 'Parijs', de: 'Parijs' })
  })
})

describe('a town of an earlier version of the site', () => {
  it('is named at the next start', async () => {
    const { id } = await payload.db.create({
      collection: 'cities',
      data: { name: { fr: 'Courtrai' }, searchName: { fr: 'courtrai' }, zip: '8500', countryId: 10 },
    })
    const { fillPropertySearch } = await import('@/cms/operations/property-search/fill-property-search')
    await fillPropertySearch(payload)
    expect(await namesOf(Number(id))).toMatchObject({ nl: 'Kortrijk' })
  })

  it('is announced once it is found, also if it had all of its names', async () => {
    const name = { fr: 'Ypres', nl: 'Ieper', en: 'Ypres', de: 'Ypern' }
    await payload.db.create({ collection: 'cities', data: { name, zip: '8900', countryId: 10 } })
    const { fillPropertySearch } = await import('@/cms/operations/property-search/fill-property-search')
    const line = new pg.Client({ connectionString: process.env.DATABASE_URL })
    await line.connect()
    const told: string[] = []
    line.on('notification', ({ payload: message }) => told.push(message ?? ''))
    await line.query('listen site_changes')
    await fillPropertySearch(payload)
    await line.query(`select pg_notify('site_changes', 'end')`)
    await expect.poll(() => told).toContain('end')
    await line.end()
    expect(told.filter((message) => message.includes('"cities"'))).not.toEqual([])
  })
})

describe('a search for a town', () => {
  const spellings = ['Bruges', 'BRÜGGE', 'brugg']

  beforeAll(async () => {
    const names: Record<Locale, string> = { nl: 'Huis', fr: 'Maison', en: 'House', de: 'Haus' }
    const { id: type } = await payload.db.create({
      collection: 'property-types',
      data: { webId: 1, showOrder: 1, name: names },
      select: { id: true },
    })
    const city = await createTown('fr', 'Bruges', '8000')
    await payload.db.create({
      collection: 'properties',
      data: {
        ...{ goal: 'sale', status: 'available', type: Number(type), city: city.id, publicId: 4001, price: 1 },
        ...{ publishPrice: true, ...walloonMentions, _status: 'published', title: names },
        listedIn: Object.fromEntries(locales.map((locale) => [listedInFields[locale], true])),
      },
    })
    const { fillPropertySearch } = await import('@/cms/operations/property-search/fill-property-search')
    await fillPropertySearch(payload)
  })

  it.each(locales)('finds it by its name in any language, in panel and lists, in %s', async (locale) => {
    const { findSearchPanel } = await import('@/site/data/search/search-panel')
    const { findListing } = await import('@/site/data/search/search')
    const shownName = { nl: 'Brugge', fr: 'Bruges', en: 'Brugge', de: 'Brügge' }[locale]
    for (const text of spellings) {
      const { cities, matches } = await findSearchPanel({ query: text, locale })
      expect(
        cities.map(({ name, sale }) => [name, sale.count]),
        text,
      ).toEqual([[shownName, 1]])
      expect(matches?.all.count, text).toBe(1)
      const found = await findListing({ criteria: { ...noCriteria, text }, base: null, locale })
      expect(found?.window.total, text).toBe(1)
    }
    for (const name of ['Bruges', 'Brugge', 'Brügge']) {
      const criteria = { ...noCriteria, cities: [{ name, zip: '8000' }] }
      const list = await findListing({ criteria, base: null, locale })
      expect(list?.window.total, name).toBe(1)
      expect(list?.filters.criteria.cities, name).toEqual([{ name: shownName, zip: '8000' }])
      expect(
        list?.filters.cities.map((city) => [city.name, city.count]),
        name,
      ).toEqual([[shownName, 1]])
    }
    const both = {
      ...noCriteria,
      text: `Brugge ${{ nl: 'huis', fr: 'maison', en: 'house', de: 'haus' }[locale]}`,
    }
    expect((await findListing({ criteria: both, base: null, locale }))?.window.total).toBe(1)
  })

  it('shows it by the name of the language on cards and in addresses', async () => {
    const { findCards } = await import('@/site/data/properties/find-cards')
    const { rows } = await payload.db.drizzle.execute<{ id: number }>(
      sql`select id from properties where public_id = 4001`,
    )
    const ids = rows.map(({ id }) => id)
    const hrefs = await Promise.all(
      locales.map(async (locale) => (await findCards({ ids, locale })).map(({ href }) => href)),
    )
    expect(hrefs.flat()).toEqual([
      '/nl/te-koop/brugge/huis/4001/',
      '/fr/a-vendre/bruges/maison/4001/',
      '/en/for-sale/brugge/house/4001/',
      '/de/zu-verkaufen/brugge/haus/4001/',
    ])
  })
})

describe('lists of the back office', () => {
  it('have É beside E', async () => {
    for (const [name, zip] of [
      ['Zaventem', '1930'],
      ['Éghezée', '5310'],
      ['Eupen', '4700'],
      ['eeklo', '9900'],
    ] as const)
      await createTown('fr', name, zip)
    const { docs } = await payload.find({
      ...{ collection: 'cities', locale: 'fr', sort: 'name', pagination: false },
      where: { zip: { in: ['1930', '5310', '4700', '9900'] } },
    })
    expect(docs.map(({ name }) => name)).toEqual(['eeklo', 'Éghezée', 'Eupen', 'Zaventem'])
  })
})
