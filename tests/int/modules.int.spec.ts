import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startPayload, stopPayload } from '../support/payload'

vi.mock('server-only', () => ({}))
vi.mock('next/cache', () => ({ revalidateTag: () => undefined, unstable_cache: (read: unknown) => read }))

let payload: Payload

beforeAll(async () => {
  payload = await startPayload()
})
afterAll(stopPayload)

async function slidesOf(maxItems: number | null) {
  const { toModule } = await import('@/site/data/modules')
  const slides = ['Un', 'Deux', 'Trois'].map((title) => ({ title }))
  const slider = await payload.create({
    collection: 'sliders',
    locale: 'fr',
    data: { name: 'Carrousel', slides },
  })
  const module = await payload.create({
    collection: 'modules',
    depth: 1,
    locale: 'fr',
    data: {
      internalName: 'Carrousel',
      relationType: 'slider',
      slider: slider.id,
      view: 'slider',
      maxItems,
      _status: 'published',
    },
  })
  const { relation } = await toModule(module, { locale: 'fr', page: 1 })
  return relation.type === 'slider' ? relation.slides.map(({ title }) => title) : null
}

it.each([
  [null, ['Un', 'Deux', 'Trois']],
  [2, ['Un', 'Deux']],
  [9, ['Un', 'Deux', 'Trois']],
])('a slider of a module that shows %j at most has the slides %j', async (maxItems, expected) => {
  expect(await slidesOf(maxItems)).toEqual(expected)
})
