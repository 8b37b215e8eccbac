import type { Payload, RequiredDataFromCollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ModuleRelation } from '@/site/data/content/page-models'
import { startPayload, stopPayload } from '../../support/database/payload'

vi.mock('server-only', () => ({}))

let payload: Payload

beforeAll(async () => {
  payload = await startPayload()
})
afterAll(stopPayload)

/** What a module with these settings shows in French. */
async function show<Type extends ModuleRelation['type']>(
  relationType: Type,
  data: Partial<RequiredDataFromCollectionSlug<'modules'>>,
): Promise<ModuleRelation & { type: Type }> {
  const { toModule } = await import('@/site/data/content/modules')
  const module = await payload.create({
    collection: 'modules',
    depth: 1,
    locale: 'fr',
    data: { internalName: 'Module', view: 'single', _status: 'published', relationType, ...data },
  })
  const { relation } = await toModule(module, { locale: 'fr', page: 1 })
  if (!isOf(relation, relationType)) throw new Error(`It shows ${relation.type}`)
  return relation
}

const isOf = <Type extends ModuleRelation['type']>(
  relation: ModuleRelation,
  type: Type,
): relation is ModuleRelation & { type: Type } => relation.type === type

it.each([
  [null, ['Un', 'Deux', 'Trois']],
  [2, ['Un', 'Deux']],
  [9, ['Un', 'Deux', 'Trois']],
])('a slider of a module that shows %j at most has the slides %j', async (maxItems, expected) => {
  const slides = ['Un', 'Deux', 'Trois'].map((title) => ({ title }))
  const data = { name: 'Carrousel', slides }
  const slider = await payload.create({ collection: 'sliders', locale: 'fr', data })
  const model = await show('slider', { slider: slider.id, maxItems })
  expect(model.slides.map(({ title }) => title)).toEqual(expected)
})

/** This many documents, written below Payload's operations. */
async function fill(collection: 'testimonials' | 'articles', data: object[]): Promise<void> {
  for (const one of data) await payload.db.create({ collection, data: { ...one, _status: 'published' } })
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)

// Specification section 9.
describe('of 51 testimonials', () => {
  beforeAll(() =>
    fill(
      'testimonials',
      numbers(51).map((number) => ({
        author: `Client ${number}`,
        text: { fr: 'Merci' },
        date: new Date(Date.UTC(2026, 0, number)).toISOString(),
        isPublic: true,
      })),
    ),
  )

  it.each([
    [null, 50],
    [60, 50],
    [3, 3],
  ])('a module of %j at most shows the newest %i', async (maxItems, expected) => {
    const { testimonials } = await show('opinion', { maxItems })
    const newest = numbers(51).reverse().slice(0, expected)
    expect(testimonials.map(({ author }) => author)).toEqual(newest.map((number) => `Client ${number}`))
  })
})

describe('of a category with 41 articles', () => {
  let category: number

  beforeAll(async () => {
    category = await createCategory()
    await fill(
      'articles',
      numbers(41).map((number) => articleIn(category, { title: { fr: `Article ${number}` }, sort: number })),
    )
  })

  it.each([
    [null, 40],
    [60, 40],
    [3, 3],
  ])('a module of %j at most shows the first %i', async (maxItems, expected) => {
    const { articles } = await show('category', { category, maxItems })
    expect(articles.map(({ title }) => title)).toEqual(numbers(expected).map((number) => `Article ${number}`))
  })
})

describe('a category with others below it', () => {
  const top = ['Du haut']
  const all = ['Du haut', 'Du milieu', 'Du bas']
  let category: number

  beforeAll(async () => {
    category = await createCategory()
    const below = await createCategory(category)
    const bottom = await createCategory(below)
    const elsewhere = await createCategory()
    const files = { 'Du haut': category, 'Du milieu': below, 'Du bas': bottom, "D'ailleurs": elsewhere }
    await fill(
      'articles',
      Object.entries(files).map(([title, id], sort) => articleIn(id, { title: { fr: title }, sort })),
    )
  })

  it.each([
    [false, top],
    [true, all],
  ])('shows, with includeSubcategories %j, the articles %j', async (includeSubcategories, expected) => {
    const { articles } = await show('category', { category, includeSubcategories })
    expect(articles.map(({ title }) => title)).toEqual(expected)
  })
})

async function createCategory(parent?: number): Promise<number> {
  const data = { name: 'Conseils', parent }
  return (await payload.create({ collection: 'categories', locale: 'fr', data })).id
}

const articleIn = (category: number, data: object) => ({ categories: [category], isPublic: true, ...data })
