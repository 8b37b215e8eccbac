import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  allHold,
  conditionFields,
  conditionLogics,
  type ConditionRule,
  type ConditionSubject,
} from '@/domain/properties/conditions'
import { locales, type Locale } from '@/domain/shared/locale'
import { subjectOf } from '../support/condition-subject'
import { startPayload, stopPayload } from '../support/payload'
import { createRandom, type Random } from '../support/random'

const homes = 2000
const rules = 2000

let payload: Payload
const random = createRandom(20_261_121)

beforeAll(async () => {
  payload = await startPayload()
  await makeHomes()
}, 240_000)
afterAll(stopPayload)

const maybe = <Value>(make: () => Value): Value | null => (random.chance(0.2) ? null : make())
const figure = (high: number) => maybe(() => random.whole(0, high) + random.pick([0, 0, 0.5, 0.25]))
const yesOrNo = () => maybe(() => random.chance(0.5))

/** Places of every kind: names with accents and without, in some languages only, zips of all regions and of none. */
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

async function makeHomes() {
  const { cities, types } = await makePlaces()
  const pickId = (ids: number[]) => maybe(() => ids[random.whole(0, ids.length - 1)])
  for (let publicId = 1; publicId <= homes; publicId += 1) {
    await payload.db.create({
      collection: 'properties',
      data: homeData(publicId, { city: pickId(cities), type: pickId(types) }),
      select: { id: true },
    })
  }
  const { fillPropertySearch } = await import('@/cms/operations/refresh-property-search')
  await fillPropertySearch(payload)
}

const homeData = (publicId: number, place: { city?: number | null; type?: number | null }) => ({
  ...place,
  publicId,
  _status: 'published',
  goal: random.pick(['sale', 'rent']),
  status: maybe(() => random.pick(['available', 'sold', 'rented'])),
  title: { fr: 'Maison', nl: 'Huis', en: 'House', de: 'Haus' },
  listedIn: { dutch: true, french: true, english: true, german: true },
  price: figure(9),
  publishPrice: yesOrNo(),
  newBuild: yesOrNo(),
  lifeAnnuity: { enabled: yesOrNo() },
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
  '2000', '2001,1999', '100', '-5', '1,2,6', '6', 'true', 'oui', 'nee', 'perhaps', '1300', '4000,1300', '4780', '13', 'liege',
  'Liège', 'LIEGE, wavre', 'braine-l’alleud', 'a', 'Eigenbrakel', '(nl)', 'A++', 'a+', 'b,c', 'en cours', 'available',
  'SOLD', 'sold,rented', 'sale', 'Rent', 'constructor', '%', "'; drop table properties; --", '99999999999999999999',
] // prettier-ignore

function randomRule(dice: Random): ConditionRule {
  const [firstField = 'price', ...fields] = Object.keys(conditionFields)
  const field = dice.chance(0.02) ? dice.pick(['colour', 'constructor']) : dice.pick([firstField, ...fields])
  const logic = dice.chance(0.02) ? dice.pick(['resembles', 'toString']) : dice.pick(conditionLogics)
  return { field, logic, value: dice.pick(values) }
}

type Seen = { id: number; subject: ConditionSubject }

async function readHomes(locale: Locale): Promise<Seen[]> {
  const { docs } = await payload.find({
    collection: 'properties',
    locale,
    depth: 1,
    pagination: false,
    sort: 'id',
  })
  return docs.map((home) => ({ id: home.id, subject: subjectOf(home) }))
}

async function readPlaces(locale: Locale) {
  const cities = await payload.find({ collection: 'cities', locale, pagination: false })
  const types = await payload.find({ collection: 'property-types', locale, pagination: false })
  return {
    cities: cities.docs.map(({ id, name, zip }) => ({ id, name: name ?? null, zip: zip ?? null })),
    types: types.docs.map(({ id, webId }) => ({ id, webId: webId ?? null })),
  }
}

describe('the condition rules of a list', () => {
  it.each(locales)(
    'mean the same homes to the database as to the pure rule, in %s',
    async (locale) => {
      const { checkOf } = await import('@/cms/queries/condition-where')
      const { findPropertyIds } = await import('@/cms/queries/property-search')
      const seen = await readHomes(locale)
      expect(seen).toHaveLength(homes)
      const places = await readPlaces(locale)
      const dice = createRandom(locales.indexOf(locale) + 1)
      let meant = 0
      for (let run = 0; run < rules / locales.length; run += 1) {
        const asked = Array.from({ length: dice.chance(0.7) ? 1 : dice.whole(2, 3) }, () => randomRule(dice))
        const expected = seen.filter(({ subject }) => allHold({ rules: asked, subject })).map(({ id }) => id)
        const found = await findPropertyIds({
          payload,
          selection: { locale, checks: asked.map((rule) => checkOf(rule, places)) },
          sort: 'newest',
          limit: homes,
        })
        expect(
          found.toSorted((one, other) => one - other),
          JSON.stringify(asked),
        ).toEqual(expected)
        if (expected.length > 0 && expected.length < homes) meant += 1
      }
      // The comparison is worth something only where rules part the homes.
      expect(meant).toBeGreaterThan(rules / locales.length / 10)
    },
    240_000,
  )

  it('know every field', async () => {
    const { checkOf } = await import('@/cms/queries/condition-where')
    const places = await readPlaces('fr')
    for (const field of Object.keys(conditionFields))
      expect(checkOf({ field, logic: 'not-exists', value: '' }, places).kind, field).not.toBe('never')
  })
})
