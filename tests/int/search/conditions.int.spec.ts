import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasPage, propertyStatuses } from '@/domain/properties/property-status'
import {
  conditionFields,
  conditionLogics,
  type ConditionRule,
  type ConditionSubject,
} from '@/domain/properties/conditions'
import { relationId } from '@/domain/shared/relation-id'
import { locales, type Locale } from '@/domain/shared/locale'
import { toLocalizedTexts } from '@/site/data/routing/localized-texts'
import { holdsUnderNames, subjectOf } from '../../support/properties/condition-subject'
import { startPayload, stopPayload } from '../../support/database/payload'
import { createRandom, type Random } from '../../support/random'

const properties = 700
const rules = 1000

let payload: Payload
const random = createRandom(20_261_121)

beforeAll(async () => {
  payload = await startPayload()
  await makeProperties()
})
afterAll(stopPayload)

const maybe = <Value>(make: () => Value): Value | null => (random.chance(0.2) ? null : make())
const figure = (high: number) => maybe(() => random.whole(0, high) + random.pick([0, 0, 0.5, 0.25]))
const yesOrNo = () => maybe(() => random.chance(0.5))

/** Cities of every kind: names with accents and without, in some languages only, postcodes of all regions and none. */
async function makePlaces() {
  const names = ['Liège', 'Wavre', 'Éghezée', "Braine-l'Alleud", 'Luxembourg', '1300', 'Saint-Vith']
  const cities: number[] = []
  for (const [index, name] of names.entries()) {
    const { id } = await payload.db.create({
      collection: 'cities',
      data: {
        name:
          index === 3
            ? { fr: name, nl: 'Eigenbrakel' }
            : { fr: name, nl: `${name} (NL)`, en: name, de: name },
        zip: ['4000', '1300', '5310', '1420', 'L-1234', null, ' 4780 '][index],
        countryId: [10, 10, 10, 10, 50, 10, null][index],
      },
    })
    cities.push(Number(id))
  }
  const types: number[] = []
  for (const webId of [1, 2, 6, 0, null]) {
    const name = { fr: `Type ${webId}`, nl: `Type ${webId}`, en: 'Type', de: 'Typ' }
    types.push(Number((await payload.db.create({ collection: 'property-types', data: { name, webId } })).id))
  }
  return { cities, types }
}

async function makeProperties() {
  const { cities, types } = await makePlaces()
  const pickId = (ids: number[]) => maybe(() => ids[random.whole(0, ids.length - 1)])
  for (let publicId = 1; publicId <= properties; publicId += 1) {
    await payload.db.create({
      collection: 'properties',
      data: {
        ...propertyData(publicId, { city: pickId(cities), type: pickId(types) }),
        extraTypes: types.filter(() => random.chance(0.2)),
      },
      select: { id: true },
    })
  }
  const { fillPropertySearch } = await import('@/cms/operations/property-search/fill-property-search')
  await fillPropertySearch(payload)
}

const propertyData = (publicId: number, place: { city?: number | null; type?: number | null }) => ({
  ...place,
  publicId,
  _status: 'published',
  goal: random.pick(['sale', 'rent']),
  status: maybe(() => random.pick(['available', ...propertyStatuses.filter(hasPage)])),
  title: { fr: 'Maison', nl: 'Huis', en: 'House', de: 'Haus' },
  listedIn: { dutch: true, french: true, english: true, german: true },
  price: figure(9),
  publishPrice: yesOrNo(),
  newBuild: yesOrNo(),
  lifeAnnuity: { enabled: yesOrNo(), downPayment: figure(9), bareOwnershipValue: figure(9) },
  marquee: figure(4),
  rooms: { bedrooms: figure(5), bathrooms: figure(3), garages: figure(3), parkings: figure(3) },
  surfaces: { living: figure(9), ground: figure(9), garden: figure(9), terrace: figure(9) },
  construction: {
    constructionYear: maybe(() => random.whole(1995, 2005)),
    facades: maybe(() => random.pick(['2', '3', '4'])),
  },
  energyPerformance: maybe(() => random.whole(-20, 600)),
  energy: { label: random.chance(0.4) ? random.pick(['A++', 'B', 'G', 'C-']) : null },
  epcLabelText: random.chance(0.4) ? random.pick(['a_plus', ' c ', 'en cours', 'B min', '']) : null,
})

const values: readonly [string, ...string[]] = [
  '', ' ', '0', '1', '2', '3', '4', '5', '1,5', '2.25', ' 3 ', '-1', '+4', '250.000', '1,2,3', '0;1', '1e3', 'NaN', 'many',
  '2000', '2001,1999', '100', '-5', '1,2', '6,1', '1,2,6', '6', 'true', 'oui', 'nee', 'perhaps', '1300', '4000,1300', '4780', '13', 'liege',
  'Liège', 'LIEGE, wavre', 'braine-l’alleud', 'a', 'Eigenbrakel', '(nl)', 'A++', 'a+', 'b,c', 'en cours', 'available',
  'SOLD', 'sold,rented', 'coming-soon,Réservé', 'in optie', 'sale', 'Rent', 'constructor', '%', "'; drop table properties; --", '99999999999999999999',
] // prettier-ignore

function randomRule(dice: Random): ConditionRule {
  const [firstField = 'price', ...fields] = Object.keys(conditionFields)
  const field = dice.chance(0.02) ? dice.pick(['colour', 'constructor']) : dice.pick([firstField, ...fields])
  const logic = dice.chance(0.02) ? dice.pick(['resembles', 'toString']) : dice.pick(conditionLogics)
  return { field, logic, value: dice.pick(values) }
}

type SeenSubject = { id: number; subject: ConditionSubject; names: readonly string[] }

async function readProperties(locale: Locale): Promise<SeenSubject[]> {
  const { docs } = await payload.find({
    collection: 'properties',
    locale,
    depth: 1,
    pagination: false,
    sort: 'id',
  })
  const { cities } = await knownPlaces()
  const namesOf = new Map(cities.map(({ id, names }) => [id, names]))
  return docs.map((property) => ({
    id: property.id,
    subject: subjectOf(property),
    names: namesOf.get(relationId(property.city) ?? 0) ?? [],
  }))
}

/** The cities never change, so they are loaded once for thousands of rules. */
const knownPlaces = () => (places ??= readPlaces())
let places: ReturnType<typeof readPlaces> | null = null

async function readPlaces() {
  const cities = await payload.find({ collection: 'cities', locale: 'all', pagination: false })
  const types = await payload.find({ collection: 'property-types', pagination: false })
  return {
    cities: cities.docs.map(({ id, name, zip }) => ({
      id,
      names: Object.values(toLocalizedTexts(name)),
      zip: zip ?? null,
    })),
    types: types.docs.map(({ id, webId }) => ({ id, webId: webId ?? null })),
  }
}

const meant = ({
  seen,
  rules,
}: {
  seen: readonly SeenSubject[]
  rules: readonly ConditionRule[]
}): number[] =>
  seen.filter((property) => rules.every((rule) => holdsUnderNames({ rule, ...property }))).map(({ id }) => id)

async function found({ rules, locale }: { rules: readonly ConditionRule[]; locale: Locale }) {
  const { checkOf } = await import('@/cms/queries/search/condition-where')
  const { findPropertyIds } = await import('@/cms/queries/search/property-search')
  const places = await knownPlaces()
  const checks = rules.map((rule) => checkOf(rule, places))
  const ids = await findPropertyIds({
    payload,
    selection: { locale, checks },
    sort: 'newest',
    limit: properties,
  })
  return ids.toSorted((one, other) => one - other)
}

describe('the condition rules of a list', () => {
  it.each(locales)(
    'select the same properties in the database as in the pure rule, in %s',
    async (locale) => {
      const seen = await readProperties(locale)
      expect(seen).toHaveLength(properties)
      const dice = createRandom(locales.indexOf(locale) + 1)
      let parting = 0
      for (let run = 0; run < rules / locales.length; run += 1) {
        const tested = Array.from({ length: dice.chance(0.7) ? 1 : dice.whole(2, 3) }, () => randomRule(dice))
        const expected = meant({ seen, rules: tested })
        expect(await found({ rules: tested, locale }), JSON.stringify(tested)).toEqual(expected)
        if (expected.length > 0 && expected.length < properties) parting += 1
      }
      // The comparison is worth something only where rules separate the properties.
      expect(parting).toBeGreaterThan(rules / locales.length / 10)
    },
  )

  it('check each of the types of a property', async () => {
    const seen = await readProperties('fr')
    for (const logic of conditionLogics) {
      for (const value of ['1', '2', '1,2', '6,1', '1,2,6', '0', '1,77', '77', '1,many', '']) {
        const tested = [{ field: 'types', logic, value }]
        expect(await found({ rules: tested, locale: 'fr' }), `${logic} ${value}`).toEqual(
          meant({ seen, rules: tested }),
        )
      }
    }
    const withSecond = [{ field: 'types', logic: 'contains', value: '2' }]
    const further = seen.filter(({ subject: { types } }) => Array.isArray(types) && types.indexOf(2) > 0)
    expect(further.length).toBeGreaterThan(0)
    expect(await found({ rules: withSecond, locale: 'fr' })).toEqual(
      expect.arrayContaining(further.map(({ id }) => id)),
    )
  })

  it('know a city by its name in any language', async () => {
    const equals = (value: string) =>
      found({ rules: [{ field: 'city', logic: 'equals', value }], locale: 'de' })
    const dutch = await equals('Eigenbrakel')
    expect(dutch.length).toBeGreaterThan(0)
    expect(await equals("Braine-l'Alleud")).toEqual(dutch)
    const others = await found({
      rules: [{ field: 'city', logic: 'not-equals', value: 'eigenbrakel' }],
      locale: 'de',
    })
    expect(others.length).toBeGreaterThan(0)
    expect(others.filter((id) => dutch.includes(id))).toEqual([])
  })

  it('know every field', async () => {
    const { checkOf } = await import('@/cms/queries/search/condition-where')
    const places = await knownPlaces()
    for (const field of Object.keys(conditionFields))
      expect(checkOf({ field, logic: 'not-exists', value: '' }, places).kind, field).not.toBe('never')
  })
})
