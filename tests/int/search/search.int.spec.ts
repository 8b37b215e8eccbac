import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { blurPosition } from '@/domain/properties/position'
import {
  listCriteriaKeys,
  noCriteria,
  parseCriteria,
  type ListingCriteria,
  type ListingQuery,
} from '@/domain/search/criteria'
import { locales, type Locale } from '@/domain/shared/locale'
import { countByTypeAndCity } from '../../support/properties/count-properties'
import { makePicture } from '../../support/database/factories'
import { startPayload, stopPayload } from '../../support/database/payload'
import {
  createProperty,
  createPlaces,
  houseData,
  type Places,
} from '../../support/properties/search-properties'
import { stopClock } from '../../support/stop-clock'

// The reads of the site as they are, without Next around them.
vi.mock('server-only', () => ({}))

let payload: Payload
let places: Places

beforeAll(async () => {
  payload = await startPayload()
  places = await createPlaces(payload)
})
afterAll(stopPayload)

async function panelOf(query: string, locale: Locale = 'fr') {
  const { findSearchPanel } = await import('@/site/data/search/search-panel')
  return findSearchPanel({ query, locale })
}

async function listing({
  changes = {},
  base = null,
  locale = 'fr',
}: {
  changes?: Partial<ListingCriteria>
  base?: { id: number; maximum: number | null } | null
  locale?: Locale
}) {
  const { findListing } = await import('@/site/data/search/search')
  const found = await findListing({ criteria: { ...noCriteria, ...changes }, base, locale })
  if (!found) throw new Error('There is no such list')
  return found
}

/** The references of the first page, and the total. */
async function ask(changes: Partial<ListingCriteria>, locale: Locale = 'fr'): Promise<[number[], number]> {
  const { cards, window } = await listing({ changes, locale })
  return [cards.map(({ id }) => id), window.total]
}

describe('the search panel', () => {
  beforeAll(async () => {
    const picture = await payload.create({
      collection: 'media',
      data: { alt: 'Façade' },
      file: await makePicture({ width: 300, height: 200, name: 'facade.jpg' }),
    })
    await createProperty(payload, {
      places,
      publicId: 101,
      pictures: [picture.id],
      title: { fr: `Maison ${'très '.repeat(30)}claire` },
    })
    await createProperty(payload, { places, publicId: 102, type: places.office, extraTypes: [places.house] })
    await createProperty(payload, { places, publicId: 103, goal: 'rent', languages: ['nl', 'fr'] })
    await createProperty(payload, { places, publicId: 104, city: places.liege, languages: ['fr'] })
    await createProperty(payload, { places, publicId: 105, status: 'sold' })
    await createProperty(payload, { places, publicId: 106, _status: 'draft' })
    await createProperty(payload, { places, publicId: 107, languages: [] })
  })

  it.each<[Locale, string, string, [number, number]]>([
    ['fr', 'mai', 'Maison', [3, 1]],
    ['nl', 'won', 'Woning', [2, 1]],
    ['en', 'HOUSE', 'House', [2, 0]],
    ['de', 'haus', 'Haus', [2, 0]],
  ])(
    'finds types in %s by %j, with the properties of that language',
    async (locale, query, name, [sale, rent]) => {
      const { types } = await panelOf(query, locale)
      expect(types.map((type) => [type.id, type.name, type.sale.count, type.rent.count])).toEqual([
        [1, name, sale, rent],
      ])
    },
  )

  it.each<[Locale, string, string, [number, number]]>([
    ['fr', 'wav', 'Wavre', [2, 1]],
    ['nl', 'waver', 'Waver', [2, 1]],
    ['en', '1300', 'Wavre', [2, 0]],
    ['de', 'wavre', 'Wavre', [2, 0]],
    ['fr', 'LIÈ', 'Liège', [1, 0]],
    ['de', 'lutt', 'Lüttich', [0, 0]],
  ])(
    'finds cities in %s by %j, with the properties of that language',
    async (locale, query, name, [sale, rent]) => {
      const { cities } = await panelOf(query, locale)
      expect(cities.map((city) => [city.name, city.sale.count, city.rent.count])).toEqual([
        [name, sale, rent],
      ])
    },
  )

  it('knows a city by its names in all languages, and shows it in that of the visitor', async () => {
    const none = { count: 0, href: null }
    expect((await panelOf('waver', 'fr')).cities).toMatchObject([{ name: 'Wavre' }])
    expect((await panelOf('Lüttich', 'nl')).cities).toMatchObject([{ name: 'Luik' }])
    expect((await panelOf('Piétrebais', 'fr')).cities).toMatchObject([{ name: 'Piétrebais', sale: none }])
    expect((await panelOf('pietrebais', 'nl')).cities).toMatchObject([{ sale: { count: 0, href: null } }])
  })

  it('links to the lists by type and by city, and nowhere where there is no property', async () => {
    const { types } = await panelOf('maison')
    expect(types[0]?.sale.href).toBe('/fr/a-vendre/?type=1')
    expect(types[0]?.rent.href).toBe('/fr/a-louer/?type=1')
    const { cities } = await panelOf('liege')
    expect(cities[0]).toEqual({
      name: 'Liège',
      zip: '4000',
      country: null,
      sale: { count: 1, href: '/fr/a-vendre/?city=Li%C3%A8ge%7C4000' },
      rent: { count: 0, href: null },
    })
  })

  it('names the country of a city that is not in Belgium', async () => {
    await payload.create({
      collection: 'cities',
      locale: 'fr',
      data: { name: 'Mamer', zip: '8232', countryId: 50 },
    })
    const { cities } = await panelOf('mamer')
    expect(cities.map(({ name, country }) => [name, country])).toEqual([['Mamer', 'Luxembourg']])
  })

  it('links to lists that have as many properties as it states', async () => {
    const { findProperties } = await import('@/site/data/search/search')
    const { everythingAvailable } = await import('@/site/data/search/list-selections')
    let links = 0
    for (const locale of locales) {
      for (const query of ['w', 'bur', 'h', '4']) {
        const { types, cities } = await panelOf(query, locale)
        const all = [...types, ...cities].flatMap(({ sale, rent }) => [sale, rent])
        for (const { count, href } of all) {
          const url = new URL(href ?? '/', 'http://localhost')
          const goal = /a-louer|te-huur|for-rent|zu-vermieten/.test(url.pathname) ? 'rent' : 'sale'
          const criteria = { ...parseCriteria(Object.fromEntries(url.searchParams)), goal } as const
          const found = await findProperties({ list: everythingAvailable(locale), criteria, maximum: null })
          expect(href === null ? 0 : found.window.total, `${locale} ${href}`).toBe(count)
          links += 1
        }
      }
    }
    expect(links).toBeGreaterThan(10)
  })

  it('finds a property by its whole reference', async () => {
    const { properties } = await panelOf('101')
    expect(properties).toHaveLength(1)
    expect(properties[0]).toMatchObject({ id: 101, thumbnail: { width: 60, height: 60 } })
    expect(properties[0]?.href).toMatch(/^\/fr\/a-vendre\/wavre\/maison-tres-.*\/101\/$/)
    expect(properties[0]?.thumbnail.url).toMatch(/^\/api\/media\/file\/[\w-]+\.webp\?v=/)
    expect(properties[0]?.description.length).toBeLessThanOrEqual(100)
    expect(properties[0]?.description).toMatch(/très…$/)
  })

  it('shows our logo for a property without a picture', async () => {
    expect((await panelOf('102')).properties[0]?.thumbnail).toEqual({
      url: '/brand/logo-mark.svg',
      width: 60,
      height: 60,
    })
  })

  it.each([
    ['10', []],
    ['1011', []],
    ['101 102', [101, 102]],
    ['101 999', []],
    ['101 maison', []],
    ['105', []],
    ['106', []],
    ['107', []],
  ])('finds for the reference %j: %j', async (query, expected) => {
    expect((await panelOf(query)).properties.map(({ id }) => id)).toEqual(expected)
  })

  it('finds a property by its reference in the languages it is listed in', async () => {
    expect((await panelOf('103', 'nl')).properties[0]?.href).toMatch(/^\/nl\/te-huur\/waver\//)
    expect((await panelOf('103', 'de')).properties).toEqual([])
  })

  it.each(['', '   ', '\u0000'])('finds nothing at all for %j', async (query) => {
    expect(await panelOf(query)).toEqual({ types: [], cities: [], properties: [], understood: null })
  })

  it.each(['%', "' or 1=1 --", '<script>', 'x'.repeat(5000), '9'.repeat(400)])(
    'finds nothing for %j',
    async (query) => {
      const none = { count: 0, href: null }
      expect(await panelOf(query)).toEqual({
        ...{ types: [], cities: [], properties: [] },
        matches: { all: none, sale: none, rent: none },
        understood: null,
      })
    },
  )

  it('counts by the rule of the counts', async () => {
    const { getPlaceCounts } = await import('@/site/data/search/place-counts')
    const { listedInFields } = await import('@/domain/properties/listed-in')
    for (const locale of locales) {
      const { docs } = await payload.find({ collection: 'properties', locale, depth: 1, pagination: false })
      const listed = docs.filter(
        ({ _status, status, listedIn }) =>
          _status === 'published' && status === 'available' && listedIn?.[listedInFields[locale]],
      )
      const properties = listed.map(({ goal, type, extraTypes, city }) => ({
        goal,
        typeWebIds: [type, ...(extraTypes ?? [])].map((one) =>
          typeof one === 'object' ? (one?.webId ?? 0) : 0,
        ),
        city: typeof city === 'object' ? city.name : '',
        zip: typeof city === 'object' ? (city.zip ?? '') : '',
      }))
      const expected = countByTypeAndCity({ properties })
      const counted = await getPlaceCounts({ listId: null, locale })
      const none = { sale: 0, rent: 0 }
      for (const { webId, count } of counted.types) expect(count).toEqual(expected.types.get(webId) ?? none)
      for (const { key, zip, count } of counted.cities)
        expect(count).toEqual(expected.cities.get(`${key}|${zip}`) ?? none)
    }
  })
})

describe('the route of the panel', () => {
  const get = async (query: string, address = '192.0.2.1'): Promise<Response> => {
    const { GET } = await import('@/app/api/search/route')
    return GET(
      new Request(`http://localhost/api/search${query}`, { headers: { 'x-forwarded-for': address } }),
    )
  }

  it('answers in the shape of the contract, cached for a minute', async () => {
    const response = await get('?q=liege&lang=fr')
    expect(response.headers.get('cache-control')).toBe('private, max-age=60')
    const answer: unknown = await response.json()
    expect(answer).toMatchObject({ types: [], cities: [{ name: 'Liège', zip: '4000' }], properties: [] })
  })

  it('gives three empty lists without a text', async () => {
    for (const query of ['', '?q=', '?lang=fr', '?q=%20'])
      expect(await (await get(query)).json()).toEqual({
        ...{ types: [], cities: [], properties: [] },
        understood: null,
      })
  })

  it('uses the default language for an unknown one', async () => {
    for (const lang of ['es', '', '%00', 'fr-BE'])
      expect(await (await get(`?q=maison&lang=${lang}`)).json()).toMatchObject({
        types: [{ name: 'Maison' }],
      })
  })

  it('asks only a visitor who sends too many requests to wait', async () => {
    stopClock()
    const responses = await Promise.all(Array.from({ length: 700 }, () => get('', '198.51.100.7')))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(600)
    const refused = responses.find(({ status }) => status === 429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await get('', '198.51.100.8')).status).toBe(200)
  })
})

describe('a listing', () => {
  const numbers = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => to - index)

  beforeAll(async () => {
    await payload.delete({ collection: 'properties', where: { id: { exists: true } } })
    const details: Omit<Parameters<typeof createProperty>[1], 'places'>[] = [
      { publicId: 201, price: 200_000, rooms: { bedrooms: 1, garages: 1 }, surfaces: { living: 50 } },
      {
        publicId: 202,
        price: 300_000,
        rooms: { bedrooms: 2 },
        surfaces: { living: 90, terrace: 8 },
        newBuild: true,
        ...{ furnished: 'yes', lift: 'no', floor: 0 },
      },
      {
        publicId: 203,
        price: 400_000,
        rooms: { bedrooms: 3 },
        surfaces: { living: 150, garden: 200 },
        ...{ furnished: 'no', lift: 'yes', floor: 1 },
      },
      {
        publicId: 204,
        price: 250_000,
        publishPrice: false,
        rooms: { bedrooms: 4, garages: 0 },
        surfaces: { garden: 0 },
      },
    ]
    for (const detail of details) await createProperty(payload, { places, ...detail })
    await createProperty(payload, {
      places,
      publicId: 205,
      city: places.liege,
      type: places.office,
      energy: { label: 'A' },
      price: 500_000,
    })
    await createProperty(payload, {
      places,
      publicId: 206,
      goal: 'rent',
      price: 900,
      publishPrice: false,
      title: { fr: 'Studio 100 % équipé_à louer' },
    })
    await createProperty(payload, { places, publicId: 207, status: 'sold' })
    await createProperty(payload, { places, publicId: 208, _status: 'draft' })
    await createProperty(payload, { places, publicId: 209, languages: ['de'] })
  })

  it.each<[string, Partial<ListingCriteria>, number[]]>([
    ['everything that can be had, the newest first', {}, [206, 205, 204, 203, 202, 201]],
    ['a goal', { goal: 'rent' }, [206]],
    ['a type', { types: [9] }, [205]],
    ['several types', { types: [1, 9] }, [206, 205, 204, 203, 202, 201]],
    ['a type that there is not', { types: [77] }, []],
    ['a city', { cities: [{ name: 'LIEGE', zip: '4000' }] }, [205]],
    ['a city by its name in another language', { cities: [{ name: 'Luik', zip: '4000' }] }, [205]],
    ['a city under another zip', { cities: [{ name: 'Liège', zip: '4020' }] }, []],
    [
      'several cities',
      {
        cities: [
          { name: 'Liège', zip: '4000' },
          { name: 'Waver', zip: '1300' },
        ],
      },
      [206, 205, 204, 203, 202, 201],
    ],
    ['a price range, its ends included', { minPrice: 200_000, maxPrice: 300_000 }, [202, 201]],
    ['a highest price, which a hidden price never meets', { maxPrice: 260_000 }, [206, 201]],
    ['bedrooms', { minBedrooms: 3 }, [204, 203]],
    ['a living surface', { minSurface: 90 }, [203, 202]],
    ['labels', { labels: ['A', 'B'] }, [205]],
    ['a garden', { garden: true }, [203]],
    ['a terrace', { terrace: true }, [202]],
    ['a garage', { garage: true }, [201]],
    ['a new build', { newBuild: true }, [202]],
    ['furniture', { furnished: true }, [202]],
    ['no furniture, as an editor says', { unfurnished: true }, [203]],
    ['a lift', { lift: true }, [203]],
    ['no lift, as an editor says', { noLift: true }, [202]],
    ['the ground floor', { groundFloor: true }, [202]],
    ['another floor', { notGroundFloor: true }, [203]],
    ['a word of the title', { text: 'équipé' }, [206]],
    ['the name of a type', { text: 'bureaux' }, [205]],
    ['the name of a city', { text: 'liege' }, [205]],
    ['a zip', { text: '4000' }, [205]],
    ['a reference', { text: '203' }, [203]],
    ['all its words, wherever they stand', { text: 'wavre maison 202' }, [202]],
    ['no property that lacks a word', { text: 'liege maison' }, []],
    ['signs of the database as they are', { text: '%' }, [206]],
    ['an underscore as it is', { text: '_' }, [206]],
    ['a backslash as it is', { text: '\\' }, []],
    ['several things at once', { goal: 'sale', minBedrooms: 2, maxPrice: 350_000, newBuild: true }, [202]],
    [
      'the lowest price first, hidden ones last',
      { goal: 'sale', sort: 'price-asc' },
      [201, 202, 203, 205, 204],
    ],
    [
      'the highest price first, hidden ones last',
      { goal: 'sale', sort: 'price-desc' },
      [205, 203, 202, 201, 204],
    ],
    ['the largest first, unknown ones last', { sort: 'surface-desc' }, [203, 202, 201, 206, 205, 204]],
  ])('shows %s', async (_case, changes, expected) => {
    expect(await ask(changes)).toEqual([expected, expected.length])
  })

  it('has only the properties of its language', async () => {
    expect(await ask({}, 'de')).toEqual([[209, 206, 205, 204, 203, 202, 201], 7])
    expect(await ask({ text: 'lüttich' }, 'de')).toEqual([[205], 1])
    expect(await ask({ text: 'liege' }, 'de')).toEqual([[205], 1])
  })

  it('offers the types and cities that it has properties of', async () => {
    const { filters } = await listing({ changes: { types: [9] } })
    expect(filters.types.map(({ webId, count }) => [webId, count])).toEqual([
      [1, 5],
      [9, 1],
    ])
    expect(filters.cities.map(({ name, count }) => [name, count])).toEqual([
      ['Liège', 1],
      ['Wavre', 5],
    ])
  })

  it.each<[string, ListingQuery]>([
    ['city=%00', { city: '\u0000' }],
    ['a NUL in everything', Object.fromEntries(listCriteriaKeys.map((key) => [key, 'a\u0000b']))],
    [
      'fifty filters',
      {
        type: Array.from({ length: 50 }, (_, n) => String(n)),
        city: Array.from({ length: 50 }, (_, n) => `Ville ${n}|${n}`),
      },
    ],
    ['page 10^9', { page: '1000000000' }],
    ['the last page there may be', { page: '100000' }],
    ['negative prices', { minPrice: '-1', maxPrice: '-99999999999999999999' }],
    [
      'endless numbers',
      {
        minPrice: '9'.repeat(1000),
        minBedrooms: '9'.repeat(1000),
        minSurface: '1e999',
        type: '9'.repeat(1000),
      },
    ],
    [
      'SQL in everything',
      Object.fromEntries(listCriteriaKeys.map((key) => [key, "1'; drop table properties; --"])),
    ],
    [
      'script in everything',
      Object.fromEntries(listCriteriaKeys.map((key) => [key, '<script>alert(1)</script>'])),
    ],
    ['an endless text', { q: 'a%_\\\'"'.repeat(10_000) }],
    ['half a character', { q: '\ud800', city: '\ud800|1300' }],
    ['a city that is code', { city: "x' or '1'='1|1300" }],
    ['arrays in braces', { city: '{Wavre,"Liège"}|{1300}', label: '{A}', q: '{1,2}' }],
  ])('answers %s with a page', async (_case, query) => {
    const criteria = parseCriteria(query)
    const { cards, window } = await listing({ changes: criteria })
    expect(cards.length).toBeLessThanOrEqual(24)
    expect(window.page).toBeLessThanOrEqual(window.pages)
    expect((await payload.count({ collection: 'properties' })).totalDocs).toBe(9)
  })

  it('shows the last page for a later one, and no property twice', async () => {
    for (const publicId of numbers(301, 360))
      await createProperty(payload, { places, publicId, city: places.liege, price: 7000 })
    const changes = { cities: [{ name: 'Liège', zip: '4000' }], sort: 'price-asc' as const }
    const pages = await Promise.all(
      [1, 2, 3, 4, 100_000].map((page) => listing({ changes: { ...changes, page } })),
    )
    expect(pages.map(({ window }) => [window.page, window.pages, window.total])).toEqual([
      [1, 3, 61], [2, 3, 61], [3, 3, 61], [3, 3, 61], [3, 3, 61],
    ]) // prettier-ignore
    const displayed = pages.slice(0, 3).flatMap(({ cards }) => cards.map(({ id }) => id))
    expect(displayed).toEqual([...numbers(301, 360), 205])
    expect(pages[4]?.cards).toEqual(pages[2]?.cards)
  })
})

describe('the list of an editor', () => {
  const create = (data: object) =>
    payload.create({
      collection: 'property-lists',
      data: { name: 'Liste', goal: 'sale', order: 'newest', ...data },
    })

  it('narrows the criteria of a visitor by goal, status, type, city and rules', async () => {
    const list = await create({
      types: [places.house],
      cities: [places.wavre],
      rules: [{ field: 'bedrooms', logic: 'at-least', value: '2' }],
      title: 'À vendre',
    })
    const base = { id: list.id, maximum: null }
    const all = await listing({ base })
    expect(all).toMatchObject({ id: list.publicId, title: 'À vendre', goal: 'sale', base })
    expect(all.cards.map(({ id }) => id)).toEqual([204, 203, 202])
    const narrowed = await listing({ base, changes: { maxPrice: 350_000, goal: 'rent', types: [1] } })
    expect(narrowed.cards.map(({ id }) => id)).toEqual([202])
    expect(all.filters.cities.map(({ name, count }) => [name, count])).toEqual([['Wavre', 3]])
  })

  it('knows the city of a rule by its name in any language', async () => {
    const inWavre = await create({ rules: [{ field: 'city', logic: 'equals', value: 'Waver' }] })
    const elsewhere = await create({ rules: [{ field: 'city', logic: 'not-equals', value: 'Waver' }] })
    for (const locale of ['nl', 'fr'] as const) {
      const { cards } = await listing({ base: { id: inWavre.id, maximum: null }, locale })
      expect(cards.map(({ id }) => id)).toEqual([204, 203, 202, 201])
      const { filters } = await listing({ base: { id: elsewhere.id, maximum: null }, locale })
      expect(filters.cities.map(({ zip }) => zip)).toEqual(['4000'])
    }
  })

  it('has its own order until the visitor chooses one, and its own status', async () => {
    const cheap = await create({
      goal: 'both',
      order: 'price-asc',
      statuses: ['available', 'sold'],
      cities: [places.wavre],
    })
    const base = { id: cheap.id, maximum: null }
    expect((await listing({ base })).cards.map(({ id }) => id)).toEqual([206, 201, 207, 202, 203, 204])
    expect((await listing({ base, changes: { sort: 'newest' } })).cards.map(({ id }) => id)).toEqual([
      207, 206, 204, 203, 202, 201,
    ])
  })

  it('shows no more than its maximum, nor than that of the module', async () => {
    const few = await create({ goal: 'both', maximum: 3 })
    expect((await listing({ base: { id: few.id, maximum: null } })).window).toMatchObject({
      total: 3,
      pages: 1,
    })
    expect((await listing({ base: { id: few.id, maximum: 2 } })).cards).toHaveLength(2)
    expect((await listing({ base: { id: few.id, maximum: 9 } })).cards).toHaveLength(3)
  })

  it('is null where it does not exist', async () => {
    const { findListing } = await import('@/site/data/search/search')
    expect(
      await findListing({ criteria: noCriteria, base: { id: 999_999, maximum: null }, locale: 'fr' }),
    ).toBeNull()
  })

  it('is what a page shows of it', async () => {
    const { getPropertyList, getStats } = await import('@/site/data/properties/property-lists')
    const list = await create({ goal: 'rent' })
    const displayed = await getPropertyList({ id: list.id, locale: 'fr', page: 1, maximum: null })
    expect(displayed?.cards.map(({ id }) => id)).toEqual([206])
    expect(await getStats('de')).toMatchObject({ forRent: 1, sold: 1, cities: 2 })
  })

  it('does not count a rented property as sold', async () => {
    const { getStats } = await import('@/site/data/properties/property-lists')
    await createProperty(payload, {
      places,
      publicId: 400,
      goal: 'rent',
      status: 'rented',
      languages: ['de'],
    })
    expect(await getStats('de')).toMatchObject({ forRent: 1, sold: 1 })
  })
})

describe('the search row of a property', () => {
  const listed = { dutch: true, french: true, english: false, german: false }

  it('follows every save in the back office', async () => {
    const property = await payload.create({
      collection: 'properties',
      locale: 'fr',
      data: houseData(places, { title: 'Moulin à eau', listedIn: listed, _status: 'draft' }),
      draft: true,
    })
    const publicId = Number(property.publicId)
    const found = async (text: string, locale: Locale = 'fr') =>
      (await ask({ text }, locale))[0].includes(publicId)
    const update = (data: object, locale: Locale = 'fr') =>
      payload.update({ collection: 'properties', id: property.id, locale, data })
    expect(await found('moulin')).toBe(false)
    await update({ _status: 'published' })
    expect(await found('moulin')).toBe(true)
    expect(await found('moulin', 'nl'), 'without a title in Dutch').toBe(false)
    await update({ title: 'Watermolen' }, 'nl')
    expect(await found('watermolen waver', 'nl')).toBe(true)
    await update({ city: places.liege, price: 123_000 })
    expect(await found('watermolen luik', 'nl'), 'the city of all languages').toBe(true)
    expect((await ask({ maxPrice: 123_000, minPrice: 123_000 }))[0]).toEqual([publicId])
    await payload.update({
      collection: 'properties',
      id: property.id,
      data: { price: 1, _status: 'draft' },
      draft: true,
    })
    expect((await ask({ maxPrice: 123_000, minPrice: 123_000 }))[0], 'a draft changes nothing').toEqual([
      publicId,
    ])
    await update({ _status: 'draft' })
    expect(await found('moulin')).toBe(false)
    await update({ _status: 'published' })
    await payload.delete({ collection: 'properties', id: property.id })
    expect(await found('moulin')).toBe(false)
  })

  it('follows the names of its city and its types, until they are deleted', async () => {
    // A line with a word for a kind of houses would find houses.
    const city = await payload.create({
      collection: 'cities',
      data: { name: 'Namur', zip: '5000', countryId: 10 },
    })
    const type = await payload.create({ collection: 'property-types', data: { name: 'Phare', webId: 70 } })
    await createProperty(payload, {
      places,
      publicId: 901,
      city: city.id,
      extraTypes: [type.id],
      languages: ['fr'],
    })
    const found = async (text: string) => (await ask({ text }))[0].includes(901)
    expect([await found('namur'), await found('phare')]).toEqual([true, true])
    await payload.update({
      collection: 'cities',
      id: city.id,
      locale: 'fr',
      data: { name: 'Dinant', zip: '5500' },
    })
    await payload.update({
      collection: 'property-types',
      id: type.id,
      locale: 'fr',
      data: { name: 'Sémaphore' },
    })
    expect([await found('namur'), await found('5000'), await found('phare')]).toEqual([false, false, false])
    expect(await found('dinant 5500 semaphore')).toBe(true)
    await payload.delete({ collection: 'property-types', id: type.id })
    expect([await found('semaphore'), await found('dinant')]).toEqual([false, true])
  })

  it('does not change with a save that failed', async () => {
    const { createLocalReq, initTransaction, killTransaction } = await import('payload')
    const req = await createLocalReq({}, payload)
    await initTransaction(req)
    await payload.create({
      collection: 'properties',
      locale: 'fr',
      req,
      data: houseData(places, { title: 'Phare', listedIn: listed }),
    })
    expect((await ask({ text: 'phare' }))[1], 'before the commit').toBe(0)
    await killTransaction(req)
    expect((await ask({ text: 'phare' }))[1]).toBe(0)
  })

  it('is created where it is missing', async () => {
    const { sql } = await import('@payloadcms/db-postgres')
    const { fillPropertySearch } = await import('@/cms/operations/property-search/fill-property-search')
    const before = await ask({})
    await payload.db.drizzle.execute(sql`delete from property_search`)
    expect((await ask({}))[1]).toBe(0)
    await fillPropertySearch(payload)
    expect(await ask({})).toEqual(before)
  })
})

describe('an area of the map', () => {
  const place = { latitude: 50.715812, longitude: 4.607234 }
  const around = (lat: number, lng: number, by = 0.0005) => ({
    south: lat - by,
    north: lat + by,
    west: lng - by,
    east: lng + by,
  })
  const price = 777
  const within = async (area: ListingCriteria['area']) =>
    (await ask({ area, minPrice: price, maxPrice: price }))[0]

  beforeAll(async () => {
    const property = { places, price, ...place }
    await createProperty(payload, { ...property, publicId: 951, publishAddress: true })
    await createProperty(payload, { ...property, publicId: 952, publishAddress: false })
    await createProperty(payload, { places, price, publicId: 953, publishAddress: true })
  })

  it('has the properties that the map shows there, and none without a position', async () => {
    expect(await within(around(place.latitude, place.longitude, 0.05))).toEqual([952, 951])
    expect(await within({ south: -90, north: 90, west: -180, east: 180 })).toEqual([952, 951])
    expect(await within(around(50.4, 4.8))).toEqual([])
  })

  it('finds a property with an unpublished address where it is shown, never at its true position', async () => {
    const displayed = blurPosition({ lat: place.latitude, lng: place.longitude })
    expect(await within(around(place.latitude, place.longitude))).toEqual([951])
    expect(await within(around(displayed.lat, displayed.lng))).toEqual([952])
  })

  it('follows an address that is published, and a property that moves', async () => {
    const { docs } = await payload.find({ collection: 'properties', where: { publicId: { equals: 952 } } })
    const update = (data: object) =>
      payload.update({ collection: 'properties', id: docs[0]?.id ?? 0, locale: 'fr', data })
    await update({ publishAddress: true })
    expect(await within(around(place.latitude, place.longitude))).toEqual([952, 951])
    await update({ latitude: 50.4, longitude: 4.8 })
    expect(await within(around(50.4, 4.8))).toEqual([952])
  })
})
