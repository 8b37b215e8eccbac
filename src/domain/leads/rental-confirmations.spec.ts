import { describe, expect, it } from 'vitest'
import { minimumIncome, mostPersons, rentalConfirmations } from './rental-confirmations'

describe('minimumIncome', () => {
  it.each([
    [1000, 3, 3000],
    [1000, 2.2, 2200],
    [950.5, 3, 2852],
    [1000, 0, null],
    [1000, -1, null],
    [1000, null, null],
    [1000, undefined, null],
    [null, 3, null],
  ])('of a rent of %s times %s is %s', (rent, factor, income) => {
    expect(minimumIncome({ rent, factor })).toBe(income)
  })
})

describe('mostPersons', () => {
  it.each([
    [4, 1, 2, 4],
    [4, null, null, 4],
    [null, 3, 2, 6],
    [undefined, 3, 2, 6],
    [null, 3, 1.5, 4],
    [null, 0, 2, 2],
    [null, null, 2, null],
    [null, 3, null, null],
    [null, 3, undefined, null],
    [null, 3, 0, null],
    [0, 3, 2, null],
    [2.5, null, null, 2],
  ])('of a property for %s with %s bedrooms, at %s for each, are %s', (own, bedrooms, perBedroom, most) => {
    expect(mostPersons({ own, bedrooms, perBedroom })).toBe(most)
  })
})

describe('rentalConfirmations', () => {
  const terms = { rent: 950, charges: 85, deposit: 2850, depositMonths: 3 }

  it('are of income, persons, description and what is due at signing', () => {
    expect(rentalConfirmations({ terms, income: 2850, maxPersons: 4, inventoryShare: 250 })).toEqual([
      { field: 'confirmIncome', amount: 2850 },
      { field: 'confirmPersons', persons: 4 },
      { field: 'confirmDescription' },
      {
        field: 'confirmDue',
        depositMonths: 3,
        due: [
          { key: 'rent', amount: 950 },
          { key: 'charges', amount: 85 },
          { key: 'inventory', amount: 250 },
          { key: 'deposit', amount: 2850 },
        ],
      },
    ])
  })

  it('leave out the figures that are not known', () => {
    const fields = rentalConfirmations({ terms, income: null, maxPersons: null, inventoryShare: null }).map(
      ({ field }) => field,
    )
    expect(fields).toEqual(['confirmDescription', 'confirmDue'])
  })
})
