import { describe, expect, it } from 'vitest'
import { minimumIncome, rentalConfirmations } from './rental-confirmations'

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
