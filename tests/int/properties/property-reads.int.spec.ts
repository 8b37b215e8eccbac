import type { Payload, RequiredDataFromCollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { propertyStatuses } from '@/domain/properties/property-status'
import { whereListedIn } from '@/cms/queries/properties/listed-in'
import { listedInFields } from '@/domain/properties/listed-in'
import { locales, type Locale } from '@/domain/shared/locale'
import { createPlace, factories, makeFile, nextNumber } from '../../support/database/factories'
import { paragraph, richText } from '../../support/files/lexical'
import { startPayload, stopPayload } from '../../support/database/payload'
import { createRandom } from '../../support/random'
import { isRecord } from '@/domain/shared/is-record'

vi.mock('server-only', () => ({}))

type PropertyData = RequiredDataFromCollectionSlug<'properties'>
type CreatedProperty = { id: number; publicId: number }
type SharedDocumentIds = {
  media: number[]
  documents: number[]
  agents: number[]
  pages: number[]
  cities: number[]
}

const made: CreatedProperty[] = []
const random = createRandom(17)
const user = { relationTo: 'users' as const, value: 0 }

let payload: Payload
let place: { type: number; city: number }
let shared: SharedDocumentIds

const maybe = <Value>(share: number, value: () => Value): Value | null =>
  random.chance(share) ? value() : null
const some = (ids: readonly number[]): number[] => ids.filter(() => random.chance(0.5))
const oneOf = (ids: readonly number[]): number => ids[random.whole(0, ids.length - 1)] ?? 0
const amount = () => maybe(0.7, () => random.whole(1, 900) * 1000)
const figure = () => maybe(0.5, () => random.whole(0, 400) / 2)
const count = () => maybe(0.5, () => random.whole(1, 6))

/** Two pictures, two documents, an agent with and one without a portrait, a public page and a draft, in all languages. */
async function makeShared(): Promise<SharedDocumentIds> {
  const ids = async (total: number, make: (at: number) => Promise<{ id: number }>) => {
    const found: number[] = []
    for (let at = 0; at < total; at += 1) found.push((await make(at)).id)
    return found
  }
  const media = await ids(3, async (at) => {
    const kind = at === 2 ? 'floor-plan' : 'photo'
    const doc = await payload.create({
      collection: 'media',
      locale: 'fr',
      data: { alt: at === 0 ? 'Façade' : null, kind },
      file: await makeFile('media'),
    })
    await payload.update({ collection: 'media', id: doc.id, locale: 'nl', data: { alt: `Gevel ${at}` } })
    return doc
  })
  const documents = await ids(3, async (at) =>
    payload.create({
      collection: 'documents',
      locale: 'fr',
      data: at === 0 ? { title: 'Certificat PEB' } : { kind: at === 1 ? 'plan' : null },
      file: await makeFile('documents'),
    }),
  )
  const agents = await ids(2, (at) =>
    payload.create({
      collection: 'agents',
      locale: 'fr',
      data: {
        name: `Agent ${at}`,
        jobTitle: 'Courtier',
        email: `agent-${at}@example.com`,
        photo: at === 0 ? media[0] : null,
        languages: at === 0 ? ['nl', 'fr'] : [],
      },
    }),
  )
  const pages = await ids(2, (at) =>
    payload.create({
      collection: 'pages',
      locale: 'fr',
      data: { name: `Page ${at}`, type: 'page', _status: at === 0 ? 'published' : 'draft' },
    }),
  )
  const cities = await ids(2, (at) =>
    payload.create({
      collection: 'cities',
      locale: 'fr',
      data: { name: at === 0 ? 'Louvain' : 'Aix', zip: at === 0 ? '3000' : '52062', countryId: 10 + at },
    }),
  )
  await payload.update({
    collection: 'cities',
    id: cities[0] ?? 0,
    locale: 'nl',
    data: { name: 'Leuven' },
  })
  return { media, documents, agents, pages, cities: [place.city, ...cities] }
}

const linkTo = (page: number) => ({
  ...paragraph(''),
  children: [
    {
      type: 'link',
      version: 3,
      id: '64b7f0c2a1b2c3d4e5f60719',
      direction: null,
      format: '',
      indent: 0,
      fields: { linkType: 'internal', newTab: false, doc: { relationTo: 'pages', value: page } },
      children: paragraph('notre page').children,
    },
  ],
})

const pictureIn = (media: number) => ({
  type: 'upload',
  version: 3,
  relationTo: 'media',
  value: media,
  fields: null,
  format: '',
  id: '64b7f0c2a1b2c3d4e5f60718',
})

const randomText = () =>
  richText(
    paragraph('Une maison claire.'),
    ...shared.pages.filter(() => random.chance(0.5)).map(linkTo),
    ...some(shared.media).map(pictureIn),
  )

const randomMoney = (): Partial<PropertyData> => ({
  price: amount(),
  startPrice: amount(),
  publishPrice: random.chance(0.6),
  priceUnit: maybe(0.2, () => 2),
  costs: { rentCharges: figure(), deposit: count(), registrationRights: count(), notaryFees: figure() },
  letting: { maxPersons: count() },
  lifeAnnuity: {
    enabled: random.chance(0.2),
    downPayment: amount(),
    monthlyAnnuity: figure(),
    bareOwnershipValue: amount(),
    occupied: random.chance(0.5),
    annuitants: count(),
    ages: maybe(0.5, () => '74 et 76 ans'),
    maximumYears: count(),
  },
})

const randomFacts = (): Partial<PropertyData> => ({
  newBuild: random.chance(0.3),
  furnished: maybe(0.5, () => random.pick(['yes', 'no'])),
  lift: maybe(0.5, () => random.pick(['yes', 'no'])),
  rooms: { bedrooms: count(), bathrooms: count(), showerRooms: count(), garages: count(), floors: count() },
  surfaces: { living: figure(), ground: figure(), garden: figure(), frontWidth: figure() },
  construction: {
    constructionYear: maybe(0.5, () => random.whole(1800, 2026)),
    heating: maybe(0.5, () => random.pick(['gas', 'heat-pump'])),
    uniqueCode: maybe(0.5, () => 'A-12'),
  },
  energy: {
    ...factories.properties({ ...place, user }, 1).energy,
    endDate: maybe(0.5, () => '2031-04-05T22:30:00.000Z'),
    asbestosType: maybe(0.5, () => random.pick(['safe', 'not-safe'])),
    asbestosDate: maybe(0.5, () => '2024-02-29T12:00:00.123Z'),
  },
  planning: {
    permit: maybe(0.5, () => random.pick(['yes', 'no', 'unknown'])),
    floodZone: maybe(0.5, () => random.pick(['none', 'high'])),
    gScore: maybe(0.5, () => random.pick(['A', 'D'])),
    pScore: maybe(0.5, () => random.pick(['A', 'D'])),
  },
})

const randomData = (): PropertyData => ({
  ...factories.properties({ ...place, user }, nextNumber()),
  ...randomMoney(),
  ...randomFacts(),
  goal: random.pick(['sale', 'rent']),
  status: random.pick(['available', ...propertyStatuses]),
  city: oneOf(shared.cities),
  street: maybe(0.7, () => 'Rue de Nivelles'),
  houseNumber: maybe(0.7, () => '47'),
  publishAddress: random.chance(0.5),
  latitude: maybe(0.7, () => 50.5 + random.whole(0, 4000) / 10_000),
  longitude: maybe(0.7, () => 4.4 + random.whole(0, 4000) / 10_000),
  marquee: random.whole(0, 4),
  marqueeName: maybe(0.5, () => 'Coup de cœur'),
  description: maybe(0.7, randomText),
  pictures: some(shared.media),
  documents: some(shared.documents),
  agent: maybe(0.7, () => oneOf(shared.agents)),
  videoUrl: maybe(0.3, () => 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'),
  nextSteps: 'Only for the owner',
  listedIn: Object.fromEntries(locales.map((locale) => [listedInFields[locale], random.chance(0.7)])),
  meta: {
    title: maybe(0.4, () => 'Titre'),
    description: maybe(0.4, () => 'Description'),
    image: maybe(0.4, () => oneOf(shared.media)),
    ogImage: maybe(0.4, () => oneOf(shared.media)),
    twitterCard: random.pick(['summary', 'summary-large-image']),
  },
  _status: random.chance(0.85) ? 'published' : 'draft',
})

/** In French and perhaps Dutch, perhaps unpublished again, perhaps with a newer draft beside the published version. */
async function makeProperty(): Promise<CreatedProperty> {
  const data = randomData()
  const { id, publicId } = await payload.create({ collection: 'properties', locale: 'fr', data })
  const isPublished = data._status === 'published'
  const save = (change: Partial<PropertyData>, options: { locale?: Locale; draft?: boolean } = {}) =>
    payload.update({ collection: 'properties', id, data: change, ...options })
  for (const locale of ['nl', 'de'] as const)
    if (random.chance(0.6)) await save({ title: `Huis ${id}`, marqueeName: 'Nieuw' }, { locale })
  if (isPublished && random.chance(0.15)) await save({ _status: 'draft' }, { locale: 'fr' })
  else if (isPublished && random.chance(0.3))
    await save({ title: 'Secret', price: 1, publishAddress: true }, { locale: 'fr', draft: true })
  return { id, publicId: publicId ?? 0 }
}

/** What Payload itself gives a visitor of a property, with every access rule. */
async function askPayload(publicId: number, locale: Locale) {
  const { docs } = await payload.find({
    collection: 'properties',
    locale,
    depth: 2,
    overrideAccess: false,
    draft: false,
    where: { and: [{ publicId: { equals: publicId } }, whereListedIn(locale)] },
  })
  return docs[0] ?? null
}

const answers = new Map<string, ReturnType<typeof askPayload>>()

/** A property as Payload gives it to a visitor, queried once. */
function readByPayload(publicId: number, locale: Locale): ReturnType<typeof askPayload> {
  const key = `${publicId} ${locale}`
  const answer = answers.get(key) ?? askPayload(publicId, locale)
  answers.set(key, answer)
  return answer
}

const total = 40
const cases = locales.flatMap((locale) => Array.from({ length: total }, (_, at) => ({ locale, at })))

beforeAll(async () => {
  payload = await startPayload()
  place = await createPlace(payload)
  shared = await makeShared()
  for (let at = 0; at < total; at += 1) made.push(await makeProperty())
}, 120_000)
afterAll(stopPayload)

describe('a property read below Payload', () => {
  it('is found exactly where Payload finds it for a visitor', async () => {
    const { findPublishedProperty } = await import('@/cms/queries/properties/published-property')
    const states = { found: 0, hidden: 0 }
    for (const { locale, at } of cases) {
      const publicId = made[at]?.publicId ?? 0
      const expected = await readByPayload(publicId, locale)
      const found = await findPublishedProperty({ payload, publicId, locale })
      expect(found?.property.id ?? null, `${locale} ${publicId}`).toBe(expected?.id ?? null)
      states[found ? 'found' : 'hidden'] += 1
    }
    // Both happen often enough to mean something.
    expect(Math.min(states.found, states.hidden)).toBeGreaterThan(30)
  })

  it('has the same page, paths and texts for search engines', async () => {
    const { findDocumentNames } = await import('@/cms/queries/properties/document-names')
    const { findPriceHistory } = await import('@/cms/queries/properties/price-history')
    const { toAppearance } = await import('@/site/data/content/search-appearance')
    const { getProperty, toDetail } = await import('@/site/data/properties/properties')
    const { findSimilar } = await import('@/site/data/properties/similar-properties')
    for (const { locale, at } of cases) {
      const id = made[at]?.publicId ?? 0
      const expected = await readByPayload(id, locale)
      const found = await getProperty({ id, locale })
      if (!expected || !found) continue
      const ids = (expected.documents ?? []).map(Number)
      const documents = await findDocumentNames({ payload, ids, locale })
      const similar = await findSimilar({ property: expected, locale })
      const history = await findPriceHistory({ payload, id: expected.id })
      expect(found.property).toEqual(await toDetail(expected, { locale, documents, history, similar }))
      expect(found.appearance).toEqual(toAppearance(expected.meta))
    }
  })

  it('has a path in each language that lists it, and in no other', async () => {
    const { getProperty } = await import('@/site/data/properties/properties')
    for (const { locale, at } of cases) {
      const id = made[at]?.publicId ?? 0
      const found = await getProperty({ id, locale })
      if (!found) continue
      const listed = await Promise.all(locales.map((other) => readByPayload(id, other)))
      expect(Object.keys(found.paths).sort()).toEqual(
        locales.filter((_, place) => listed[place] !== null).toSorted(),
      )
    }
  })

  it('has no field that Payload would not give a visitor', async () => {
    const { findPublishedProperty } = await import('@/cms/queries/properties/published-property')
    for (const { locale, at } of cases) {
      const publicId = made[at]?.publicId ?? 0
      const found = await findPublishedProperty({ payload, publicId, locale })
      if (!found) continue
      const expected = await readByPayload(publicId, locale)
      expect(JSON.stringify(found)).not.toContain('Only for the owner')
      expect(shapeOf(found.property)).toEqual(shapeOf(found.property, expected))
    }
  })
})

/** The values of one object at the places of another: what Payload gives where our query reads something. */
function shapeOf(read: unknown, answers: unknown = read): unknown {
  if (Array.isArray(read))
    return read.map((item, at) => shapeOf(item, Array.isArray(answers) ? answers[at] : undefined))
  if (!isRecord(read)) return read === null ? (answers ?? null) : answers
  return Object.fromEntries(
    Object.entries(read).map(([key, value]) => {
      const other = isRecord(answers) ? answers[key] : undefined
      const isTime = key === 'updatedAt'
      return [key, isTime ? Date.parse(String(other)) : shapeOf(value, other)]
    }),
  )
}

describe('the cards of properties read below Payload', () => {
  it('are those of the properties that Payload gives a visitor, and have the same facts', async () => {
    const { findListedProperties } = await import('@/cms/queries/properties/listed-properties')
    const { toCard } = await import('@/site/data/properties/property-cards')
    for (const locale of locales) {
      const context = { locale, marqueeNames: { 1: 'Un', 2: 'Deux', 3: null } }
      const read = await findListedProperties({ payload, ids: made.map(({ id }) => id), locale })
      const docs = await Promise.all(made.map(({ publicId }) => readByPayload(publicId, locale)))
      expect(read.map((property) => toCard(property, context))).toEqual(
        docs.flatMap((property) => (property ? [toCard(property, context)] : [])),
      )
    }
  })
})
