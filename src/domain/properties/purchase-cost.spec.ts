import { describe, expect, it } from 'vitest'
import { isBoughtNew, notaryFee, purchaseCost, ratesOn, type PurchaseRates } from './purchase-cost'

const wallonia: PurchaseRates = {
  region: 'wallonia',
  from: '2025-01-01',
  registrationPercent: 12.5,
  ownHomePercent: 3,
  ownHomeAllowance: null,
  newBuildVatPercent: 21,
  deedCosts: 1500,
  source: 'test',
}
const brussels: PurchaseRates = {
  ...wallonia,
  region: 'brussels',
  ownHomePercent: null,
  ownHomeAllowance: { amount: 200_000, upToPrice: 600_000 },
}
const luxembourg: PurchaseRates = {
  ...wallonia,
  region: 'luxembourg',
  registrationPercent: 7,
  deedCosts: 2500,
}
const rates = [{ ...wallonia, from: '2020-01-01', ownHomePercent: null }, wallonia, brussels, luxembourg]

const base = { isNewBuild: false, isOwnHome: false, today: '2026-11-21', rates } as const

describe('notaryFee', () => {
  // Sums of the slices of the scale.
  it.each([
    [0, 0],
    [7_500, 342],
    [17_500, 627],
    [30_000, 912],
    [45_495, 1176.96],
    [64_095, 1389],
    [250_095, 2449.2],
    [350_095, 2506.2],
  ])('of a price of %d euro is %d euro', (price, fee) => {
    expect(notaryFee(price)).toBe(fee)
  })

  it('grows with every euro', () => {
    for (let price = 1; price < 300_000; price += 499)
      expect(notaryFee(price + 499)).toBeGreaterThan(notaryFee(price))
  })
})

describe('ratesOn', () => {
  it.each([
    ['2019-12-31', null],
    ['2020-01-01', '2020-01-01'],
    ['2024-12-31', '2020-01-01'],
    ['2025-01-01', '2025-01-01'],
    ['2026-11-21', '2025-01-01'],
  ])('on %s are those from %s', (today, from) => {
    expect(ratesOn({ rates, region: 'wallonia', today })?.from ?? null).toBe(from)
  })
})

describe('purchaseCost', () => {
  it('adds duty, notary with VAT and deed to the price', () => {
    const cost = purchaseCost({ ...base, price: 300_000, region: 'wallonia' })
    // 2449.20 and 28.45 for the last 49,905 euro, with 21 % VAT
    expect(cost?.lines).toEqual([
      { key: 'registration', amount: 37_500 },
      { key: 'notary', amount: 2997.96 },
      { key: 'deed', amount: 1500 },
    ])
    expect(cost?.costs).toBe(41_997.96)
    expect(cost?.total).toBe(341_997.96)
  })

  it.each([
    ['the own home in Wallonia', 'wallonia', 300_000, 9_000],
    ['the own home in Brussels, 200,000 free', 'brussels', 600_000, 50_000],
    ['the own home in Brussels below what is free', 'brussels', 150_000, 0],
    ['the own home in Brussels above the limit', 'brussels', 600_001, 75_000.13],
  ] as const)('takes the lower duty of %s', (_name, region, price, duty) => {
    const cost = purchaseCost({ ...base, isOwnHome: true, region, price })
    expect(cost?.lines.find(({ key }) => key === 'registration')?.amount ?? 0).toBe(duty)
  })

  it('takes VAT and no duty for a new property', () => {
    const cost = purchaseCost({
      ...base,
      isNewBuild: true,
      isOwnHome: true,
      price: 100_000,
      region: 'wallonia',
    })
    expect(cost?.lines[0]).toEqual({ key: 'vat', amount: 21_000 })
    expect(cost?.lines.some(({ key }) => key === 'registration')).toBe(false)
  })

  it('has no Belgian notary in Luxembourg', () => {
    const cost = purchaseCost({ ...base, price: 500_000, region: 'luxembourg' })
    expect(cost?.lines).toEqual([
      { key: 'registration', amount: 35_000 },
      { key: 'deed', amount: 2500 },
    ])
  })

  it.each([
    ['without rates', { price: 100_000, region: 'flanders' }],
    ['without a price', { price: 0, region: 'wallonia' }],
    ['with a price that is none', { price: Number.NaN, region: 'wallonia' }],
  ] as const)('says nothing %s', (_name, purchase) => {
    expect(purchaseCost({ ...base, ...purchase })).toBeNull()
  })
})

it.each([
  [{ newBuild: true }, true],
  [{ newBuild: false, costs: { vat: 21 } }, true],
  [{ costs: { vat: 6 } }, true],
  [{ costs: { vat: 0 } }, false],
  [{ newBuild: null, costs: null }, false],
  [{}, false],
])('a property with %j is bought as a new one: %s', (property, expected) => {
  expect(isBoughtNew(property)).toBe(expected)
})
