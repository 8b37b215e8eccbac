import { describe, expect, it } from 'vitest'
import { loanOf, monthlyRate, typedAmount, typedNumber, usualLoan, usualOwnMeans } from './loan'

const terms = { total: 250_000, ownMeans: 50_000, annualPercent: 3, years: 20 }

describe('monthlyRate', () => {
  it('makes the annual rate over twelve months', () => {
    expect(monthlyRate(3)).toBeCloseTo(0.002_466_27, 8)
    expect((1 + monthlyRate(4.5)) ** 12).toBeCloseTo(1.045, 12)
    expect(monthlyRate(0)).toBe(0)
  })
})

describe('loanOf', () => {
  it('pays back the loan exactly: the balance after the last payment is nothing', () => {
    const { loan, monthly, interest } = loanOf(terms) ?? { loan: 0, monthly: 0, interest: 0 }
    let balance = loan
    for (let month = 0; month < 240; month += 1) balance = balance * (1 + monthlyRate(3)) - monthly
    expect(loan).toBe(200_000)
    expect(Math.abs(balance)).toBeLessThan(2)
    // Each payment is rounded to a cent.
    expect(Math.abs(interest - (monthly * 240 - 200_000))).toBeLessThan(2)
  })

  it('has no interest at 0 %', () => {
    expect(loanOf({ ...terms, annualPercent: 0 })).toEqual({ loan: 200_000, monthly: 833.33, interest: 0 })
  })

  it('of one year', () => {
    const loan = loanOf({ ...terms, years: 1 })
    expect((loan?.monthly ?? 0) * 12).toBeGreaterThan(200_000)
    expect((loan?.monthly ?? 0) * 12).toBeLessThan(206_000)
  })

  it('is nothing where own means are enough', () => {
    expect(loanOf({ ...terms, ownMeans: 250_000 })).toEqual({ loan: 0, monthly: 0, interest: 0 })
  })

  it.each([
    ['more own means than the total', { ownMeans: 250_001 }],
    ['own means below 0', { ownMeans: -1 }],
    ['no years', { years: 0 }],
    ['half a year', { years: 0.5 }],
    ['41 years', { years: 41 }],
    ['a rate below 0', { annualPercent: -0.1 }],
    ['a rate above 25 %', { annualPercent: 25.1 }],
    ['no rate', { annualPercent: Number.NaN }],
    ['no price', { total: 0 }],
  ])('is not known with %s', (_, changes) => {
    expect(loanOf({ ...terms, ...changes })).toBeNull()
  })
})

describe('usualOwnMeans', () => {
  it('are the costs and a fifth of the price, in whole thousands', () => {
    expect(usualOwnMeans({ price: 385_000, costs: 16_106.58 })).toBe(94_000)
    expect(usualOwnMeans({ price: 100_000, costs: 5000 })).toBe(25_000)
  })
})

describe('typedNumber', () => {
  it.each([
    ['3,25', 3.25],
    ['3.25', 3.25],
    ['3,125', 3.125],
    [' 4 % ', 4],
    ['', Number.NaN],
    ['three', Number.NaN],
    ['-1', Number.NaN],
  ])('%j is %d', (text, expected) => {
    expect(typedNumber(text)).toBe(expected)
  })
})

describe('typedAmount', () => {
  it.each([
    ['94000', 94_000],
    ['80 000', 80_000],
    ['€ 80.000', 80_000],
    ['80,000.50', 80_000.5],
    ['1.250.000,75', 1_250_000.75],
    ['101106,5', 101_106.5],
    ['0', 0],
    ['', Number.NaN],
    ['-5', Number.NaN],
    ['12.34.5', Number.NaN],
  ])('%j is %d', (text, expected) => {
    expect(typedAmount(text)).toBe(expected)
  })
})

describe('usualLoan', () => {
  it('is four fifths of the price over 25 years', () => {
    const { loan, monthly } = usualLoan({ price: 375_000, annualPercent: 3 }) ?? { loan: 0, monthly: 0 }
    expect([loan, monthly]).toEqual([300_000, 1416.33])
  })

  it('is none without a price or with an impossible rate', () => {
    expect(usualLoan({ price: 0, annualPercent: 3 })).toBeNull()
    expect(usualLoan({ price: 375_000, annualPercent: 26 })).toBeNull()
  })
})
