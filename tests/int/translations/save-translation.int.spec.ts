import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Locale } from '@/domain/shared/locale'
import { startSite, stopPayload } from '../../support/database/payload'
import { paragraph, richText } from '../../support/files/lexical'
import { createPlaces, houseData } from '../../support/properties/search-properties'
import { createVisitors, requestOf, type Visitors } from '../../support/site/visitors'

let payload: Payload
let visitors: Visitors

const ids = { house: 0, draft: 0, form: 0, slider: 0 }

beforeAll(async () => {
  ;({ payload } = await startSite())
  visitors = await createVisitors(payload)
  const places = await createPlaces(payload)
  const data = { ...houseData(places), description: richText(paragraph('Une maison.'), paragraph('Calme.')) }
  ids.house = (await payload.create({ collection: 'properties', locale: 'fr', data })).id
  ids.draft = (
    await payload.create({ collection: 'properties', locale: 'fr', data: { ...data, _status: 'draft' } })
  ).id
  ids.form = (
    await payload.create({
      collection: 'contact-forms',
      locale: 'fr',
      data: { kind: 'site-contact', name: 'Contact', title: 'Écrivez', intro: 'Nous répondons.' },
    })
  ).id
  ids.slider = (
    await payload.create({
      collection: 'sliders',
      locale: 'fr',
      data: { name: 'Accueil', slides: [{ title: 'Un', link: '/contact/' }, { title: 'Deux' }] },
    })
  ).id
})
afterAll(stopPayload)

type Sent = {
  document: string
  from?: Locale | string
  to?: Locale | string
  base?: string | null
  texts: Record<string, string[]>
}

async function save(who: keyof Visitors, { from = 'fr', to = 'nl', base = null, ...sent }: Sent) {
  const { translationEndpoints } = await import('@/cms/collections/translations/translation-endpoints')
  const [endpoint] = translationEndpoints
  const req = await requestOf(payload, { user: visitors[who], payloadAPI: 'REST' })
  const body = { from, to, base, ...sent }
  const answer = await endpoint?.handler(Object.assign(req, { json: () => Promise.resolve(body) }))
  return { status: answer?.status ?? 0, body: await answer?.json() }
}

const houseIn = (id: number, { locale = 'nl', draft = false }: { locale?: Locale; draft?: boolean } = {}) =>
  payload.findByID({ collection: 'properties', id, locale, draft, depth: 0 })

describe('the translation of a document', () => {
  it('is stored in its language, with the structure of the source', async () => {
    const texts = { title: ['Huis in Waver'], description: ['Een huis.', 'Rustig.'] }
    const answer = await save('agent', { document: `properties/${ids.house}`, texts })
    expect(answer).toMatchObject({ status: 200, body: { ok: true, base: expect.any(String) } })
    const dutch = await houseIn(ids.house)
    expect(dutch).toMatchObject({
      title: 'Huis in Waver',
      description: richText(paragraph('Een huis.'), paragraph('Rustig.')),
      _status: 'published',
    })
    expect((await houseIn(ids.house, { locale: 'fr' })).description).toEqual(
      richText(paragraph('Une maison.'), paragraph('Calme.')),
    )
  })

  it('stays a draft where the document is one', async () => {
    const texts = { title: ['Ontwerp'] }
    expect(await save('agent', { document: `properties/${ids.draft}`, texts })).toMatchObject({ status: 200 })
    expect(await houseIn(ids.draft, { draft: true })).toMatchObject({ title: 'Ontwerp', _status: 'draft' })
  })

  it('of the row of a list leaves the others and other languages alone', async () => {
    const before = await payload.findByID({ collection: 'sliders', id: ids.slider, locale: 'fr', depth: 0 })
    const [, second] = before.slides ?? []
    const texts = { [`slides.${second?.id}.title`]: ['Twee'] }
    expect(await save('editor', { document: `sliders/${ids.slider}`, texts })).toMatchObject({ status: 200 })
    const dutch = await payload.findByID({ collection: 'sliders', id: ids.slider, locale: 'nl', depth: 0 })
    expect(dutch.slides?.map(({ title }) => title ?? null)).toEqual([null, 'Twee'])
    const french = await payload.findByID({ collection: 'sliders', id: ids.slider, locale: 'fr', depth: 0 })
    expect(french.slides?.map(({ title, link }) => [title, link])).toEqual([
      ['Un', '/contact/'],
      ['Deux', null],
    ])
  })

  it('of a setting is stored too', async () => {
    await payload.updateGlobal({ slug: 'home-search', locale: 'fr', data: { title: 'Trouvez' } })
    const texts = { title: ['Vind'] }
    expect(await save('editor', { document: 'globals/home-search', texts })).toMatchObject({ status: 200 })
    expect(await payload.findGlobal({ slug: 'home-search', locale: 'nl' })).toMatchObject({ title: 'Vind' })
    expect(await payload.findGlobal({ slug: 'home-search', locale: 'fr' })).toMatchObject({
      title: 'Trouvez',
    })
  })

  it('is refused at the text whose marks or words are wrong, and then stores nothing', async () => {
    const document = `properties/${ids.house}`
    const marked = { title: ['Anders'], description: ['<1>Een</1> huis.', 'Stil.'] }
    expect(await save('agent', { document, texts: marked })).toMatchObject({
      status: 422,
      body: { errors: { 'description 0': 'marks' } },
    })
    await payload.update({
      collection: 'properties',
      id: ids.house,
      locale: 'nl',
      data: { listedIn: { dutch: true, french: true, english: false, german: false } },
    })
    expect(await save('agent', { document, texts: { title: [''] } })).toMatchObject({
      status: 422,
      body: { errors: { 'title 0': expect.any(String) } },
    })
    expect(await houseIn(ids.house)).toMatchObject({ title: 'Huis in Waver' })
  })

  it('is refused when somebody else has saved the document since', async () => {
    const document = `contact-forms/${ids.form}`
    const { updatedAt } = await payload.findByID({ collection: 'contact-forms', id: ids.form, locale: 'fr' })
    const first = await save('editor', { document, base: updatedAt, texts: { title: ['Schrijf'] } })
    expect(first).toMatchObject({ status: 200 })
    const stale = await save('admin', { document, base: updatedAt, texts: { intro: ['Wij antwoorden.'] } })
    expect(stale).toMatchObject({ status: 409, body: { error: 'outdated' } })
    const again = await save('admin', {
      document,
      base: first.body.base,
      texts: { intro: ['Wij antwoorden.'] },
    })
    expect(again).toMatchObject({ status: 200 })
    const dutch = await payload.findByID({ collection: 'contact-forms', id: ids.form, locale: 'nl' })
    expect(dutch).toMatchObject({ title: 'Schrijf', intro: 'Wij antwoorden.' })
  })

  it('is stored by who may change the document alone', async () => {
    const texts = { title: ['Mijn tekst'] }
    const document = `contact-forms/${ids.form}`
    for (const who of ['anonymous', 'owner'] as const)
      expect((await save(who, { document, texts })).status, who).toBe(403)
    expect(await save('agent', { document, texts })).toMatchObject({ status: 404 })
    for (const other of [
      'users/1',
      'owners/1',
      'globals/mail-texts',
      'contact-forms/99999',
      'contact-forms',
      '',
    ])
      expect((await save('admin', { document: other, texts })).status, other).toBe(404)
    const dutch = await payload.findByID({ collection: 'contact-forms', id: ids.form, locale: 'nl' })
    expect(dutch.title).toBe('Schrijf')
  })

  it.each([
    ['an unknown language', { to: 'es' }],
    ['all languages', { to: 'all' }],
    ['the language of the source', { to: 'fr' }],
    ['a base that is no moment', { base: 'yesterday' }],
    ['an endless text', { texts: { title: ['x'.repeat(60_000)] } }],
  ])('is not stored for %s', async (_case, wrong) => {
    const sent = { document: `contact-forms/${ids.form}`, texts: { title: ['Fout'] }, ...wrong }
    expect(await save('admin', sent)).toMatchObject({ status: 400 })
  })

  it('is of the texts of the document alone: other fields in the request are left out', async () => {
    const texts = { price: ['1'], _status: ['draft'], 'meta.title': ['x'] }
    expect(await save('agent', { document: `properties/${ids.house}`, texts })).toMatchObject({ status: 200 })
    expect(await houseIn(ids.house)).toMatchObject({ _status: 'published', title: 'Huis in Waver' })
  })
})
