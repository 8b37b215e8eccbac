import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ImportReport } from '@/cms/operations/import-snapshot/import-snapshot'
import { whereListedIn } from '@/cms/queries/properties/listed-in'
import { noFormQuery } from '@/domain/leads/form-query'
import { leadKinds } from '@/domain/leads/lead-kinds'
import { useOf } from '@/domain/properties/similar-properties'
import { parseCriteria } from '@/domain/search/criteria'
import { locales, type Locale } from '@/domain/shared/locale'
import { startPayload, stopPayload } from '../../support/database/payload'
import { createRandom } from '../../support/random'

vi.mock('server-only', () => ({}))

const folder = path.resolve('seed/snapshot')

let payload: Payload
let first: ImportReport
const now = new Date('2026-11-21T09:00:00Z')

const importSample = async (): Promise<ImportReport> => {
  const { importSnapshot } = await import('@/cms/operations/import-snapshot/import-snapshot')
  return importSnapshot({ payload, folder, now })
}

beforeAll(async () => {
  payload = await startPayload()
  first = await importSample()
})
afterAll(stopPayload)

async function getProperty(publicId: number) {
  const { docs } = await payload.find({
    collection: 'properties',
    where: { publicId: { equals: publicId } },
    locale: 'all',
    pagination: false,
  })
  const [property] = docs
  if (!property) throw new Error(`There is no property ${publicId}`)
  return property
}

describe('the sample', () => {
  it('is imported without a warning', () => {
    expect(first.warnings).toEqual([])
  })

  it('has 101 properties, three projects and the lists that the pages name', async () => {
    const properties = await payload.count({ collection: 'properties' })
    expect(properties.totalDocs).toBe(101)
    const projects = await payload.find({ collection: 'projects', pagination: false, sort: 'publicId' })
    expect(projects.docs.map(({ publicId }) => publicId)).toEqual([95, 101, 102])
    const lists = await payload.find({ collection: 'property-lists', pagination: false, sort: 'publicId' })
    expect(lists.docs.map(({ publicId }) => publicId)).toEqual([3, 23, 28, 71])
  })

  it('has private documents for four properties, named in every language', async () => {
    const { docs } = await payload.find({ collection: 'documents', locale: 'all', pagination: false })
    expect(docs).toHaveLength(7)
    for (const { title } of docs) expect(Object.keys(title ?? {}).sort()).toEqual([...locales].sort())
    const properties = await payload.count({
      collection: 'properties',
      where: { documents: { exists: true } },
    })
    expect(properties.totalDocs).toBe(4)
  })

  it('has appointment times from the day of its import on, for every third property and by each agent', async () => {
    const { findAppointmentDays, getBookableProperty } =
      await import('@/cms/queries/appointments/appointment-days')
    const { docs } = await payload.find({ collection: 'appointment-openings', depth: 1, pagination: false })
    const publicIds = docs.map(({ property }) => (typeof property === 'object' ? property.publicId : null))
    expect(new Set(publicIds).size).toBeGreaterThanOrEqual(30)
    expect(new Set(docs.map(({ agent }) => (typeof agent === 'object' ? agent.name : agent))).size).toBe(4)
    const firstDays = await Promise.all(
      publicIds.map(async (publicId) => {
        const property = await getBookableProperty({ payload, publicId: publicId ?? 0, by: 'visitor' })
        const days = property ? await findAppointmentDays({ payload, property, by: 'visitor', now }) : []
        return days.find(({ slots }) => slots.length > 0)?.day ?? 'none'
      }),
    )
    // The import is on a Saturday.
    expect([...new Set(firstDays)].toSorted()).toEqual([
      '2026-11-21',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
    ])
  })

  it('changes nothing when it is imported on another day', async () => {
    const { importSnapshot } = await import('@/cms/operations/import-snapshot/import-snapshot')
    const later = await importSnapshot({ payload, folder, now: new Date('2027-02-03T09:00:00Z') })
    expect(later.features.filter(({ created, updated }) => created + updated > 0)).toEqual([])
  })

  it.each(locales)(
    'has in %s a thank-you page for each form, with a link back to the property',
    async (locale) => {
      const { getFormSettings, thankYouHref } = await import('@/site/data/leads/form-settings')
      const about = { ...noFormQuery, property: 2101 }
      const hrefs = await Promise.all(
        leadKinds.map(async (kind) => {
          const settings = await getFormSettings({ kind, publicId: null })
          return thankYouHref({ kind, settings, locale, about })
        }),
      )
      expect(new Set(hrefs).size).toBe(leadKinds.length)
      const thanks = hrefs.filter((href) => !href.includes('/owner/'))
      expect(thanks).toHaveLength(leadKinds.length - 1)
      for (const href of thanks) expect(href).toMatch(/\/[a-z-]+\/\?property=2101$/)
    },
  )

  it.each(locales)('promises in %s the same on all pages', async (locale) => {
    const { docs } = await payload.find({ collection: 'modules', locale, pagination: false })
    const mailText = (kind: string) =>
      JSON.stringify(docs.find(({ snapshotKey }) => snapshotKey === `feedback-${kind}`)?.description)
    const days = /journée ouvrable|werkdag|working day|Werktag/
    const kinds = ['contact-me', 'job-contact', 'rental-application', 'purchase-offer', 'contact-appointment']
    for (const kind of kinds) expect(mailText(kind)).not.toMatch(days)
    const weeks = {
      nl: 'binnen twee weken',
      fr: 'dans les deux semaines',
      en: 'within two weeks',
      de: 'zwei Wochen',
    }
    const { docs: articles } = await payload.find({ collection: 'articles', locale, pagination: false })
    const recruitment = articles.find(({ snapshotKey }) => snapshotKey === 'recruitment')
    for (const text of [mailText('job-contact'), JSON.stringify(recruitment)])
      expect(text).toContain(weeks[locale])
    const notYet = {
      nl: 'nog geen afspraak',
      fr: 'pas encore un rendez-vous',
      en: 'not an appointment yet',
      de: 'noch kein Termin',
    }
    expect(mailText('contact-appointment')).toContain(notYet[locale])
  })

  it('of an earlier commit promises the same after its migration, except where somebody has edited it', async () => {
    const { up } = await import('../../../migrations/20261123_031400_promises_of_forms')
    const db = payload.db.drizzle
    const find = async (snapshotKey: string) =>
      (
        await payload.find({
          collection: 'modules',
          where: { snapshotKey: { equals: snapshotKey } },
          locale: 'en',
        })
      ).docs[0]
    const changed = [
      [
        'feedback-contact-me',
        'The agent in charge will answer you within one working day.',
        'The agent in charge will contact you.',
      ],
      [
        'feedback-contact-construction',
        'We will put together the plans and prices and then call you.',
        'We will put together the plans and prices, and an agent will then contact you.',
      ],
      [
        'feedback-request-document',
        'The documents are being sent to you by email.',
        'You will receive the available documents by email; the agent will send you the others personally.',
      ],
    ] as const
    for (const [key, before, now] of changed) {
      expect(JSON.stringify(await find(key))).toContain(now)
      await db.execute(
        sql`update modules_locales set description = replace(description::text, ${now}::text, ${before}::text)::jsonb`,
      )
      expect(JSON.stringify(await find(key))).toContain(before)
    }
    await db.execute(
      sql`update contact_forms_locales set title = 'Book a visit' where title = 'Arrange a visit'`,
    )
    await db.execute(
      sql`update contact_forms_locales set title = 'Mein Titel' where title = 'Besichtigung vereinbaren'`,
    )
    const req = await createLocalReq({}, payload)
    await up({ db, payload, req })
    for (const [key, , now] of changed) expect(JSON.stringify(await find(key))).toContain(now)
    const where = { kind: { equals: 'contact-appointment' } } as const
    const { docs } = await payload.find({ collection: 'contact-forms', where, locale: 'all' })
    expect(docs[0]?.title).toMatchObject({ en: 'Arrange a visit', de: 'Mein Titel' })
  })

  it.each(locales)(
    'has 22 properties in Wavre in the language %s: 16 for sale, 6 for rent',
    async (locale) => {
      const { countProperties } = await import('@/cms/queries/search/property-search')
      const { docs } = await payload.find({
        collection: 'cities',
        where: { zip: { equals: '1300' } },
        locale,
        pagination: false,
      })
      const name = locale === 'nl' ? 'Waver' : 'Wavre'
      const wavre = docs.filter((city) => city.name === name)
      expect(wavre).toHaveLength(1)
      const cityIds = wavre.map(({ id }) => id)
      const count = (goal: 'sale' | 'rent') =>
        countProperties({ payload, selection: { locale, goal, cityIds } })
      expect([await count('sale'), await count('rent')]).toEqual([16, 6])
    },
  )

  it.each(locales)('is read in %s for cards and maps as Payload would read it', async (locale) => {
    const { findListedProperties } = await import('@/cms/queries/properties/listed-properties')
    const { toCard } = await import('@/site/data/properties/property-cards')
    const { toMapProperty } = await import('@/site/data/search/map')
    const { docs } = await payload.find({
      collection: 'properties',
      locale,
      depth: 1,
      pagination: false,
      overrideAccess: false,
      where: whereListedIn(locale),
      sort: '-publicId',
    })
    const context = { locale, marqueeNames: {} }
    const listed = await findListedProperties({ payload, ids: docs.map(({ id }) => id), locale })
    // Payload's documents tell neither the prices of the past nor that they were imported.
    const lowered = { 2211: 299_000, 2226: 359_000, 2310: 245_000, 2330: 965_000 }
    const earlier = new Map(Object.entries(lowered).map(([id, amount]) => [Number(id), amount]))
    expect(
      listed.map((property) => {
        const { earlierPrice, ...card } = toCard(property, context)
        return { ...card, earlier: earlierPrice?.amount }
      }),
    ).toEqual(
      docs.map((property) => {
        const { earlierPrice, ...card } = toCard({ ...property, isImported: true }, context)
        return { ...card, earlier: earlierPrice?.amount ?? earlier.get(card.id) }
      }),
    )
    expect(listed.map((property) => toMapProperty(property, locale))).toEqual(
      docs.map((property) => toMapProperty(property, locale)),
    )
  })

  it('is fully published and visible to visitors', async () => {
    const seen = await payload.count({ collection: 'properties', overrideAccess: false })
    expect(seen.totalDocs).toBe(101)
  })

  it('has one document per property, with its texts in four languages', async () => {
    const property = await getProperty(2101)
    expect(property).toMatchObject({
      goal: 'sale',
      status: 'available',
      price: 385_000,
      street: 'Rue de Nivelles',
      houseNumber: '47',
      energyPerformance: 238,
      rooms: { bedrooms: 3, showerRooms: 1, toilets: 2, floors: 2 },
      surfaces: { living: 142, ground: 210, garden: 105, terrace: 18, frontWidth: 5.8 },
      construction: { constructionYear: 1932, facades: '2', heating: 'gas', kitchen: 'equipped' },
      energy: { label: 'C', total: 36_900, co2: 49, certificateNumber: '20230914003871' },
      costs: { propertyTax: 985, registrationRights: 3 },
      listedIn: { dutch: true, french: true, english: true, german: true },
      title: {
        nl: 'Rijwoning met 3 slaapkamers en stadstuin',
        fr: 'Maison de ville 3 chambres avec cour-jardin',
        en: 'Three-bedroom town house with courtyard garden',
        de: 'Stadthaus mit drei Schlafzimmern und Gartenhof',
      },
      mainTypeName: { nl: 'Woning', fr: 'Maison', en: 'House', de: 'Haus' },
    })
  })

  it('keeps the paragraphs of a description in each language', async () => {
    const beginnings = {
      nl: 'Achter de blauwe voordeur',
      fr: 'La porte bleue ouvre',
      en: 'The blue front door opens',
      de: 'Hinter der blauen Haustür',
    }
    for (const locale of locales) {
      const { docs } = await payload.find({
        collection: 'properties',
        where: { publicId: { equals: 2101 } },
        locale,
      })
      const text = JSON.stringify(docs[0]?.description)
      expect(text).toContain(beginnings[locale])
      expect(docs[0]?.description?.root.children).toHaveLength(3)
    }
  })

  it('lists a property in the languages that it has a record for, and in no other', async () => {
    const { findIdsByReference } = await import('@/cms/queries/search/property-search')
    const property = await getProperty(2129)
    expect(property.listedIn).toEqual({ dutch: true, french: true, english: false, german: false })
    expect(property.title).toEqual({
      fr: 'Fermette à volets verts sur 21 ares',
      nl: 'Hoeve met groene luiken op 21 are',
    })
    for (const locale of locales) {
      const found = await findIdsByReference({ payload, selection: { locale }, references: [2129] })
      expect(found.map(({ id }) => id)).toEqual(locale === 'nl' || locale === 'fr' ? [property.id] : [])
    }
  })

  it('has the sizes, a French alternative text and the placeholder colour of every picture', async () => {
    const { docs } = await payload.find({ collection: 'media', pagination: false, locale: 'fr' })
    expect(docs.length).toBeGreaterThan(50)
    for (const picture of docs) {
      expect(picture.sizes?.w250?.filename, picture.filename ?? '').toMatch(/\.webp$/)
      expect(picture.dominantColor).toMatch(/^#[0-9a-f]{6}$/)
      expect(picture.alt).toBeTruthy()
    }
    const property = await getProperty(2101)
    const photo = docs.find(({ id }) => id === property.pictures?.[0])
    expect(photo?.sizes?.w600).toMatchObject({ width: 600, mimeType: 'image/webp' })
    expect(property.pictures).toHaveLength(5)
  })

  it('has every page where its route says, below its parent', async () => {
    const { docs } = await payload.find({ collection: 'pages', pagination: false, locale: 'all' })
    const paths = docs.flatMap(({ path: perLanguage }) => Object.entries(perLanguage ?? {}))
    expect(new Set(paths.map(([locale, where]) => `${locale}${where}`)).size).toBe(paths.length)
    expect(docs.some(({ parent }) => parent !== null && parent !== undefined)).toBe(true)
  })
})

it('gives no address to two documents', async () => {
  const all = { pagination: false, locale: 'all', depth: 0 } as const
  const pages = await payload.find({ collection: 'pages', ...all })
  const articles = await payload.find({ collection: 'articles', ...all })
  const addresses = [...pages.docs, ...articles.docs].flatMap(({ path: perLanguage }) =>
    Object.entries(perLanguage ?? {}).flatMap(([locale, where]) => (where ? `${locale}${where}` : [])),
  )
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([])
})

describe('a second import of the same sample', () => {
  it('changes nothing and reports that', async () => {
    const before = await payload.find({ collection: 'properties', pagination: false, sort: 'id' })
    const report = await importSample()
    expect(report.changed).toBe(0)
    for (const { feature, created, updated } of report.features)
      expect({ feature, created, updated }).toEqual({ feature, created: 0, updated: 0 })
    const after = await payload.find({ collection: 'properties', pagination: false, sort: 'id' })
    expect(after.docs.map(({ id, updatedAt }) => [id, updatedAt])).toEqual(
      before.docs.map(({ id, updatedAt }) => [id, updatedAt]),
    )
  })

  it('leaves what an editor changed since', async () => {
    const { id } = await getProperty(2101)
    await payload.update({
      collection: 'properties',
      id,
      locale: 'fr',
      data: { price: 379_000, title: 'Maison à la porte bleue' },
    })
    expect((await importSample()).changed).toBe(0)
    expect(await getProperty(2101)).toMatchObject({
      price: 379_000,
      title: { fr: 'Maison à la porte bleue', en: 'Three-bedroom town house with courtyard garden' },
    })
  })
})

describe('a project of the sample', () => {
  it.each(locales)('has prices, surfaces and numbers in its properties only, in %s', async (locale) => {
    const { getProject } = await import('@/site/data/properties/projects')
    const { toPlainText } = await import('@/site/data/content/plain-text')
    for (const id of [95, 101]) {
      const { project } = (await getProject({ id, locale })) ?? {}
      if (!project) throw new Error(`There is no project ${id}`)
      const text = `${project.title} ${toPlainText(project.description)}`
      expect(text, locale).not.toMatch(/€|\beuros?\b|m²|chambres|slaapkamers|bedrooms|\bSchlafzimmern\b/i)
      expect(text, locale).not.toMatch(
        /\b(onze|elf|eleven|sept|zeven|seven|sieben|quatorze|veertien|fourteen|vierzehn)\b/i,
      )
      expect(project.summary.total).toBe(project.units.length)
    }
    const { project } = (await getProject({ id: 101, locale })) ?? {}
    expect(project?.summary).toMatchObject({
      ...{ total: 1, available: 1, from: { sale: 289_000, rent: null } },
      ...{ bedrooms: { least: 2, most: 2 }, livingSurface: { least: 85, most: 85 } },
    })
  })
})

describe('the similar properties of the sample', () => {
  it('have the same goal, use and kind of sale, and are available', async () => {
    const { findSimilar } = await import('@/site/data/properties/similar-properties')
    const { docs } = await payload.find({
      collection: 'properties',
      locale: 'fr',
      depth: 1,
      pagination: false,
    })
    const byId = new Map(docs.map((property) => [property.publicId, property]))
    const useOfProperty = ({ type }: (typeof docs)[number]) =>
      useOf(typeof type === 'object' ? type?.webId : null)
    let similarCount = 0
    for (const property of docs) {
      const similar = await findSimilar({ property, locale: 'fr' })
      similarCount += similar.length
      for (const { publicId: id, status, goal } of similar) {
        const other = byId.get(id)
        const pair = `${property.publicId} beside ${id}`
        expect([status, goal], pair).toEqual(['available', property.goal])
        expect(other && useOfProperty(other), pair).toBe(useOfProperty(property))
        expect(other?.lifeAnnuity?.enabled === true, pair).toBe(property.lifeAnnuity?.enabled === true)
        expect(id, pair).not.toBe(property.publicId)
      }
    }
    // Most properties have some beside them.
    expect(similarCount).toBeGreaterThan(docs.length)
    for (const id of [2101, 2125, 2126]) {
      const property = byId.get(id)
      expect(property && (await findSimilar({ property, locale: 'fr' })).length, String(id)).toBeGreaterThan(
        0,
      )
    }
  })
})

describe('the text that a visitor types', () => {
  type TypedQuestion = { text: string; goal: 'sale' | 'rent' | null; locale: Locale }

  const lists = { sale: 0, rent: 0 }

  beforeAll(async () => {
    const { docs } = await payload.find({ collection: 'property-lists', pagination: false })
    for (const { id, publicId } of docs) {
      if (publicId === 28) lists.sale = id
      if (publicId === 3) lists.rent = id
    }
  })

  /** How many properties the list at an address has, or would have without one. */
  async function totalOf(href: string | null, { text, goal, locale }: TypedQuestion): Promise<number> {
    const { findListing } = await import('@/site/data/search/search')
    const query =
      href === null ? { q: text } : Object.fromEntries(new URL(href, 'http://localhost').searchParams)
    const base = goal === null ? null : { id: lists[goal], maximum: null }
    const list = await findListing({ criteria: parseCriteria(query), base, locale })
    return list?.window.total ?? -1
  }

  async function townNames(): Promise<string[]> {
    const { docs } = await payload.find({ collection: 'cities', locale: 'all', pagination: false })
    return docs.flatMap(({ name }) => Object.values(name ?? {}))
  }

  async function wordsOf(locale: Locale): Promise<string[]> {
    const { docs } = await payload.find({ collection: 'properties', locale, depth: 1, pagination: false })
    const texts = docs.flatMap(({ title, type, city, publicId }) => [
      title ?? '',
      typeof type === 'object' ? (type?.name ?? '') : '',
      typeof city === 'object' ? `${city.name} ${city.zip}` : '',
      String(publicId),
    ])
    return [...new Set([...texts, ...(await townNames())].flatMap((text) => text.split(/\s+/)))].filter(
      Boolean,
    )
  }

  async function comparePanel(text: string, locale: Locale): Promise<number> {
    const { findSearchPanel } = await import('@/site/data/search/search-panel')
    const { types, cities, properties, matches } = await findSearchPanel({ query: text, locale })
    if (!matches) throw new Error(`No answer to ${text}`)
    for (const goal of ['sale', 'rent'] as const) {
      const places = [...types, ...cities].map((one) => one[goal]).slice(0, 5)
      for (const { count, href } of [matches[goal], ...places.filter((place) => place.href !== null)])
        expect(await totalOf(href, { text, goal, locale }), `${text}: ${href}`).toBe(count)
      for (const { count, href } of [matches[goal], ...places]) expect(href === null, text).toBe(count === 0)
    }
    const { all, sale, rent } = matches
    expect(await totalOf(all.href, { text, goal: null, locale }), text).toBe(all.count)
    const { readTypedLine } = await import('@/site/data/search/typed-lines')
    const line = await readTypedLine({ text, locale })
    // 'À louer' is the goal of a search of both, and nothing in the list of one.
    const goal = line?.criteria.goal ?? null
    expect(goal ? matches[goal].count : sale.count + rent.count, text).toBe(all.count)
    const named = [...types, ...cities].reduce((sum, one) => sum + one.sale.count + one.rent.count, 0)
    // 'Luxemburg' is a town, and also the country around it.
    if (!line && types.length + cities.length + properties.length > 0)
      expect(all.count, text).toBeLessThanOrEqual(named + properties.length)
    return all.count
  }

  it.each(locales)(
    'finds as many properties in the panel as on the buttons and in the lists, in %s',
    async (locale) => {
      const words = await wordsOf(locale)
      const random = createRandom(22 + locales.indexOf(locale))
      const word = () => words[random.whole(0, words.length - 1)] ?? ''
      const several = (count: number, make: () => string) => Array.from({ length: count }, make)
      const texts = [
        ...several(25, word),
        ...several(25, () => `${word()} ${word()}`),
        ...several(10, () => word().slice(0, random.whole(1, 4))),
      ]
      const counts: number[] = []
      for (const text of texts) counts.push(await comparePanel(text, locale))
      expect(counts.filter((count) => count > 0).length).toBeGreaterThan(10)
      expect(counts.filter((count) => count === 0).length).toBeGreaterThan(0)
    },
  )
})
