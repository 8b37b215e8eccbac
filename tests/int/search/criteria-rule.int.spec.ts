import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { alertMatches, type AlertProperty } from '@/domain/alerts/alert'
import { searchOfAlert } from '@/domain/alerts/alert-search'
import { energyLabels } from '@/domain/energy/energy-label'
import { holds, type ConditionRule } from '@/domain/properties/conditions'
import { isListed } from '@/domain/properties/property-status'
import { shownMoney } from '@/domain/properties/shown-money'
import { noCriteria, type ListingCriteria } from '@/domain/search/criteria'
import type { ListingSort } from '@/domain/search/criterion-kinds'
import type { NamedCity } from '@/domain/search/towns/named-city'
import { matchesCriteria } from '@/domain/search/matches-criteria'
import { askedIds, panelKey } from '@/domain/search/panel'
import { yesNoFacts } from '@/domain/search/yes-no-facts'
import { readText } from '@/domain/search/text-reading'
import { locales, type Locale } from '@/domain/shared/locale'
import { toSearchName } from '@/domain/shared/text'
import { startPayload, stopPayload } from '../../support/database/payload'
import { createRandom, type Random } from '../../support/random'
import {
  activeAlert,
  alertTowns,
  randomCriteria,
  randomAlertCriteria,
} from '../../support/alerts/search-alerts'
import { readSearchedProperties } from '../../support/properties/searched-properties'

vi.mock('server-only', () => ({}))

const properties = 500
/** Lists compared in each language. */
const runs = 150

let payload: Payload
let seen: { id: number; property: AlertProperty & { publicId: number } }[]
const random = createRandom(20_261_122)

beforeAll(async () => {
  payload = await startPayload()
  await makeProperties()
  seen = await readSearchedProperties(payload)
})
afterAll(stopPayload)

const maybe = <Value>(make: () => Value): Value | null => (random.chance(0.2) ? null : make())
const figure = (high: number) => maybe(() => random.whole(0, high) + random.pick([0, 0, 0.5]))

async function makePlaces() {
  const create = async (collection: 'cities' | 'property-types', data: object): Promise<number> =>
    Number((await payload.db.create({ collection, data: { ...data }, select: { id: true } })).id)
  const cities: number[] = []
  // The last town twice: two records with one name and postcode are one city in an address.
  for (const { names, zip } of [...alertTowns, ...alertTowns.slice(-1)]) {
    const searchName = Object.fromEntries(
      Object.entries(names).map(([key, name]) => [key, toSearchName(name)]),
    )
    cities.push(await create('cities', { name: names, searchName, zip, countryId: 10 }))
  }
  const types: number[] = []
  for (const webId of [0, 1, 2, 3, 4, 6, 9, null])
    types.push(await create('property-types', { webId, name: { fr: `Type ${webId}`, nl: `Type ${webId}` } }))
  return { cities, types }
}

async function makeProperties() {
  const { cities, types } = await makePlaces()
  const pickId = (ids: number[]) => ids[random.whole(0, ids.length - 1)]
  for (let publicId = 1; publicId <= properties; publicId += 1) {
    const place = {
      city: maybe(() => pickId(cities)),
      type: maybe(() => pickId(types)),
      extraTypes: random.chance(0.3) ? [pickId(types), pickId(types)] : [],
    }
    const data = { ...propertyData(publicId), ...place }
    await payload.db.create({ collection: 'properties', data, select: { id: true } })
  }
  const { fillPropertySearch } = await import('@/cms/operations/property-search/fill-property-search')
  await fillPropertySearch(payload)
}

const propertyData = (publicId: number) => ({
  publicId,
  _status: random.chance(0.95) ? 'published' : 'draft',
  goal: random.pick(['sale', 'rent']),
  status: random.pick(['available', 'available', 'available', 'sold', 'rented']),
  title: {
    fr: random.pick(["Maison à l'orée du bois", 'Studio 100 % équipé', 'Appartement a_b']),
    nl: maybe(() => 'Huis aan de bosrand'),
    en: maybe(() => 'House 100 % equipped'),
    de: 'Haus',
  },
  listedIn: {
    dutch: random.chance(0.8),
    french: random.chance(0.9),
    english: true,
    german: random.chance(0.7),
  },
  price: figure(10),
  publishPrice: random.chance(0.8),
  lifeAnnuity: { enabled: random.chance(0.3), downPayment: figure(10), bareOwnershipValue: figure(10) },
  publishAddress: random.chance(0.5),
  latitude: maybe(() => 50 + random.whole(0, 1000) / 1000),
  longitude: maybe(() => 4 + random.whole(0, 1000) / 1000),
  newBuild: maybe(() => random.chance(0.5)),
  furnished: maybe(() => random.pick(['yes', 'no'])),
  lift: maybe(() => random.pick(['yes', 'no'])),
  floor: maybe(() => random.whole(-1, 2)),
  rooms: { bedrooms: figure(4), bathrooms: figure(3), garages: figure(2), parkings: figure(2) },
  surfaces: {
    living: figure(9),
    office: figure(9),
    total: figure(9),
    ground: figure(9),
    garden: figure(2),
    terrace: figure(2),
  },
  construction: { constructionYear: figure(9), facades: maybe(() => random.pick(['2', '3', '4'])) },
  energy: { label: maybe(() => random.pick(energyLabels)) },
})

const isKey = (name: string): name is keyof ListingCriteria => Object.hasOwn(noCriteria, name)

const inOrder = (ids: readonly number[]) => ids.toSorted((one, other) => one - other)

function criteriaIn(locale: Locale): ListingCriteria[] {
  const dice = createRandom(locales.indexOf(locale) + 1)
  return Array.from({ length: runs }, () => randomCriteria(dice))
}

describe('the criteria of a listing', () => {
  it.each(locales)(
    'select the same properties in the database as in the pure rule, in %s',
    async (locale) => {
      const { findPropertyIds } = await import('@/cms/queries/search/property-search')
      const { resolveCriteria } = await import('@/cms/queries/search/resolve-criteria')
      const { knownNames } = await import('@/site/data/search/known-names')
      let parted = 0
      for (const criteria of criteriaIn(locale)) {
        const resolved = await resolveCriteria({ payload, criteria })
        const remembered = await resolveCriteria({ payload, criteria, find: knownNames })
        expect(inOrder(remembered.cityIds)).toEqual(inOrder(resolved.cityIds))
        expect(inOrder(remembered.typeIds)).toEqual(inOrder(resolved.typeIds))
        const found = await findPropertyIds({
          payload,
          selection: { locale },
          criteria: resolved,
          sort: 'newest',
          limit: properties,
        })
        const expected = seen.filter(({ property }) => matchesCriteria({ property, criteria, locale }))
        expect(inOrder(found), JSON.stringify(criteria)).toEqual(expected.map(({ id }) => id))
        if (expected.length > 0 && expected.length < seen.length) parted += 1
      }
      // The comparison is worth something only where the criteria separate the properties.
      expect(parted).toBeGreaterThan(runs / 4)
    },
  )

  it('are compared where each criterion makes a difference', () => {
    const criteriaList = locales.flatMap(criteriaIn)
    const differs = (criteria: ListingCriteria, key: string) => {
      const without = { ...criteria, [key]: noCriteria[isKey(key) ? key : 'page'] }
      if (JSON.stringify(without) === JSON.stringify(criteria)) return false
      return seen.some(
        ({ property }) =>
          matchesCriteria({ property, criteria, locale: 'fr' }) !==
          matchesCriteria({ property, criteria: without, locale: 'fr' }),
      )
    }
    for (const key of Object.keys(noCriteria).filter((name) => name !== 'sort' && name !== 'page'))
      expect(
        criteriaList.some((criteria) => differs(criteria, key)),
        key,
      ).toBe(true)
  })

  it('are compared on properties of every kind', () => {
    expect(seen.length).toBeGreaterThan(properties * 0.9)
    const languages = (locale: Locale) =>
      seen.filter(({ property }) => property.texts[locale] !== undefined).length
    expect(locales.map((locale) => languages(locale) > properties / 4)).toEqual([true, true, true, true])
    for (const key of [
      ...['city', 'shownPrice', 'position', 'label', 'newBuild', 'bathrooms'],
      ...yesNoFacts,
    ] as const)
      expect(new Set(seen.map(({ property }) => property[key] === null)).size, key).toBe(2)
  })
})

describe('the price of a list', () => {
  const annuities = { field: 'lifeAnnuity', logic: 'equals', value: 'yes' }

  async function readMoney() {
    const { docs } = await payload.find({
      collection: 'properties',
      locale: 'fr',
      depth: 0,
      pagination: false,
    })
    return new Map(docs.map((property) => [property.id, { property, ...shownMoney(property) }]))
  }

  async function findIn({
    rules,
    ...criteriaList
  }: {
    rules: ConditionRule[]
    criteria: ListingCriteria
    sort: ListingSort
  }) {
    const { checkOf } = await import('@/cms/queries/search/condition-where')
    const { findPropertyIds } = await import('@/cms/queries/search/property-search')
    const { resolveCriteria } = await import('@/cms/queries/search/resolve-criteria')
    return findPropertyIds({
      payload,
      selection: { locale: 'fr', checks: rules.map((rule) => checkOf(rule, { cities: [], types: [] })) },
      criteria: await resolveCriteria({ payload, criteria: criteriaList.criteria }),
      sort: criteriaList.sort,
      limit: properties,
    })
  }

  it.each(['price-asc', 'price-desc'] as const)(
    'in the order %s is the value of a life annuity, and among annuities the amount paid at the deed',
    async (sort) => {
      const money = await readMoney()
      for (const rules of [[], [annuities]]) {
        const found = await findIn({ rules, criteria: noCriteria, sort })
        const prices = found.map((id) => {
          const { sortedBy } = money.get(id) ?? {}
          return (rules.length > 0 ? sortedBy?.amongAnnuities : sortedBy?.ordinary) ?? null
        })
        const known = prices.filter((price) => price !== null)
        expect(known.length).toBeGreaterThan(10)
        expect(prices.slice(known.length).every((price) => price === null)).toBe(true)
        const inOrder = known.toSorted((one, other) => (sort === 'price-asc' ? one - other : other - one))
        expect(known).toEqual(inOrder)
      }
    },
  )

  it('is compared in ranges and rules only where it is shown', async () => {
    const money = await readMoney()
    const listed = seen.filter(({ property }) => property.texts.fr !== undefined).map(({ id }) => id)
    const dice = createRandom(12)
    for (let run = 0; run < 100; run += 1) {
      const maxPrice = dice.whole(1, 10)
      const rule = {
        field: 'price',
        logic: dice.pick(['at-most', 'less-than', 'exists']),
        value: String(dice.whole(1, 10)),
      }
      for (const isAmongAnnuities of [false, true]) {
        const rules = isAmongAnnuities ? [annuities, rule] : [rule]
        const found = await findIn({ rules, criteria: { ...noCriteria, maxPrice }, sort: 'newest' })
        const expected = listed.filter((id) => {
          const { property, sortedBy } = money.get(id) ?? {}
          const price = (isAmongAnnuities ? sortedBy?.amongAnnuities : sortedBy?.ordinary) ?? null
          const isMeant = !isAmongAnnuities || property?.lifeAnnuity?.enabled === true
          return isMeant && price !== null && price <= maxPrice && holds({ rule, subject: { price } })
        })
        expect(inOrder(found), JSON.stringify({ rules, maxPrice })).toEqual(expected)
      }
    }
  })
})

describe('the text that a visitor types', () => {
  const names = {
    types: [0, 1, 2, 3, 4].map((webId) => ({ webId, key: `type ${webId}` })),
    cities: alertTowns.map(({ names: inLanguages, zip }) => {
      const name = Object.values(inLanguages)[0] ?? ''
      const keys = Object.values(inLanguages).map(panelKey)
      return { name, zip: (zip ?? '').trim(), keys }
    }),
  }

  const pieces = [
    ...['type 1', 'type 2', 'ty', 'maison', 'huis', '100 %', 'a_b', '1', '12', '13', '250'],
    ...names.cities.flatMap(({ name, zip }) => [name, zip, name.slice(0, 3)]),
  ]
  const randomText = (dice: Random): string =>
    Array.from({ length: dice.whole(1, 3) }, () => pieces[dice.whole(0, pieces.length - 1)])
      .join(' ')
      .trim()

  it('finds the same properties in the database as in the pure rule, whatever it names', async () => {
    const { findPropertyIds } = await import('@/cms/queries/search/property-search')
    const { resolveCriteria } = await import('@/cms/queries/search/resolve-criteria')
    const dice = createRandom(22)
    const met = { named: 0, parts: 0, words: 0 }
    for (let run = 0; run < runs; run += 1) {
      const text = randomText(dice)
      const knownIds = askedIds(text).filter((id) => seen.some(({ property }) => property.publicId === id))
      const reading = readText({ text, names, knownIds })
      const criteria = { ...noCriteria, text }
      const locale = dice.pick(locales)
      const found = await findPropertyIds({
        payload,
        selection: { locale },
        criteria: await resolveCriteria({ payload, criteria, reading }),
        sort: 'newest',
        limit: properties,
      })
      const expected = seen.filter(({ property }) => matchesCriteria({ property, criteria, reading, locale }))
      expect(inOrder(found), `${locale} ${text}`).toEqual(expected.map(({ id }) => id))
      if (expected.length === 0) continue
      if (reading.named) met.named += 1
      else if (reading.types.length + reading.cities.length > 0) met.parts += 1
      else met.words += 1
    }
    for (const count of Object.values(met)) expect(count).toBeGreaterThan(5)
  })

  it('is counted from the counts of places and types as the database counts it', async () => {
    const { countProperties } = await import('@/cms/queries/search/property-search')
    const { resolveCriteria } = await import('@/cms/queries/search/resolve-criteria')
    const { canBeSummed, countByPlaceAndTypes, sumCounts } =
      await import('@/cms/queries/search/place-type-counts')
    const dice = createRandom(23)
    const met = { summed: 0, asked: 0 }
    for (let run = 0; run < runs; run += 1) {
      const selection = { locale: dice.pick(locales), goal: dice.pick(['sale', 'rent', null] as const) }
      const { goal, types, cities } = randomCriteria(dice)
      const text = dice.chance(0.7) ? randomText(dice) : ''
      const criteria = { ...noCriteria, goal, types, cities, text }
      const reading = readText({ text, names, knownIds: askedIds(text) })
      const asked = await resolveCriteria({ payload, criteria, reading: text === '' ? undefined : reading })
      const expected = await countProperties({ payload, selection, criteria: asked })
      if (!canBeSummed(asked)) {
        met.asked += 1
        continue
      }
      const counts = await countByPlaceAndTypes({ payload, selection })
      expect(sumCounts(counts, { criteria: asked, goal: selection.goal }), JSON.stringify(criteria)).toBe(
        expected,
      )
      if (expected > 0) met.summed += 1
    }
    expect(met.summed).toBeGreaterThan(runs / 8)
    expect(met.asked).toBeGreaterThan(runs / 20)
  })
})

describe('the criteria of an alert', () => {
  it('select the same properties in the database as in the pure rule', async () => {
    const { findPropertyIds } = await import('@/cms/queries/search/property-search')
    const { resolveCriteria } = await import('@/cms/queries/search/resolve-criteria')
    const cities: NamedCity[] = alertTowns.map(({ names, zip }) => ({
      name: Object.values(names)[0] ?? '',
      zip: (zip ?? '').trim(),
    }))
    const dice = createRandom(9)
    let met = 0
    for (let run = 0; run < runs; run += 1) {
      const alert = activeAlert({ criteria: randomAlertCriteria(dice), language: dice.pick(locales) })
      const criteria = searchOfAlert({ criteria: alert.criteria, cities })
      const found = await findPropertyIds({
        payload,
        selection: { locale: alert.language, statuses: ['available'] },
        criteria: await resolveCriteria({ payload, criteria }),
        sort: 'newest',
        limit: properties,
      })
      const expected = seen.filter(({ property }) => alertMatches({ alert, property }))
      expect(inOrder(found), JSON.stringify(alert)).toEqual(expected.map(({ id }) => id))
      expect(expected.every(({ property }) => isListed(property.status))).toBe(true)
      met += expected.length
    }
    expect(met).toBeGreaterThan(runs)
  })
})
