import type { Payload, RequiredDataFromCollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { paragraph, richText } from '../../support/files/lexical'
import { startPayload, stopPayload } from '../../support/database/payload'
import { createPlaces, createProperty, type Places } from '../../support/properties/search-properties'

vi.mock('server-only', () => ({}))

let payload: Payload
let places: Places
let category: number
let agent: number

beforeAll(async () => {
  payload = await startPayload()
  places = await createPlaces(payload)
  category = (await payload.create({ collection: 'categories', data: { name: 'Conseils' } })).id
  const data = { name: 'Lucie Martin', jobTitle: 'Agent immobilier' }
  agent = (await payload.create({ collection: 'agents', locale: 'fr', data })).id
  for (let publicId = 1; publicId <= 4; publicId += 1)
    await createProperty(payload, {
      places,
      publicId,
      city: publicId === 1 ? places.liege : places.wavre,
      goal: 'sale',
    })
})
afterAll(stopPayload)

let number = 0

async function create(data: Partial<RequiredDataFromCollectionSlug<'articles'>> = {}): Promise<number> {
  number += 1
  const own = { title: `Article ${number}`, path: `/article-${number}/`, categories: [category] }
  const { id } = await payload.create({
    collection: 'articles',
    locale: 'fr',
    data: { ...own, publishedAt: `2026-01-0${number}T12:00:00.000Z`, _status: 'published', ...data },
  })
  return id
}

async function read(id: number) {
  const { getArticle } = await import('@/site/data/articles/articles')
  const found = await getArticle({ id, locale: 'fr' })
  if (!found) throw new Error('There is no article.')
  return found.article
}

const update = (id: number, data: Partial<RequiredDataFromCollectionSlug<'articles'>>) =>
  payload.update({ collection: 'articles', id, locale: 'fr', data: { ...data, _status: 'published' } })

describe('an article', () => {
  it('has an agent as its author, a name, or nobody', async () => {
    const id = await create()
    expect((await read(id)).author).toBeNull()
    await update(id, { authorName: 'Maître Dupont' })
    expect((await read(id)).author).toEqual({
      name: 'Maître Dupont',
      jobTitle: null,
      photo: null,
      href: null,
    })
    await update(id, { author: agent })
    expect((await read(id)).author).toEqual({
      name: 'Lucie Martin',
      jobTitle: 'Agent immobilier',
      photo: null,
      href: '/fr/equipe/lucie-martin/',
    })
  })

  it('is followed by the newest of its categories, or by those of the editor in their order', async () => {
    const [second, third] = [await create(), await create()]
    const hidden = await create({ isPublic: false })
    const elsewhere = await create({ categories: [] })
    await create({ path: null })
    const titles = async (id: number) => (await read(id)).related.map(({ title }) => title)
    expect(await titles(second)).toEqual(['Article 3', 'Article 1'])
    await update(second, { relatedArticles: [elsewhere, hidden, third] })
    expect(await titles(second)).toEqual(['Article 5', 'Article 3'])
  })

  it('is followed by properties of the towns that it names, then by the newest', async () => {
    const body = richText(paragraph('Une maison à Liège se vend autrement.'))
    const id = await create({ body })
    const shown = async () => (await read(id)).properties.map((card) => card.id)
    expect((await shown())[0]).toBe(1)
    expect(await shown()).toHaveLength(3)
    await update(id, { body: richText(paragraph('Une maison se vend autrement.')) })
    expect(await shown()).not.toContain(1)
  })

  it('is followed by the properties of the editor as long as they are listed', async () => {
    const { docs } = await payload.find({ collection: 'properties', sort: 'publicId' })
    const chosen = docs.slice(1, 3).map((doc) => doc.id)
    const id = await create({ relatedProperties: chosen.toReversed() })
    const shown = async () => (await read(id)).properties.map((card) => card.id)
    expect(await shown()).toEqual([3, 2])
    for (const property of chosen)
      await payload.update({ collection: 'properties', id: property, data: { _status: 'draft' } })
    expect(await shown()).toEqual([4, 1])
  })
})
