import type { Payload, RequiredDataFromCollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Locale } from '@/domain/shared/locale'
import { createPlace, factories, nextNumber } from '../../support/database/factories'
import { startPayload, stopPayload } from '../../support/database/payload'

vi.mock('server-only', () => ({}))

let payload: Payload
let place: { type: number; city: number }

const user = { relationTo: 'users' as const, value: 0 }
const listed = { _status: 'published', listedIn: { french: true, dutch: true } } as const

beforeAll(async () => {
  payload = await startPayload()
  place = await createPlace(payload)
})
afterAll(stopPayload)

async function createUnit(
  fields: Partial<RequiredDataFromCollectionSlug<'properties'>>,
): Promise<{ id: number; publicId: number }> {
  const data = { ...factories.properties({ ...place, user }, nextNumber()), ...listed, ...fields }
  const { id, publicId } = await payload.create({ collection: 'properties', locale: 'fr', data })
  await payload.update({ collection: 'properties', id, locale: 'nl', data: { title: 'Huis' } })
  return { id, publicId: publicId ?? 0 }
}

async function projectIn(id: number, locale: Locale) {
  const { getProject } = await import('@/site/data/properties/projects')
  return (await getProject({ id, locale }))?.project ?? null
}

describe('the phases of a project', () => {
  it('are shown with their state, month and what is left, in the languages that name them', async () => {
    const first = await createUnit({ unitNumber: 'A1', floor: 0, price: 300_000 })
    const second = await createUnit({ unitNumber: 'A2', floor: 1, price: 320_000, status: 'sold' })
    const third = await createUnit({ unitNumber: 'B1', floor: 2, price: 340_000 })
    const { id, publicId } = await payload.create({
      collection: 'projects',
      locale: 'fr',
      data: {
        ...{ title: 'Les Tilleuls', city: place.city, ...listed },
        units: [first.id, second.id, third.id],
        phases: [
          {
            ...{ name: 'Bâtiment A', state: 'building', deliveredOn: '2027-03-15T12:00:00.000Z' },
            units: [first.id, second.id],
          },
          // A unit that two phases name is in the first one.
          { name: 'Bâtiment B', state: 'planned', units: [third.id, first.id] },
        ],
      },
    })
    expect(await projectIn(publicId ?? 0, 'fr')).toMatchObject({
      phases: [
        { name: 'Bâtiment A', state: 'building', total: 2, available: 1 },
        { name: 'Bâtiment B', state: 'planned', deliveredOn: null, total: 1, available: 1 },
      ],
      units: [
        { id: first.publicId, number: 'A1', floor: 0, phase: 'Bâtiment A' },
        { id: second.publicId, number: 'A2', floor: 1, phase: 'Bâtiment A' },
        { id: third.publicId, number: 'B1', floor: 2, phase: 'Bâtiment B' },
      ],
    })

    const { phases } = await payload.findByID({ collection: 'projects', id, locale: 'fr', depth: 0 })
    await payload.update({
      collection: 'projects',
      id,
      locale: 'nl',
      data: {
        title: 'De Linden',
        phases: (phases ?? []).map((phase, at) => ({ ...phase, name: at === 0 ? 'Gebouw A' : '' })),
        _status: 'published',
      },
    })
    const dutch = await projectIn(publicId ?? 0, 'nl')
    expect(dutch?.phases).toMatchObject([{ name: 'Gebouw A', total: 2 }])
    expect(dutch?.units.map(({ phase }) => phase)).toEqual(['Gebouw A', 'Gebouw A', null])
    expect((await projectIn(publicId ?? 0, 'fr'))?.phases).toHaveLength(2)
  })

  it('count the units that visitors see', async () => {
    const shown = await createUnit({})
    const draft = await createUnit({ _status: 'draft' })
    const { publicId } = await payload.create({
      collection: 'projects',
      locale: 'fr',
      data: {
        ...{ title: 'Les Ormes', city: place.city, ...listed, units: [shown.id, draft.id] },
        phases: [{ name: 'Phase 1', state: 'delivered', units: [shown.id, draft.id] }],
      },
    })
    expect((await projectIn(publicId ?? 0, 'fr'))?.phases).toMatchObject([
      { name: 'Phase 1', total: 1, available: 1 },
    ])
  })
})
