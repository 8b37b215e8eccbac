import type { Payload, RequiredDataFromCollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { whereListedIn } from '@/cms/queries/listed-in'
import { parseMapMessage } from '@/domain/map/map-message'
import { createPlace, factories, makeFile, nextNumber } from '../support/factories'
import { startPayload, stopPayload } from '../support/payload'

vi.mock('server-only', () => ({}))
vi.mock('next/cache', () => ({ revalidateTag: () => undefined, unstable_cache: (read: unknown) => read }))

let payload: Payload
let site: typeof import('@/site/data/map')
let place: { type: number; city: number }

type Home = Partial<RequiredDataFromCollectionSlug<'properties'>>

const exact = { latitude: 50.715812, longitude: 4.607234 }

async function createHome(fields: Home): Promise<number> {
  const user = { relationTo: 'users' as const, value: 0 }
  const data = { ...factories.properties({ ...place, user }, nextNumber()), ...fields }
  const home = await payload.create({ collection: 'properties', locale: 'fr', data })
  return home.publicId ?? 0
}

const readMap = (ids: number[], total = ids.length) =>
  site.findListMap({
    where: { and: [{ publicId: { in: ids } }, whereListedIn('fr')] },
    sort: 'publicId',
    locale: 'fr',
    total,
  })

beforeAll(async () => {
  payload = await startPayload()
  place = await createPlace(payload)
  site = await import('@/site/data/map')
})
afterAll(stopPayload)

const published = { _status: 'published', listedIn: { french: true } } as const

describe('the map of a list', () => {
  it('shows a home with its link, price and the small first picture, in a message that the frame takes', async () => {
    const file = await makeFile('media')
    const media = await payload.create({ collection: 'media', data: { alt: 'Façade' }, file })
    const id = await createHome({ ...published, ...exact, price: 385_000, pictures: [media.id] })
    const message = await readMap([id])
    expect(message).toMatchObject({ mapType: 'list', marker: null, infoMessage: null })
    expect(message.properties).toEqual([
      {
        id,
        href: expect.stringMatching(new RegExp(`^/fr/a-vendre/wavre/maison-\\d+/${id}/$`)),
        title: expect.stringMatching(/^Maison/),
        price: '€\u00a0385.000',
        thumbnail: expect.stringMatching(/^\/api\/media\/file\/.+\?v=/),
        lat: 50.71581,
        lng: 4.60723,
        approximate: false,
      },
    ])
    expect(parseMapMessage(JSON.stringify(message))).toEqual(message)
  })

  it('never lets out where a home stands whose address is not published', async () => {
    const id = await createHome({ ...published, ...exact, publishAddress: false, street: 'Rue du Secret' })
    const message = await readMap([id])
    expect(message.properties).toMatchObject([{ id, approximate: true }])
    expect(JSON.stringify(message)).not.toMatch(/50\.7158|4\.6072|Secret/)
  })

  it('leaves out drafts, and says how many homes have no place and how many are not shown', async () => {
    const placed = await createHome({ ...published, ...exact })
    const unplaced = await createHome(published)
    const draft = await createHome({ ...exact, listedIn: { french: true } })
    const message = await readMap([placed, unplaced, draft], 700)
    expect(message.properties.map(({ id }) => id)).toEqual([placed])
    expect(message.infoMessage).toBe(
      'La carte montre les 2 premiers biens sur 700. 1 bien n’a pas d’emplacement connu.',
    )
  })
})

describe('the map of one place', () => {
  it('is exact only where the address is published, and there is none without coordinates', () => {
    expect(site.toPlaceMap({ ...exact, publishAddress: true })?.marker).toEqual({
      lat: 50.71581,
      lng: 4.60723,
      approximate: false,
    })
    expect(site.toPlaceMap({ ...exact, publishAddress: false })?.marker).toMatchObject({ approximate: true })
    expect(site.toPlaceMap({ publishAddress: true })).toBeNull()
  })
})
