import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makePicture } from '../../support/database/factories'
import { startSite, stopPayload } from '../../support/database/payload'
import { createPlaces, createProperty } from '../../support/properties/search-properties'
import { createSnapshotWriter, propertyRecord, rewriteSnapshot } from '../../support/snapshot/snapshot-folder'

vi.mock('server-only', () => ({}))

let payload: Payload
let dataDir = ''
let places: Awaited<ReturnType<typeof createPlaces>>
const writeSnapshot = createSnapshotWriter(() => dataDir)

beforeAll(async () => {
  ;({ payload, dataDir } = await startSite())
  places = await createPlaces(payload)
})
afterAll(stopPayload)

const cardOf = async (id: number) => {
  const { findCards } = await import('@/site/data/properties/find-cards')
  const [card] = await findCards({ ids: [id], locale: 'fr' })
  return card
}

const idOf = async (publicId: number): Promise<number> => {
  const { docs } = await payload.find({ collection: 'properties', where: { publicId: { equals: publicId } } })
  return docs[0]?.id ?? 0
}

const change = (id: number, data: object, draft = false) =>
  payload.update({ collection: 'properties', id, data, draft, locale: 'fr' })

describe('a price that goes down', () => {
  it('leaves the earlier one on the card, until it goes up again or is hidden', async () => {
    await createProperty(payload, { places, publicId: 201, price: 400_000 })
    const id = await idOf(201)
    expect(await cardOf(id)).toMatchObject({ earlierPrice: null })
    await change(id, { price: 380_000 })
    expect(await cardOf(id)).toMatchObject({ earlierPrice: { amount: 400_000 } })
    await change(id, { street: 'Rue Haute' })
    expect(await cardOf(id)).toMatchObject({ earlierPrice: { amount: 400_000 } })
    await change(id, { publishPrice: false })
    expect(await cardOf(id)).toMatchObject({
      earlierPrice: null,
      price: { kind: 'on-request' },
      priceNote: null,
    })
    await change(id, { publishPrice: true, price: 390_000 })
    expect(await cardOf(id)).toMatchObject({ earlierPrice: null })
  })

  it('in a draft is compared with what visitors see when it is published', async () => {
    await createProperty(payload, { places, publicId: 202, price: 300_000 })
    const id = await idOf(202)
    await change(id, { price: 290_000, _status: 'draft' }, true)
    expect(await cardOf(id)).toMatchObject({ earlierPrice: null })
    await change(id, { _status: 'published' })
    expect(await cardOf(id)).toMatchObject({
      earlierPrice: { amount: 300_000 },
      price: { amount: '€\u00a0290.000' },
    })
  })

  it('is noted by an import too', async () => {
    const { importSnapshot } = await import('@/cms/operations/import-snapshot/import-snapshot')
    const folder = writeSnapshot({ 'properties.json': [propertyRecord({ ID: 5001, Price: 300_000 })] })
    const bring = (day: string) => importSnapshot({ payload, folder, now: new Date(day) })
    await bring('2026-11-01T09:00:00Z')
    const id = await idOf(5001)
    rewriteSnapshot(folder, { 'properties.json': [propertyRecord({ ID: 5001, Price: 285_000 })] })
    await bring('2026-11-08T09:00:00Z')
    const earlier = { amount: 300_000, until: expect.stringMatching(/Z$/) }
    expect(await cardOf(id)).toMatchObject({ earlierPrice: earlier })
    await bring('2026-11-09T09:00:00Z')
    expect(await cardOf(id)).toMatchObject({ earlierPrice: earlier })
  })
})

describe('what a card has besides', () => {
  it('is marked, and its further pictures are sent with their names', async () => {
    const pictures: number[] = []
    for (const [name, kind] of [
      ['facade', 'photo'],
      ['jardin', 'photo'],
      ['plan', 'floor-plan'],
    ] as const) {
      const file = await makePicture({ width: 300, height: 200, name: `${name}.jpg` })
      pictures.push((await payload.create({ collection: 'media', data: { kind }, file })).id)
    }
    await createProperty(payload, {
      places,
      publicId: 203,
      pictures,
      title: { fr: 'Maison claire' },
      languages: ['fr'],
      surfaces: { living: 100, ground: 400 },
      price: 250_000,
      virtualTourUrl: 'https://my.matterport.com/show/?m=abc123',
    })
    expect(await cardOf(await idOf(203))).toMatchObject({
      marks: ['tour', 'plan'],
      pictureCount: 3,
      priceNote: { kind: 'per-surface', amount: 2500 },
      surfaces: [
        { kind: 'living', squareMetres: 100 },
        { kind: 'ground', squareMetres: 400 },
      ],
    })
    const { getCardPictures } = await import('@/site/data/properties/card-pictures')
    const sent = await getCardPictures({ reference: 203, locale: 'fr' })
    expect(sent?.texts.next).toBe('Photo suivante de Maison claire')
    expect(sent?.pictures.map(({ isPlan, position }) => [isPlan, position])).toEqual([
      [false, 'Photo 1 sur 3'],
      [false, 'Photo 2 sur 3'],
      [true, 'Photo 3 sur 3'],
    ])
    expect(await getCardPictures({ reference: 203, locale: 'nl' })).toBeNull()
    await change(await idOf(203), { _status: 'draft' })
    expect(await getCardPictures({ reference: 203, locale: 'fr' })).toBeNull()
  })
})

describe('a property that was offered before this site had it', () => {
  it('is new from the day of an import only if that says it', async () => {
    const { importSnapshot } = await import('@/cms/operations/import-snapshot/import-snapshot')
    const records = [
      propertyRecord({ ID: 5011 }),
      { ...propertyRecord({ ID: 5012 }), PublishedOn: '2026-10-02' },
    ]
    await importSnapshot({ payload, folder: writeSnapshot({ 'properties.json': records }), now: new Date() })
    expect(await cardOf(await idOf(5011))).toMatchObject({ onlineSince: null })
    expect(await cardOf(await idOf(5012))).toMatchObject({
      onlineSince: expect.stringMatching(/^2026-10-02/),
    })
  })

  it('is new from the day that the editor or the snapshot says', async () => {
    await createProperty(payload, { places, publicId: 209, price: 300_000 })
    const id = await idOf(209)
    const { publishedAt } = await payload.findByID({ collection: 'properties', id })
    expect(await cardOf(id)).toMatchObject({ onlineSince: publishedAt })
    await change(id, { firstPublishedOn: '2026-01-15T12:00:00.000Z' })
    expect(await cardOf(id)).toMatchObject({ onlineSince: '2026-01-15T12:00:00.000Z' })
  })
})
