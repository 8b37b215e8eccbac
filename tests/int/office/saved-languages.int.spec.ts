import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  createPlace,
  factories,
  makeFile,
  nextNumber,
  walloonMentions,
} from '../../support/database/factories'
import { startSite, stopPayload, type Site } from '../../support/database/payload'
import { createRest, logIn, type CallRest } from '../../support/site/rest'
import { createVisitors } from '../../support/site/visitors'

let site: Site
let rest: CallRest
let token: string | null
let place: { type: number; city: number }
let staff: { relationTo: 'users'; value: number }

beforeAll(async () => {
  site = await startSite()
  rest = createRest(site.config)
  const visitors = await createVisitors(site.payload)
  token = await logIn(site.payload, visitors.admin)
  place = await createPlace(site.payload)
  staff = { relationTo: 'users', value: Number(visitors.admin?.id) }
})
afterAll(stopPayload)

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

async function ask(method: Method, path: string, body?: unknown) {
  const response = await rest({ method, path, body, token })
  return { status: response.status, answer: await response.json() }
}

/** A property with a text in each of these languages, listed in them. */
async function createProperty(
  titles: Partial<Record<'nl' | 'fr' | 'en' | 'de', string>>,
  fields: object = {},
) {
  const flags = { nl: 'dutch', fr: 'french', en: 'english', de: 'german' } as const
  const all = (['nl', 'fr', 'en', 'de'] as const).filter((locale) => titles[locale])
  const [first = 'fr', ...others] = all
  const data = {
    goal: 'sale' as const,
    ...place,
    ...walloonMentions,
    price: 300_000,
    listedIn: Object.fromEntries(all.map((locale) => [flags[locale], true])),
    _status: 'published' as const,
    ...fields,
  }
  const { payload } = site
  const { id } = await payload.create({
    collection: 'properties',
    data: { ...data, title: titles[first] ?? '' },
    locale: first,
  })
  for (const locale of others) {
    const title = titles[locale] ?? ''
    await payload.update({ collection: 'properties', id, data: { title }, locale })
  }
  return id
}

const titlesOf = async (id: number) =>
  (await site.payload.findByID({ collection: 'properties', id, locale: 'all', draft: true })).title

const refusedFields = (answer: { errors: { data?: { errors: { path: string; message: string }[] } }[] }) =>
  Object.fromEntries((answer.errors[0]?.data?.errors ?? []).map(({ path, message }) => [path, message]))

describe('a request without a language, or with an unknown one', () => {
  it.each(['', 'locale=', 'locale=xx', 'locale=FR', 'locale=undefined', 'locale=fr-BE'])(
    'reads and saves in the default language: ?%s',
    async (query) => {
      const id = await createProperty({ fr: 'Maison', nl: 'Huis' })
      const path = `/properties/${id}?${query}`
      expect((await ask('GET', path)).answer.title).toBe('Maison')
      const saved = await ask('PATCH', path, { price: 290_000 })
      expect([saved.status, saved.answer.doc?.title, saved.answer.doc?.price]).toEqual([
        200,
        'Maison',
        290_000,
      ])
      expect((await ask('PATCH', path, { title: 'Villa' })).status).toBe(200)
      expect(await titlesOf(id)).toEqual({ fr: 'Villa', nl: 'Huis' })
      const { answer: list } = await ask('GET', `/properties?where[id][equals]=${id}&${query}`)
      expect(list.docs[0].title).toBe('Villa')
      const found = await ask('GET', `/properties?where[title][equals]=Villa&${query}`)
      expect(found.answer.docs.map((doc: { id: number }) => doc.id)).toContain(id)
      const versions = await ask('GET', `/properties/versions?where[parent][equals]=${id}&sort=-id&${query}`)
      expect(versions.answer.docs[0].version.title).toBe('Villa')
      const one = await ask('GET', `/properties/versions/${versions.answer.docs[0].id}?${query}`)
      expect(one.answer.version.title).toBe('Villa')
      const bulk = await ask('PATCH', `/properties?where[id][equals]=${id}&${query}`, { price: 280_000 })
      expect([bulk.status, bulk.answer.docs[0]?.title, bulk.answer.errors]).toEqual([200, 'Villa', []])
      const copy = await ask('POST', `/properties/${id}/duplicate?${query}`, { publicId: 50_000 + id })
      expect([copy.status, copy.answer.doc?.title]).toEqual([200, 'Villa'])
      expect((await ask('DELETE', path)).answer.doc.title).toBe('Villa')
    },
  )

  it('may name the language in its body', async () => {
    const id = await createProperty({ fr: 'Maison', nl: 'Huis' })
    const saved = await ask('PATCH', `/properties/${id}`, { locale: 'nl', title: 'Herenhuis' })
    expect(saved.status).toBe(200)
    expect(await titlesOf(id)).toEqual({ fr: 'Maison', nl: 'Herenhuis' })
    expect((await ask('PATCH', `/properties/${id}`, { locale: 'xx', title: 'Villa' })).status).toBe(200)
    expect(await titlesOf(id)).toEqual({ fr: 'Villa', nl: 'Herenhuis' })
  })

  it('reads and saves the settings in the default language', async () => {
    const { payload } = site
    await payload.updateGlobal({ slug: 'home-search', data: { title: 'Chercher' }, locale: 'fr' })
    await payload.updateGlobal({ slug: 'home-search', data: { title: 'Zoeken' }, locale: 'nl' })
    for (const query of ['', '?locale=xx']) {
      expect((await ask('GET', `/globals/home-search${query}`)).answer.title).toBe('Chercher')
      const saved = await ask('POST', `/globals/home-search${query}`, { showSearchCount: true })
      expect([saved.status, saved.answer.result?.title]).toEqual([200, 'Chercher'])
    }
  })

  it('may also come from the Local API', async () => {
    const id = await createProperty({ fr: 'Maison', nl: 'Huis' })
    const options = { collection: 'properties', id, locale: JSON.parse('"xx"') } as const
    expect((await site.payload.findByID(options)).title).toBe('Maison')
    expect((await site.payload.update({ ...options, data: { price: 1000 } })).title).toBe('Maison')
  })
})

describe('a property that is listed in some languages', () => {
  it.each(['nl', 'en', 'fr', 'de'] as const)(
    'is saved and published in %s, whether listed there or not',
    async (locale) => {
      const id = await createProperty({ fr: 'Maison', de: 'Haus' })
      const saved = await ask('PATCH', `/properties/${id}?locale=${locale}`, {
        price: 275_000,
        _status: 'published',
      })
      expect([saved.status, saved.answer.doc?.price]).toEqual([200, 275_000])
      expect(await titlesOf(id)).toEqual({ fr: 'Maison', de: 'Haus' })
    },
  )

  it('is read once for its titles in all of them', async () => {
    const id = await createProperty({ nl: 'Huis', fr: 'Maison', en: 'House', de: 'Haus' })
    const reads = vi.spyOn(site.payload, 'findByID')
    const { status } = await ask('PATCH', `/properties/${id}?locale=fr`, { price: 280_000 })
    const ofTitles = reads.mock.calls.filter(([{ locale, draft }]) => locale === 'all' && draft === true)
    reads.mockRestore()
    expect([status, ofTitles.length]).toEqual([200, 1])
  })

  it('cannot lose its title in one of them', async () => {
    const id = await createProperty({ fr: 'Maison', de: 'Haus' })
    for (const title of ['', '   ', null]) {
      const refused = await ask('PATCH', `/properties/${id}?locale=de`, { title })
      expect(refused.status).toBe(400)
      expect(refusedFields(refused.answer).title).toContain('allemand')
    }
  })

  it.each([
    ['properties', 'nl', 'dutch', 'néerlandais'],
    ['properties', 'en', 'english', 'anglais'],
    ['projects', 'de', 'german', 'allemand'],
  ] as const)(
    '%s: is not listed in %s before it has a title there',
    async (collection, locale, flag, name) => {
      const id =
        collection === 'properties'
          ? await createProperty({ fr: 'Maison' })
          : (await site.payload.create({ collection, data: { title: 'Les Tilleuls', _status: 'published' } }))
              .id
      const elsewhere = await ask('PATCH', `/${collection}/${id}?locale=fr`, { listedIn: { [flag]: true } })
      expect(elsewhere.status).toBe(400)
      expect(refusedFields(elsewhere.answer)[`listedIn.${flag}`]).toContain(name)
      const there = await ask('PATCH', `/${collection}/${id}?locale=${locale}`, {
        listedIn: { [flag]: true },
      })
      expect(there.status).toBe(400)
      expect(refusedFields(there.answer).title).toContain(name)
      const whole = { title: 'Titel', listedIn: { [flag]: true } }
      expect((await ask('PATCH', `/${collection}/${id}?locale=${locale}`, whole)).status).toBe(200)
    },
  )

  it('needs a title in one language at least', async () => {
    const refused = await ask('POST', '/properties?locale=nl', {
      goal: 'sale',
      ...place,
      _status: 'published',
    })
    expect(Object.keys(refusedFields(refused.answer))).not.toEqual([])
    const draft = await ask('POST', '/properties?locale=nl&draft=true', { goal: 'sale', ...place })
    const published = await ask('PATCH', `/properties/${draft.answer.doc.id}?locale=nl`, {
      ...walloonMentions,
      _status: 'published',
    })
    expect(refusedFields(published.answer)).toHaveProperty('title')
  })

  it('is copied in a language that it is not listed in', async () => {
    const id = await createProperty({ de: 'Haus' })
    for (const [number, locale] of (['nl', 'fr', 'de'] as const).entries()) {
      const publicId = 60_000 + 10 * id + number
      const copy = await ask('POST', `/properties/${id}/duplicate?locale=${locale}&draft=false`, { publicId })
      expect([copy.status, copy.answer.errors]).toEqual([200, undefined])
      expect(await titlesOf(copy.answer.doc.id)).toEqual({ de: 'Haus' })
    }
  })
})

const onlyIn = {
  properties: 'title',
  'property-types': 'name',
  cities: 'name',
  pages: 'name',
  articles: 'title',
  categories: 'name',
  testimonials: 'text',
  popups: 'title',
  'top-bar-items': 'label',
} as const satisfies Partial<Record<CollectionSlug, string>>

describe('a document with texts in one language only', () => {
  it.each(Object.entries(onlyIn))('%s are saved in every other', async (slug, field) => {
    const collection = Object.keys(onlyIn).find((name): name is keyof typeof onlyIn => name === slug)
    if (!collection) throw new Error(slug)
    const data = factories[collection]({ ...place, user: staff }, nextNumber())
    const text = 'Deutscher Text'
    const created = await ask('POST', `/${slug}?locale=de`, {
      ...data,
      [field]: text,
      ...('_status' in data ? { _status: 'published' } : {}),
    })
    expect(created.status).toBe(201)
    const { id } = created.answer.doc
    for (const locale of ['nl', 'fr', 'en']) {
      const saved = await ask('PATCH', `/${slug}/${id}?locale=${locale}`, { snapshotKey: 'x', marquee: 1 })
      expect([locale, saved.status]).toEqual([locale, 200])
    }
    expect((await ask('GET', `/${slug}/${id}?locale=de`)).answer[field]).toBe(text)
    const emptied = await ask('PATCH', `/${slug}/${id}?locale=de`, { [field]: '' })
    expect(emptied.status).toBe(400)
    expect(refusedFields(emptied.answer)).toHaveProperty(field)
  })
})

describe('restoring a version', () => {
  const versioned = {
    properties: ['title', 'price'],
    projects: ['title', 'street'],
    pages: ['name', 'menuSort'],
    modules: ['title', 'internalName'],
    articles: ['title', 'intro'],
    testimonials: ['text', 'author'],
    popups: ['title', 'delay'],
  } as const

  it.each(
    Object.keys(versioned).flatMap(
      (slug) =>
        [
          [slug, 'fr'],
          [slug, 'nl'],
        ] as const,
    ),
  )('%s: works where the only language is %s, named or not', async (slug, language) => {
    const collection = Object.keys(versioned).find((name): name is keyof typeof versioned => name === slug)
    if (!collection) throw new Error(slug)
    const [field] = versioned[collection]
    const data = { ...factories[collection]({ ...place, user: staff }, nextNumber()), _status: 'published' }
    const created = await ask('POST', `/${slug}?locale=${language}`, { ...data, [field]: 'Before' })
    expect(created.status).toBe(201)
    const { id } = created.answer.doc
    const other = language === 'fr' ? 'nl' : 'fr'
    expect((await ask('PATCH', `/${slug}/${id}?locale=${language}`, { [field]: 'After' })).status).toBe(200)
    const list = await ask('GET', `/${slug}/versions?where[parent][equals]=${id}&sort=id`)
    const [oldest] = list.answer.docs
    for (const query of ['', '?draft=false', '?draft=true', `?locale=${other}`, '?locale=xx']) {
      const restored = await ask('POST', `/${slug}/versions/${oldest.id}${query}`)
      expect([query, restored.status]).toEqual([query, 200])
      const now = await ask('GET', `/${slug}/${id}?locale=${language}&draft=true`)
      expect(now.answer[field]).toBe('Before')
    }
  })
})

describe('a draft among the versions', () => {
  it('is restored as a draft, beside the published version', async () => {
    const id = await createProperty({ fr: 'Maison' })
    const draft = await ask('PATCH', `/properties/${id}?draft=true`, { title: 'Brouillon', _status: 'draft' })
    expect(draft.status).toBe(200)
    await ask('PATCH', `/properties/${id}`, { title: 'Maison de maître', _status: 'published' })
    const list = await ask(
      'GET',
      `/properties/versions?where[parent][equals]=${id}&where[version._status][equals]=draft`,
    )
    const restored = await ask('POST', `/properties/versions/${list.answer.docs[0].id}?draft=false`)
    expect(restored.status).toBe(200)
    const seen = await site.payload.findByID({ collection: 'properties', id, overrideAccess: false })
    expect([seen._status, seen.title]).toEqual(['published', 'Maison de maître'])
    expect((await ask('GET', `/properties/${id}?draft=true`)).answer.title).toBe('Brouillon')
  })

  it('is restored also where it is incomplete', async () => {
    const draft = await ask('POST', '/properties?locale=nl&draft=true', { price: 1 })
    expect(draft.status).toBe(201)
    const { id } = draft.answer.doc
    await ask('PATCH', `/properties/${id}?draft=true`, { price: 2 })
    const list = await ask('GET', `/properties/versions?where[parent][equals]=${id}&sort=id`)
    const restored = await ask('POST', `/properties/versions/${list.answer.docs[0].id}?draft=false`)
    expect(restored.status).toBe(200)
    expect((await ask('GET', `/properties/${id}?draft=true`)).answer.price).toBe(1)
  })
})

it('reports the field because of which a version cannot be restored', async () => {
  const { payload } = site
  const page = { name: 'Page', type: 'page', path: '/page-une/', _status: 'published' } as const
  const { id } = await payload.create({ collection: 'pages', data: page })
  await payload.update({ collection: 'pages', id, data: { path: '/page-deux/' } })
  await payload.create({ collection: 'pages', data: { ...page, name: 'Autre' } })
  const list = await ask('GET', `/pages/versions?where[parent][equals]=${id}&sort=id`)
  const restored = await ask('POST', `/pages/versions/${list.answer.docs[0].id}`)
  expect(restored.status).toBe(400)
  expect(refusedFields(restored.answer).path).toContain('Autre')
})

it.each(['0', '999999', 'x', '-1', '1;'])('finds no version %s', async (id) => {
  expect((await ask('POST', `/properties/versions/${id}`)).status).toBeLessThan(500)
})

it('keeps the file that a picture is in, whatever language is named', async () => {
  const file = await makeFile('media')
  const { id } = await site.payload.create({ collection: 'media', data: { alt: 'Façade' }, file })
  expect((await ask('PATCH', `/media/${id}?locale=xx`, { alt: 'Porte' })).status).toBe(200)
  expect((await ask('GET', `/media/${id}`)).answer.alt).toBe('Porte')
})
