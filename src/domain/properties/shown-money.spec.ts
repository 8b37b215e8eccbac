import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../tests/support/random'
import { PRICE_UNIT_STARTING_FROM } from './price'
import { shownMoney, type PropertyMoney } from './shown-money'

describe('the price line', () => {
  const sale = {
    price: 385_000,
    publishPrice: true,
    goal: 'sale',
    priceUnit: null,
    priceUnitText: null,
  } as const
  const rent = { ...sale, price: 950, goal: 'rent' } as const
  const saleAmount = { kind: 'amount', amount: '€\u00a0385.000', unit: null, unitText: null }
  const rentAmount = { kind: 'amount', amount: '€\u00a0950', unit: 'per-month', unitText: null }
  const onRequest = { kind: 'on-request' }

  it.each([
    ['a published sale shows its amount', sale, saleAmount],
    ['a hidden sale is on request', { ...sale, publishPrice: false }, onRequest],
    ['a sale that does not say so is on request', { ...sale, publishPrice: null }, onRequest],
    ['a rental is per month', rent, rentAmount],
    ['a rental never hides its price', { ...rent, publishPrice: false }, rentAmount],
    [
      'unit 7 is starting from',
      { ...sale, priceUnit: PRICE_UNIT_STARTING_FROM },
      { ...saleAmount, unit: 'starting-from' },
    ],
    [
      'unit 7 beats the text',
      { ...sale, priceUnit: 7, priceUnitText: 'hors frais' },
      { ...saleAmount, unit: 'starting-from' },
    ],
    [
      'another unit has its text',
      { ...sale, priceUnit: 3, priceUnitText: ' hors frais ' },
      { ...saleAmount, unit: 'text', unitText: 'hors frais' },
    ],
    [
      'the text beats per month',
      { ...rent, priceUnitText: 'par an' },
      { ...rentAmount, unit: 'text', unitText: 'par an' },
    ],
    ['a blank text is none', { ...rent, priceUnitText: '  ' }, rentAmount],
    ['a sale without price is on request', { ...sale, price: null }, onRequest],
    ['a sale at 0 is on request', { ...sale, price: 0 }, onRequest],
    ['a sale at no number is on request', { ...sale, price: Number.NaN }, onRequest],
    ['a rental without price has none to show', { ...rent, price: undefined }, onRequest],
  ])('%s', (_case, fields, expected) => {
    expect(shownMoney(fields).price).toEqual(expected)
  })
})

describe('the start price', () => {
  const sale = { goal: 'sale', price: null, publishPrice: true, startPrice: 210_000 } as const

  it.each([
    ['a public sale starts at its amount', sale, '€\u00a0210.000'],
    ['it stands beside another price', { ...sale, price: 240_000 }, '€\u00a0210.000'],
    ['it is not said twice', { ...sale, price: 210_000 }, null],
    ['it is hidden with the price', { ...sale, publishPrice: false }, null],
    ['a rental has none', { ...sale, goal: 'rent' } as const, null],
    ['without amount there is none', { ...sale, startPrice: null }, null],
    ['nothing is no amount', { ...sale, startPrice: 0 }, null],
  ])('%s', (_case, fields, expected) => {
    expect(shownMoney(fields).startPrice).toBe(expected)
  })
})

const viager = {
  goal: 'sale',
  price: 75_000,
  publishPrice: true,
  lifeAnnuity: { enabled: true, downPayment: 75_000, monthlyAnnuity: 1_050, bareOwnershipValue: 265_000 },
} as const

describe('a life annuity', () => {
  const line = (downPayment: string | null, monthly: string | null) => ({
    kind: 'annuity',
    downPayment,
    monthly,
  })
  const terms = (changes: PropertyMoney['lifeAnnuity']) => ({
    lifeAnnuity: { ...viager.lifeAnnuity, ...changes },
  })

  it.each<[string, Partial<PropertyMoney>, object]>([
    ['says what is paid at the deed and each month', {}, line('€\u00a075.000', '€\u00a01.050')],
    ['has its own down payment', terms({ downPayment: 60_000 }), line('€\u00a060.000', '€\u00a01.050')],
    ['else the price', terms({ downPayment: null }), line('€\u00a075.000', '€\u00a01.050')],
    ['may have no month', terms({ monthlyAnnuity: 0 }), line('€\u00a075.000', null)],
    ['may have the month alone', { ...terms({ downPayment: 0 }), price: null }, line(null, '€\u00a01.050')],
    ['is on request without either', { price: null, lifeAnnuity: { enabled: true } }, { kind: 'on-request' }],
    ['is on request where it is hidden', { publishPrice: false }, { kind: 'on-request' }],
    ['is none unless it is said', terms({ enabled: false }), { kind: 'amount', amount: '€\u00a075.000' }],
    ['is none where the property is let', { goal: 'rent' }, { kind: 'amount', amount: '€\u00a075.000' }],
  ])('%s', (_case, changes, expected) => {
    expect(shownMoney({ ...viager, ...changes }).price).toMatchObject(expected)
  })

  it('is sorted by its value, among its like by what is paid at the deed', () => {
    expect(shownMoney(viager).sortedBy).toEqual({ ordinary: 265_000, amongAnnuities: 75_000 })
  })

  it('is compared with no price', () => {
    expect(shownMoney(viager)).toMatchObject({ comparable: null, amount: 75_000, monthlyAnnuity: 1_050 })
  })
})

describe('what a square metre costs', () => {
  it('is said with its unit and compared with nothing', () => {
    const land = { goal: 'sale', price: 180, publishPrice: true, priceUnitText: ' par m² ' } as const
    expect(shownMoney(land)).toMatchObject({ amount: 180, pricedBy: 'par m²', comparable: null })
    expect(shownMoney({ ...land, publishPrice: false })).toMatchObject({ amount: null, pricedBy: null })
  })
})

const costs = {
  notaryFees: 31_007,
  registrationRights: 12.5,
  vat: 21,
  rentCharges: 32_003,
  deposit: 2,
  agencyCost: 33_013,
  inventory: 34_019,
  propertyTax: 35_023,
}

describe('a sale that hides its price', () => {
  it('shows no amount of any field, whatever the others hold', () => {
    const random = createRandom(7)
    const amounts = () => random.whole(100_000, 900_000)
    for (let run = 0; run < 500; run += 1) {
      const property = {
        goal: 'sale',
        price: amounts(),
        publishPrice: random.pick([false, null, undefined]),
        priceUnit: random.pick([null, 0, 3, 7]),
        priceUnitText: random.pick([null, '', `par m², ${amounts()} €`]),
        startPrice: amounts(),
        lifeAnnuity: {
          enabled: random.chance(0.5),
          downPayment: amounts(),
          monthlyAnnuity: amounts(),
          bareOwnershipValue: amounts(),
        },
        costs: { ...costs, agencyCost: amounts(), notaryFees: amounts() },
      } as const
      const shown = JSON.stringify(shownMoney(property))
      expect(shown).not.toMatch(/\d{4}|\d\.\d{3}/)
    }
  })

  it('keeps percentages, and who is paid an annuity', () => {
    const lifeAnnuity = { ...viager.lifeAnnuity, occupied: true, ages: '81', annuitants: 1, maximumYears: 14 }
    const shown = shownMoney({ ...viager, publishPrice: false, lifeAnnuity, costs })
    expect(shown.costs).toEqual({ registrationRights: 12.5, vat: 21 })
    expect(shown.lifeAnnuity).toEqual({ occupied: true, ages: '81', annuitants: 1, maximumYears: 14 })
    expect(shown.isLifeAnnuity).toBe(true)
  })

  it('of a rental hides nothing', () => {
    const shown = shownMoney({ goal: 'rent', price: 950, publishPrice: false, costs })
    expect(shown.costs).toEqual(costs)
    expect(shown.rental).toMatchObject({ price: 950, charges: 32_003, deposit: 2 })
    expect(shown.sortedBy.ordinary).toBe(950)
  })
})
