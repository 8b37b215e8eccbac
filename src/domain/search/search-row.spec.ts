import { describe, expect, it } from 'vitest'
import { blurPosition } from '@/domain/properties/position'
import { toSearchFacts, type SearchSource } from './search-row'

const property: SearchSource = {
  publicId: 2101,
  goal: 'sale',
  listedIn: { nl: true, fr: true, en: true, de: false },
  titles: { nl: 'Woning met tuin', fr: 'Maison à Limal', de: 'Haus' },
  typeNames: [{ nl: 'Huis', fr: 'Maison', en: 'House' }, { fr: 'Bureaux' }],
  townNames: ['waver', 'wavre'],
  zip: '1300',
  countryId: 10,
  publishAddress: true,
  latitude: 50.715812,
  longitude: 4.607234,
  price: 385_000,
  publishPrice: true,
  priceUnitTexts: null,
  lifeAnnuity: null,
  typeWebId: 1,
  surfaces: { living: 142, ground: 210, office: 18, total: 190 },
  kwh: 238,
  label: null,
  labelText: null,
}

const facts = (change: Partial<SearchSource> = {}) => toSearchFacts({ ...property, ...change })

describe('the texts of a property', () => {
  it('hold title, types, the names of the town in all languages, zip and reference of each language it is listed in', () => {
    expect(facts().texts).toEqual({
      nl: 'woning met tuin huis waver wavre 1300 2101',
      fr: 'maison a limal maison bureaux waver wavre 1300 2101',
    })
  })

  it('leave out what the property does not have', () => {
    const bare = facts({ typeNames: [], townNames: [], zip: null, publicId: null })
    expect(bare.texts.fr).toBe('maison a limal')
  })

  it('are none where it is listed nowhere', () => {
    expect(facts({ listedIn: { nl: false, fr: false, en: false, de: false } }).texts).toEqual({})
  })
})

describe('the price that may be filtered', () => {
  it.each<[string, Partial<SearchSource>, number | null]>([
    ['is the price', {}, 385_000],
    ['is hidden where a sale hides it', { publishPrice: false }, null],
    ['is hidden where nobody said that it may be shown', { publishPrice: null }, null],
    ['is always there for a rental', { goal: 'rent', price: 950, publishPrice: false }, 950],
    ['is none at 0', { price: 0 }, null],
    ['is none without a price', { price: null }, null],
  ])('%s', (_case, change, expected) => {
    expect(facts(change).shownPrice).toBe(expected)
  })
})

const annuity = { enabled: true, downPayment: 75_000, monthlyAnnuity: 1_050, bareOwnershipValue: 265_000 }

describe('the price of a life annuity that may be filtered', () => {
  it.each<[string, Partial<SearchSource>, [number | null, number | null]]>([
    ['is its value, and the down payment among annuities', {}, [265_000, 75_000]],
    ['is none without a value', { lifeAnnuity: { ...annuity, bareOwnershipValue: null } }, [null, 75_000]],
    ['is hidden with the price', { publishPrice: false }, [null, null]],
    [
      'is the price alone where it is none',
      { lifeAnnuity: { ...annuity, enabled: false } },
      [385_000, 385_000],
    ],
    ['is the rent of what is let', { goal: 'rent', price: 950, publishPrice: false }, [950, 950]],
  ])('%s', (_case, change, expected) => {
    const { shownPrice, annuityPrice } = facts({ lifeAnnuity: annuity, ...change })
    expect([shownPrice, annuityPrice]).toEqual(expected)
  })
})

describe('the place that may be searched', () => {
  it('is the place itself where the address is published', () => {
    expect(facts().position).toMatchObject({ lat: 50.71581, lng: 4.60723 })
  })

  it.each([[false], [null]])('is the blurred one where it is not (%s)', (publishAddress) => {
    const { position } = facts({ publishAddress })
    expect(position).toMatchObject(blurPosition({ lat: 50.715812, lng: 4.607234 }))
    expect(position).not.toMatchObject({ lat: 50.71581 })
  })

  it('is none without coordinates', () => {
    expect(facts({ latitude: null }).position).toBeNull()
  })
})

describe('the surface that is compared', () => {
  it.each<[string, Partial<SearchSource>, number | null]>([
    ['is the living surface of a house', {}, 142],
    ['is the whole of a shop', { typeWebId: 6 }, 190],
    ['is that of offices', { typeWebId: 9 }, 18],
    ['is none of land', { typeWebId: 4 }, null],
    ['is none of a house of which only the plot is known', { surfaces: { ground: 210, total: 190 } }, null],
  ])('%s', (_case, change, expected) => {
    expect(facts(change).usableSurface).toBe(expected)
  })
})

describe('the energy label', () => {
  it.each<[string, Partial<SearchSource>, string | null]>([
    ['is that of the certificate', { label: 'B' }, 'B'],
    ['is that of the label text', { labelText: 'a_plus' }, 'A+'],
    ['is that by kWh in the region of the zip', {}, 'C'],
    ['is none without a region', { zip: '99' }, null],
    ['is none without figures', { kwh: null }, null],
  ])('%s', (_case, change, expected) => {
    expect(facts(change).label).toBe(expected)
  })
})

describe('the price that can be compared', () => {
  const annuity = { enabled: true, downPayment: 50_000, monthlyAnnuity: 800, bareOwnershipValue: 200_000 }
  it.each([
    ['of the whole property', {}, 385_000],
    ['that is hidden', { publishPrice: false }, null],
    ['of a square metre in one language', { priceUnitTexts: ['par m²'] }, null],
    ['of a life annuity', { lifeAnnuity: annuity }, null],
    ['that is unknown', { price: null }, null],
    ['of a rental', { goal: 'rent' as const, price: 950, publishPrice: false }, 950],
  ])('%s', (_case, change, expected) => {
    expect(facts(change).comparablePrice).toBe(expected)
  })
})
