import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locales, perLocale, type Locale } from '@/domain/shared/locale'
import type { TranslatedField } from '@/domain/translations/document-texts'
import { startSite, stopPayload } from '../../support/database/payload'
import { paragraph, richText } from '../../support/files/lexical'
import { createPlaces, houseData, type Places } from '../../support/properties/search-properties'
import { createVisitors, requestOf, type Visitors } from '../../support/site/visitors'

let payload: Payload
let visitors: Visitors
let places: Places

const site: Locale[] = [...locales]

const entitiesOf = async (who: keyof Visitors) => {
  const { findTranslatedEntities } = await import('@/cms/queries/translations/translated-entities')
  return findTranslatedEntities(await requestOf(payload, { user: visitors[who], payloadAPI: 'REST' }))
}

type Asked = { slug?: string; locale?: Locale; page?: number; size?: number; languages?: Locale[] }

async function find({ slug, locale, page = 1, size = 1000, languages = site }: Asked = {}) {
  const { findGaps } = await import('@/cms/queries/translations/find-gaps')
  const filter = { slug: slug ?? null, locale: locale ?? null }
  return findGaps({ payload, entities: await entitiesOf('admin'), site: languages, filter, page, size })
}

async function gapsBySQL() {
  const { documents } = await find()
  return documents.map(({ entity, id, gaps }) => [`${entity.slug}/${id}`, gaps] as const)
}

/** What the rule says about each document as Payload reads it. */
async function gapsByRule() {
  const { findTexts } = await import('@/domain/translations/document-texts')
  const { gapsOf, shownLanguages } = await import('@/domain/translations/gaps')
  const { isRecord } = await import('@/domain/shared/is-record')
  const { listedInFields } = await import('@/domain/properties/listed-in')
  const entities = await entitiesOf('admin')
  const found: (readonly [string, Record<Locale, number>])[] = []
  for (const entity of entities) {
    const docs: unknown[] =
      entity.type === 'global'
        ? [{ ...(await payload.findGlobal({ slug: entity.slug, locale: 'all', depth: 0 })) }]
        : (
            await payload.find({
              collection: entity.slug,
              locale: 'all',
              depth: 0,
              draft: true,
              pagination: false,
            })
          ).docs
    for (const doc of docs) {
      if (!isRecord(doc)) continue
      const { listedIn } = doc
      const listed = isRecord(listedIn) ? locales.filter((locale) => listedIn[listedInFields[locale]]) : null
      const shown = shownLanguages({ site, listed })
      const lacking = findTexts(entity.fields, { data: doc }).flatMap(({ values }) =>
        gapsOf({ values, shown }),
      )
      const gaps = perLocale((locale) => lacking.filter((each) => each === locale).length)
      if (lacking.length > 0) found.push([`${entity.slug}/${String(doc.id)}`, gaps])
    }
  }
  return found
}

const createHouse = async (changes: Parameters<typeof houseData>[1]) =>
  (
    await payload.create({
      collection: 'properties',
      locale: 'fr',
      data: { ...houseData(places), ...changes },
    })
  ).id

const inTwoLanguages = { dutch: true, french: true, english: false, german: false }

const ids = { house: 0, draft: 0, form: 0, slider: 0, project: 0 }

beforeAll(async () => {
  ;({ payload } = await startSite())
  visitors = await createVisitors(payload)
  places = await createPlaces(payload)
  const description = richText(paragraph('Une maison.'))
  ids.house = await createHouse({
    listedIn: { ...inTwoLanguages, dutch: false },
    description,
    meta: { title: 'À vendre' },
  })
  await payload.update({
    collection: 'properties',
    id: ids.house,
    locale: 'nl',
    data: { title: 'Huis', description: richText(paragraph(' ')), listedIn: inTwoLanguages },
  })
  ids.draft = await createHouse({ listedIn: inTwoLanguages, _status: 'draft' })
  ids.project = (
    await payload.create({
      collection: 'projects',
      locale: 'fr',
      data: {
        title: 'Le Parc',
        city: places.wavre,
        listedIn: { ...inTwoLanguages, dutch: false },
        phases: [{ name: 'Phase 1' }, { name: 'Phase 2' }],
      },
    })
  ).id
  ids.form = (
    await payload.create({
      collection: 'contact-forms',
      locale: 'fr',
      data: { kind: 'site-contact', name: 'Contact', title: 'Écrivez', intro: 'Nous répondons.' },
    })
  ).id
  await payload.update({
    collection: 'contact-forms',
    id: ids.form,
    locale: 'nl',
    data: { title: 'Schrijf ons' },
  })
  ids.slider = (
    await payload.create({
      collection: 'sliders',
      locale: 'fr',
      data: { name: 'Accueil', slides: [{ title: 'Un' }, { title: 'Deux', text: 'Deux mots' }] },
    })
  ).id
  await payload.updateGlobal({ slug: 'home-search', locale: 'nl', data: { title: 'Zoek' } })
})
afterAll(stopPayload)

describe('the gaps of documents', () => {
  it('are those of the rule, in every collection and global', async () => {
    const found = await gapsBySQL()
    const byRule = await gapsByRule()
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(byRule))
    const gapsAt = new Map(found)
    expect(gapsAt.get(`properties/${ids.house}`)).toEqual({ nl: 2, fr: 0, en: 0, de: 0 })
    expect(gapsAt.get(`properties/${ids.draft}`)?.nl).toBeGreaterThan(0)
    expect(gapsAt.get(`contact-forms/${ids.form}`)).toEqual({ nl: 1, fr: 0, en: 2, de: 2 })
    expect(gapsAt.get(`sliders/${ids.slider}`)).toEqual({ nl: 3, fr: 0, en: 3, de: 3 })
    expect(gapsAt.get('home-search/1')).toEqual({ nl: 0, fr: 1, en: 1, de: 1 })
    expect(gapsAt.has(`projects/${ids.project}`)).toBe(false)
  })

  it('are counted by language, and listed by language and page', async () => {
    const { counts, documents, total } = await find({ slug: 'properties', locale: 'nl', page: 2, size: 1 })
    expect(counts.find(({ entity }) => entity.slug === 'properties')).toMatchObject({
      any: 2,
      documents: { nl: 2, fr: 0, en: 0, de: 0 },
    })
    expect(total).toBe(2)
    expect(documents.map(({ id }) => id)).toEqual([ids.house])
    expect(await find({ slug: 'properties', locale: 'en' })).toMatchObject({ documents: [], total: 0 })
    expect(await find({ slug: 'no-such-thing' })).toMatchObject({ documents: [], total: 0 })
    const { documents: first } = await find({ size: 3 })
    expect(first).toHaveLength(3)
  })

  it('are not those of languages that the site does not have', async () => {
    expect(await find({ languages: ['fr'] })).toMatchObject({ documents: [], total: 0 })
  })

  it('are read for what a member of staff may change alone', async () => {
    const slugs = async (who: keyof Visitors) => (await entitiesOf(who)).map(({ slug }) => slug)
    expect(await slugs('agent')).toEqual(expect.arrayContaining(['properties', 'projects', 'media']))
    expect(await slugs('agent')).not.toEqual(expect.arrayContaining(['pages']))
    expect(await slugs('editor')).toEqual(
      expect.arrayContaining(['properties', 'pages', 'modules', 'top-bar-items', 'site-settings']),
    )
    for (const who of ['anonymous', 'owner'] as const) expect(await slugs(who)).toEqual([])
  })

  it('are counted for ten thousand homes in well under a second, also beside other work', async () => {
    const db = payload.db.drizzle
    await db.execute(
      sql`insert into properties (goal, updated_at, created_at) select 'sale', now(), now() from generate_series(1, 10000)`,
    )
    await db.execute(sql`insert into _properties_v (parent_id, latest, version_listed_in_dutch, version_listed_in_french,
      version_listed_in_german, version_listed_in_english, updated_at, created_at)
      select id, true, true, true, true, true, now(), now() from properties where id > ${ids.draft}`)
    const text = JSON.stringify(
      richText(...Array.from({ length: 6 }, () => paragraph('Een zin. '.repeat(40)))),
    )
    await db.execute(sql`insert into _properties_v_locales (version_title, version_description, _locale, _parent_id)
      select 'Huis', case when _locale = 'de' then null else ${text}::jsonb end, _locale, v.id from _properties_v v, unnest(enum_range(null::_locales)) _locale
      where v.parent_id > ${ids.draft}`)
    await db.execute(sql`analyze _properties_v; analyze _properties_v_locales`)
    const times: number[] = []
    for (const page of [1, 2, 50]) {
      const began = performance.now()
      const { counts, documents } = await find({ slug: 'properties', locale: 'de', page, size: 100 })
      times.push(performance.now() - began)
      expect(counts.find(({ entity }) => entity.slug === 'properties')?.documents.de).toBe(10_000)
      expect(documents).toHaveLength(100)
    }
    expect(Math.min(...times)).toBeLessThan(1500)
  })
})

/** Where the form of a document has its texts. */
const pathsOf = (fields: readonly TranslatedField[], start = ''): string[] =>
  fields.flatMap((field) => {
    const path = `${start}${field.name}`
    if (field.kind === 'group') return pathsOf(field.fields, `${path}.`)
    return field.kind === 'list' ? pathsOf(field.fields, `${path}.0.`) : [path]
  })

it.each(locales)('every text is named by the words of its field, in %s', async (locale) => {
  const { placeLabel } = await import('@/cms/fields/place-label')
  const req = await requestOf(payload, { user: visitors.admin, payloadAPI: 'REST' })
  const reader = Object.assign(req, { i18n: { ...req.i18n, language: locale } })
  for (const entity of await entitiesOf('admin'))
    for (const path of pathsOf(entity.fields)) {
      const label = placeLabel(reader, { fields: entity.config.fields, place: path })
      // A name of the code begins with a small letter, a label of the office does not.
      expect(label, `${entity.slug} ${path}`).not.toMatch(/(^|› )[a-z]/)
    }
})
