import type { Payload, RequiredDataFromCollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { PropertyDetail } from '@/site/data/properties/property-models'
import type { ResolvedAddress } from '@/site/data/routing/resolved-address'
import { createPlace, factories, makeFile, nextNumber } from '../../support/database/factories'
import { startPayload, stopPayload } from '../../support/database/payload'

vi.mock('server-only', () => ({}))

type PropertyPageData = Partial<RequiredDataFromCollectionSlug<'properties'>>

let payload: Payload
let site: typeof import('@/site/data/routing/resolve')
let place: { type: number; city: number }

const user = { relationTo: 'users' as const, value: 0 }
const listed = { _status: 'published', listedIn: { french: true } } as const

const propertyData = (fields: PropertyPageData) => ({
  ...factories.properties({ ...place, user }, nextNumber()),
  ...listed,
  ...fields,
})

const createProperty = (fields: PropertyPageData) =>
  payload.create({ collection: 'properties', locale: 'fr', data: propertyData(fields) })

const resolve = (...segments: string[]): Promise<ResolvedAddress> =>
  site.resolveAddress({ locale: 'fr', segments })

/** A property as its page shows it: its address is found by its ID, then followed. */
async function showProperty(fields: PropertyPageData): Promise<PropertyDetail> {
  const { publicId } = await createProperty(fields)
  const moved = await resolve('property', String(publicId))
  if (moved.kind !== 'redirect') throw new Error('the original path of a property does not redirect')
  const model = await resolve(...moved.href.split('/').filter(Boolean).slice(1))
  if (model.kind !== 'property') throw new Error(`the property is ${model.kind}`)
  return model.property
}

beforeAll(async () => {
  payload = await startPayload()
  place = await createPlace(payload)
  site = await import('@/site/data/routing/resolve')
})
afterAll(stopPayload)

describe('the address of a property', () => {
  const addressOf = (id: number | null | undefined) => resolve('a-vendre', 'wavre', 'maison', String(id))

  it.each([
    ['available', 'withdrawn'],
    ['sold', 'sold'],
    ['rented', 'rented'],
  ] as const)('that was %s when it was unpublished is gone as %s', async (status, reason) => {
    const { id, publicId } = await createProperty({ status })
    await payload.update({ collection: 'properties', id, data: { _status: 'draft' } })
    expect(await addressOf(publicId)).toEqual({ kind: 'not-found', reason })
    await payload.update({ collection: 'properties', id, data: { _status: 'published' } })
    expect(await addressOf(publicId)).toMatchObject({ kind: 'redirect' })
  })

  it('is gone while its status has no page, though it is published', async () => {
    const { id, publicId } = await createProperty({ status: 'withdrawn' })
    expect(await addressOf(publicId)).toEqual({ kind: 'not-found', reason: 'withdrawn' })
    await payload.update({ collection: 'properties', id, data: { status: 'available' } })
    expect(await addressOf(publicId)).toMatchObject({ kind: 'redirect' })
    const draft = await createProperty({ status: 'withdrawn', _status: 'draft' })
    expect(await addressOf(draft.publicId)).toEqual({ kind: 'not-found', reason: 'property' })
  })

  it('has no apostrophes, and redirects from the spelling with a hyphen in its place', async () => {
    const { publicId } = await createProperty({ title: 'Deux chambres sur l’avenue, tram à la porte' })
    const slug = 'deux-chambres-sur-lavenue-tram-a-la-porte'
    const href = `/fr/a-vendre/wavre/${slug}/${publicId}/`
    expect(await addressOf(publicId)).toEqual({ kind: 'redirect', href, permanent: true })
    const former = ['a-vendre', 'wavre', 'deux-chambres-sur-l-avenue-tram-a-la-porte', String(publicId)]
    expect(await resolve(...former)).toEqual({ kind: 'redirect', href, permanent: true })
    expect(await resolve('a-vendre', 'wavre', slug, String(publicId))).toMatchObject({ kind: 'property' })
  })

  it('exists while a draft is saved beside the published version', async () => {
    const { id, publicId } = await createProperty({})
    await payload.update({ collection: 'properties', id, data: { title: 'Autre' }, draft: true })
    expect(await addressOf(publicId)).toMatchObject({ kind: 'redirect' })
  })

  it('that was never public, in this language or at all, is only missing (404)', async () => {
    const draft = await createProperty({ _status: 'draft' })
    const dutch = await createProperty({ listedIn: { dutch: true, french: false } })
    for (const id of [draft.publicId, dutch.publicId, 999_999])
      expect(await addressOf(id)).toEqual({ kind: 'not-found', reason: 'property' })
  })

  it('that was never public is only missing, whatever date is typed into its draft', async () => {
    const publishedAt = '2025-01-15T12:00:00.000Z'
    const typed = await createProperty({ _status: 'draft', publishedAt })
    const changed = await createProperty({ _status: 'draft' })
    for (const draft of [true, false])
      await payload.update({ collection: 'properties', id: changed.id, data: { publishedAt }, draft })
    for (const { publicId } of [typed, changed])
      expect(await addressOf(publicId)).toEqual({ kind: 'not-found', reason: 'property' })
  })

  it('that is a copy of a public one is only missing until it is published itself', async () => {
    const { id, publishedAt } = await createProperty({})
    const copy = await payload.duplicate({
      collection: 'properties',
      id,
      data: { _status: 'draft', publicId: null },
    })
    expect(copy.publicId).not.toBeNull()
    expect(await addressOf(copy.publicId)).toEqual({ kind: 'not-found', reason: 'property' })
    const published = await payload.update({
      collection: 'properties',
      id: copy.id,
      data: { _status: 'published' },
    })
    expect(published.publishedAt).not.toBe(publishedAt)
  })
})

describe('the page of a property', () => {
  it('for rent shows rent, charges, their sum, and a deposit from the settings up to the cap of the region', async () => {
    const { rental, price } = await showProperty({
      goal: 'rent',
      price: 950,
      publishPrice: false,
      costs: { rentCharges: 85 },
    })
    expect(price).toMatchObject({ kind: 'amount', amount: '€\u00a0950' })
    expect(rental).toEqual({
      rent: '€\u00a0950',
      charges: '€\u00a085',
      total: '€\u00a01.035',
      depositMonths: 3,
      deposit: '€\u00a02.850',
      depositCap: 2,
      inventory: null,
    })
  })

  it('sold for a life annuity has its terms as facts', async () => {
    const { isLifeAnnuity, factGroups } = await showProperty({
      price: 75_000,
      lifeAnnuity: {
        enabled: true,
        downPayment: 75_000,
        monthlyAnnuity: 1050,
        occupied: true,
        annuitants: 2,
        ages: '74 et 76 ans',
        maximumYears: 14,
      },
    })
    expect(isLifeAnnuity).toBe(true)
    expect(factGroups.find(({ key }) => key === 'lifeAnnuity')?.facts).toEqual([
      { key: 'downPayment', value: '€\u00a075.000' },
      { key: 'monthlyAnnuity', money: '€\u00a01.050', per: 'month' },
      { key: 'occupied', option: 'occupied' },
      { key: 'annuitants', value: '2' },
      { key: 'ages', value: '74 et 76 ans' },
      { key: 'maximumYears', amount: 14, unit: 'years' },
    ])
  })

  it('names the unit of a price that is not for the whole property', async () => {
    const land = await showProperty({ price: 180, publishPrice: true, priceUnitText: ' par m² ' })
    expect(land.price).toMatchObject({ amount: '€\u00a0180', unitText: 'par m²' })
    expect(land.listing).toMatchObject({ price: 180, pricedBy: 'par m²' })
    const house = await showProperty({ price: 180_000, publishPrice: true, priceUnitText: 'hors frais' })
    expect(house.listing).toMatchObject({ price: 180_000, pricedBy: null })
  })

  it('whose price is hidden shows no amount, neither of its costs nor of its annuity', async () => {
    const hidden = {
      price: 412_345,
      publishPrice: false,
      startPrice: 398_765,
      priceUnitText: 'par m²',
      costs: {
        notaryFees: 21_111,
        agencyCost: 22_222,
        propertyTax: 23_333,
        rentCharges: 24_444,
        inventory: 25_555,
      },
    }
    const lifeAnnuity = {
      enabled: true,
      downPayment: 61_111,
      monthlyAnnuity: 6_222,
      bareOwnershipValue: 263_333,
      ages: '81',
    }
    for (const property of [
      hidden,
      { ...hidden, lifeAnnuity },
      { ...hidden, newBuild: true, status: 'sold' as const },
    ]) {
      // The similar properties show their own prices.
      const model = JSON.stringify({ ...(await showProperty(property)), similar: [] })
      for (const money of model.matchAll(/€.{0,12}/g)) throw new Error(`an amount is shown: ${money[0]}`)
      for (const amount of [
        412_345, 398_765, 21_111, 22_222, 23_333, 24_444, 25_555, 61_111, 6_222, 263_333,
      ]) {
        expect(model).not.toContain(String(amount))
        expect(model).not.toContain(amount.toLocaleString('nl-BE'))
      }
    }
    expect((await showProperty({ ...hidden, lifeAnnuity })).factGroups).toContainEqual({
      key: 'lifeAnnuity',
      facts: [{ key: 'ages', value: '81' }],
    })
  })

  it('for a life annuity names what is paid at the deed and each month, on its card too', async () => {
    const lifeAnnuity = {
      enabled: true,
      downPayment: 75_000,
      monthlyAnnuity: 1_050,
      bareOwnershipValue: 265_000,
    }
    const { price, listing } = await showProperty({ price: 75_000, lifeAnnuity })
    expect(price).toEqual({ kind: 'annuity', downPayment: '€\u00a075.000', monthly: '€\u00a01.050' })
    expect(listing).toMatchObject({ price: 75_000, monthlyAnnuity: 1_050 })
    const { id } = await createProperty({ price: 75_000, lifeAnnuity })
    const { findCards } = await import('@/site/data/properties/find-cards')
    const { findPropertySummaries } = await import('@/site/data/properties/property-summaries')
    const [card] = await findCards({ ids: [id], locale: 'nl' })
    expect(card).toBeUndefined()
    const [french] = await findCards({ ids: [id], locale: 'fr' })
    expect(french?.price).toEqual(price)
    const [summary] = await findPropertySummaries({ references: [french?.id ?? 0], locale: 'fr' })
    expect(summary?.price).toBe('Bouquet €\u00a075.000 + rente €\u00a01.050 / mois')
  })

  it('shows the flood symbol, its condition and its start price', async () => {
    const { floodSymbol, startPrice, factGroups } = await showProperty({
      planning: { gScore: 'C', pScore: 'D' },
      construction: { detailStatus: 'À rénover' },
      startPrice: 210_000,
    })
    expect(floodSymbol).toBe('plot')
    expect(startPrice).toBe('€\u00a0210.000')
    expect(factGroups.find(({ key }) => key === 'construction')?.facts).toContainEqual({
      key: 'detailStatus',
      value: 'À rénover',
    })
  })

  it('has a form for a question, an appointment and an offer, and for documents where it has some', async () => {
    const bare = await showProperty({})
    expect(bare.forms).toEqual(['contact-me', 'contact-appointment', 'purchase-offer', 'send-to-friend'])
    const file = await makeFile('documents')
    const { id } = await payload.create({ collection: 'documents', data: { title: 'PEB' }, file })
    const documented = await showProperty({ documents: [id] })
    expect(documented.documents).toEqual(['PEB'])
    expect(documented.forms).toContain('request-document')
    for (const status of ['coming-soon', 'reserved', 'sold'] as const)
      expect((await showProperty({ status })).forms).toEqual(['contact-me', 'send-to-friend'])
    expect((await showProperty({ status: 'under-option' })).forms).toEqual(bare.forms)
  })

  it('has a picture without a description labelled by its subject', async () => {
    const file = await makeFile('media')
    const media = await payload.create({ collection: 'media', locale: 'nl', data: { alt: 'Gevel' }, file })
    const { pictures, title } = await showProperty({ pictures: [media.id] })
    expect(pictures.map(({ alt }) => alt)).toEqual([`${title}, photo 1`])
  })
})

describe('the costs of buying a property', () => {
  const forSale = { price: 200_000, publishPrice: true } as const

  beforeAll(async () => {
    const rate = { region: 'wallonia', newBuildVatPercent: 21, deedCosts: 1500 } as const
    await payload.updateGlobal({
      slug: 'site-settings',
      data: {
        purchaseRates: [
          { ...rate, from: '2020-01-01', registrationPercent: 10, source: 'Before' },
          {
            ...rate,
            from: '2025-01-01',
            registrationPercent: 12.5,
            ownHomePercent: 3,
            source: 'Code, art. 44',
          },
          { ...rate, from: '2999-01-01', registrationPercent: 1, source: 'Later' },
        ],
      },
    })
  })

  it("are shown for an only home and for any other, by today's rate", async () => {
    const { purchaseCosts } = await showProperty(forSale)
    const notary = { key: 'notary', amount: '€\u00a02.618,03' }
    const deed = { key: 'deed', amount: '€\u00a01.500' }
    expect(purchaseCosts).toEqual({
      price: '€\u00a0200.000',
      columns: [
        {
          kind: 'own-home',
          lines: [{ key: 'registration', amount: '€\u00a06.000' }, notary, deed],
          total: '€\u00a0210.118,03',
        },
        {
          kind: 'standard',
          lines: [{ key: 'registration', amount: '€\u00a025.000' }, notary, deed],
          total: '€\u00a0229.118,03',
        },
      ],
      loan: { total: 210_118.03, ownMeans: 51_000, rate: null, example: null },
      region: 'wallonia',
      from: '2025-01-01',
      source: 'Code, art. 44',
    })
  })

  it('are VAT for a new property, the same for every buyer', async () => {
    for (const fields of [{ newBuild: true }, { costs: { vat: 21 } }]) {
      const { purchaseCosts } = await showProperty({ ...forSale, ...fields })
      expect(purchaseCosts?.columns).toEqual([
        {
          kind: 'standard',
          lines: [
            { key: 'vat', amount: '€\u00a042.000' },
            { key: 'notary', amount: '€\u00a02.618,03' },
            { key: 'deed', amount: '€\u00a01.500' },
          ],
          total: '€\u00a0246.118,03',
        },
      ])
    }
  })

  it.each<[string, PropertyPageData]>([
    ['whose price is hidden', { publishPrice: false }],
    ['sold for a life annuity', { lifeAnnuity: { enabled: true, downPayment: 50_000 } }],
    ['that is sold', { status: 'sold' }],
    ['to let', { goal: 'rent', costs: { rentCharges: 85 } }],
    ['priced by the square metre', { price: 180, priceUnitText: 'par m²' }],
  ])('are not shown for a property %s', async (_case, fields) => {
    expect((await showProperty({ ...forSale, ...fields })).purchaseCosts).toBeNull()
  })
})

describe('the page of a project', () => {
  it('counts what is available, and from which price', async () => {
    const units = [
      await createProperty({ price: 310_000, status: 'sold' }),
      await createProperty({ price: 325_000 }),
      await createProperty({ price: 300_000, publishPrice: false }),
      await createProperty({ price: 180, priceUnitText: 'par m²' }),
      await createProperty({ price: 100_000, status: 'reserved' }),
      await createProperty({ price: 110_000, status: 'withdrawn' }),
    ]
    const { publicId } = await payload.create({
      collection: 'projects',
      locale: 'fr',
      data: {
        title: 'Les Tilleuls',
        city: place.city,
        units: units.map(({ id }) => id),
        latitude: 50.7,
        longitude: 4.6,
        ...listed,
      },
    })
    const model = await resolve('projects', 'wavre', 'les-tilleuls', String(publicId))
    expect(model).toMatchObject({
      kind: 'project',
      project: {
        summary: { available: 3 },
        priceFrom: [{ goal: 'sale', amount: '€\u00a0325.000' }],
        units: [
          ...[{ status: 'sold' }, {}, { price: { kind: 'on-request' } }, { price: { unitText: 'par m²' } }],
          { status: 'reserved' },
        ],
        listing: { available: 3, prices: [325_000] },
        map: { mapType: 'single', marker: { lat: 50.7, lng: 4.6, approximate: false } },
      },
    })
  })
})
