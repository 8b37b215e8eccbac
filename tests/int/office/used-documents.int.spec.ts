import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPlace, makeFile, walloonMentions } from '../../support/database/factories'
import { lexicalUpload } from '../../support/files/lexical-upload'
import { startSite, stopPayload, type Site } from '../../support/database/payload'
import { createRest, logIn, type CallRest } from '../../support/site/rest'
import { createVisitors } from '../../support/site/visitors'

let site: Site
let rest: CallRest
let token: string | null
let property: { goal: 'sale'; type: number; city: number; title: string; _status: 'published' }

beforeAll(async () => {
  site = await startSite()
  rest = createRest(site.config)
  const visitors = await createVisitors(site.payload)
  token = await logIn(site.payload, visitors.editor)
  const place = await createPlace(site.payload)
  property = { goal: 'sale', ...place, ...walloonMentions, title: 'Maison rose', _status: 'published' }
})
afterAll(stopPayload)

const makePicture = async () => {
  const { id } = await site.payload.create({ collection: 'media', data: {}, file: await makeFile('media') })
  return id
}

const remove = async (path: string, language = 'nl') => {
  const headers = { authorization: `JWT ${token}`, 'accept-language': language }
  const { handleEndpoints } = await import('payload')
  const request = new Request(`http://localhost:3000/api${path}`, { method: 'DELETE', headers })
  const response = await handleEndpoints({ config: site.config, request })
  return { status: response.status, answer: await response.json() }
}

const exists = async (collection: CollectionSlug, id: number) =>
  (await site.payload.findByID({ collection, id, disableErrors: true })) !== null

type Case = [name: string, use: (id: number) => Promise<unknown>]

const create = (collection: CollectionSlug, data: object, more: object = {}) =>
  rest({ method: 'POST', path: `/${collection}?locale=fr`, body: { ...data, ...more }, token }).then(
    async (response) => {
      const answer = await response.json()
      if (response.status !== 201) throw new Error(JSON.stringify(answer))
      return answer.doc.id
    },
  )

const places: Case[] = [
  ['a property', (id) => create('properties', { ...property, pictures: [id] })],
  ['a draft of a property', (id) => create('properties', { ...property, _status: 'draft', pictures: [id] })],
  ['the share picture of a property', (id) => create('properties', { ...property, meta: { image: id } })],
  [
    'the text of an article',
    (id) => create('articles', { title: 'Conseil', body: lexicalUpload(id), _status: 'published' }),
  ],
  ['a slide', (id) => create('sliders', { name: 'Accueil', slides: [{ picture: id }] })],
  ['an agent', (id) => create('agents', { name: 'Anne', photo: id })],
  [
    'a banner',
    (id) => create('pages', { name: 'Page', type: 'page', banner: { image: id }, _status: 'published' }),
  ],
]

describe('a picture that is used', () => {
  it.each(places)(
    'by %s cannot be deleted, alone or among others, and the refusal says where it is used',
    async (_name, use) => {
      const id = await makePicture()
      const free = await makePicture()
      await use(id)
      const refused = await remove(`/media/${id}`)
      expect(refused.status).toBe(409)
      const [error] = refused.answer.errors
      expect(error.message).toContain('gebruikt (1)')
      expect(error.data.usedIn).toHaveLength(1)
      expect(error.message).toContain(error.data.usedIn[0].href)
      const bulk = await remove(`/media?where[id][in]=${id},${free}`)
      expect(bulk.answer.errors).toMatchObject([{ id }])
      expect(bulk.answer.errors[0].message).toContain(error.data.usedIn[0].href)
      expect([await exists('media', id), await exists('media', free)]).toEqual([true, false])
    },
  )

  it('can be deleted once it is used no more, even if older versions use it', async () => {
    const id = await makePicture()
    const used = await create('properties', { ...property, pictures: [id] })
    await rest({ method: 'PATCH', path: `/properties/${used}?locale=fr`, body: { pictures: [] }, token })
    expect((await remove(`/media/${id}`)).status).toBe(200)
  })

  it.each([
    ['nl', 'Pand “Maison rose”'],
    ['fr', 'Bien “Maison rose”'],
    ['en', 'Home “Maison rose”'],
    ['de', 'Immobilie “Maison rose”'],
  ])('is named to a reader of %s', async (language, words) => {
    const id = await makePicture()
    await create('properties', { ...property, pictures: [id] })
    expect((await remove(`/media/${id}`, language)).answer.errors[0].message).toContain(words)
  })
})

it.each([
  ['documents', { title: 'Plan' }, (id: number) => create('properties', { ...property, documents: [id] })],
  ['agents', { name: 'Anne' }, (id: number) => create('properties', { ...property, agent: id })],
  [
    'cities',
    { name: 'Wavre', zip: '1300', countryId: 10 },
    (id: number) => create('properties', { ...property, city: id }),
  ],
  [
    'property-types',
    { name: 'Villa', webId: 77 },
    (id: number) => create('properties', { ...property, extraTypes: [id] }),
  ],
  ['categories', { name: 'Conseils' }, (id: number) => create('categories', { name: 'Vendre', parent: id })],
] as const)('a used document of %s cannot be deleted', async (collection, data, use) => {
  const file = await makeFile(collection)
  const { id } = await site.payload.create({ collection, data: { ...data }, file })
  expect(await exists(collection, id)).toBe(true)
  const user = await use(id)
  expect((await remove(`/${collection}/${id}`)).status).toBe(409)
  expect(await exists(collection, id)).toBe(true)
  await site.payload.delete({
    collection: collection === 'categories' ? 'categories' : 'properties',
    id: user,
  })
  expect((await remove(`/${collection}/${id}`)).status).toBe(200)
})

describe('a private document', () => {
  it('names the homes that have it in its list, published or drafted, and none from the bin', async () => {
    const { findDocumentUsers } = await import('@/cms/queries/properties/document-uses')
    const make = async (data: object) =>
      (await site.payload.create({ collection: 'documents', data, file: await makeFile('documents') })).id
    const [id, free] = [await make({ title: 'Plan' }), await make({})]
    const published = await create('properties', { ...property, documents: [id] })
    const path = `/properties/${await create('properties', property)}`
    const changed = { documents: [id], _status: 'draft' }
    await rest({ method: 'PATCH', path: `${path}?draft=true&locale=fr`, body: changed, token })
    const gone = await create('properties', { ...property, documents: [id] })
    await site.payload.update({
      collection: 'properties',
      id: gone,
      data: { deletedAt: new Date().toISOString() },
    })
    const found = await findDocumentUsers({ payload: site.payload, ids: [id, free], locale: 'nl' })
    const { publicId } = await site.payload.findByID({ collection: 'properties', id: published })
    expect(found.get(id)?.map(({ id: user }) => user)).toEqual([published, Number(path.split('/')[2])])
    expect(found.get(id)?.[0]?.name).toBe(`${publicId} · Maison rose`)
    expect(found.has(free)).toBe(false)
  })

  it('has its title or its own name on the card of a form, and keeps the name of its file elsewhere', async () => {
    const file = await makeFile('documents')
    const { id, filename } = await site.payload.create({ collection: 'documents', data: {}, file })
    const ask = async () => {
      const headers = {
        authorization: `JWT ${token}`,
        'content-type': 'application/x-www-form-urlencoded',
        'x-payload-http-method-override': 'GET',
      }
      const { handleEndpoints } = await import('payload')
      const body = new URLSearchParams({ 'where[id][equals]': String(id), locale: 'fr' })
      const address = 'http://localhost:3000/api/documents'
      const request = new Request(address, { method: 'POST', headers, body })
      const answer = await (await handleEndpoints({ config: site.config, request })).json()
      return { name: answer.docs[0].filename, url: answer.docs[0].url }
    }
    expect(filename).toMatch(/^[0-9a-f-]{36}\.jpg$/)
    expect(await ask()).toEqual({ name: file?.name, url: `/api/documents/file/${filename}` })
    await site.payload.update({ collection: 'documents', id, locale: 'fr', data: { title: 'Plan' } })
    expect((await ask()).name).toBe('Plan')
    const answer = await rest({ path: `/documents/${id}?locale=fr`, token })
    expect((await answer.json()).filename).toBe(filename)
  })

  it('has its own name on the card at once, where the back office uploads it, and not for programs', async () => {
    const { handleEndpoints } = await import('payload')
    const upload = async (headers: Record<string, string>) => {
      const { data, mimetype, name } = (await makeFile('documents')) ?? { data: Buffer.from(''), name: '' }
      const body = new FormData()
      body.append('file', new File([new Uint8Array(data)], 'epc-2026.jpg', { type: mimetype ?? name }))
      const request = new Request('http://localhost:3000/api/documents', { method: 'POST', headers, body })
      const { doc } = await (await handleEndpoints({ config: site.config, request })).json()
      const stored = await site.payload.findByID({ collection: 'documents', id: doc.id })
      expect(stored.filename).toMatch(/^[0-9a-f-]{36}\.jpg$/)
      return [doc.filename, stored.filename === doc.filename, doc.url === stored.url]
    }
    // The cookie of the back office.
    expect(await upload({ cookie: `payload-token=${token}` })).toEqual(['epc-2026.jpg', false, true])
    const [, isStored] = await upload({ authorization: `JWT ${token}` })
    expect(isStored).toBe(true)
  })
})
