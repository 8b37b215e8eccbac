import type { RentalTerms } from '@/domain/properties/rental-terms'

/** A sum due at signing, in euro; null where the property does not say. */
export type DueAtSigning = { key: 'rent' | 'charges' | 'inventory' | 'deposit'; amount: number | null }

/** What a candidate tenant confirms by ticking a box, with the figures its text has (specification section 5). */
export type RentalConfirmation =
  | { field: 'confirmIncome'; amount: number }
  | { field: 'confirmPersons'; persons: number }
  | { field: 'confirmDescription' }
  | { field: 'confirmDue'; due: DueAtSigning[]; depositMonths: number }

/** The net income a month that is expected of candidates, in whole euro; null without a rent or a factor in the settings. */
export function minimumIncome({
  rent,
  factor,
}: {
  rent: number | null
  factor: number | null | undefined
}): number | null {
  if (rent === null || typeof factor !== 'number' || !(factor > 0)) return null
  // 2.2 times 1000 is a hair more than 2200 to a machine.
  return Math.ceil(Math.round(rent * factor * 100) / 100)
}

/**
 * How many may live in a property to let, in whole persons: as the property itself says, else so many for each bedroom as the
 * settings allow, a studio having one; null where neither is known.
 */
export function mostPersons({
  own,
  bedrooms,
  perBedroom,
}: {
  own: number | null | undefined
  bedrooms: number | null | undefined
  perBedroom: number | null | undefined
}): number | null {
  const rooms = typeof bedrooms === 'number' ? Math.max(1, bedrooms) : null
  const usual = rooms === null || typeof perBedroom !== 'number' ? null : rooms * perBedroom
  const most = Math.floor(own ?? usual ?? 0)
  return most > 0 ? most : null
}

/** The boxes of a rental application, in order; those whose figure is not known are left out. */
export function rentalConfirmations({
  terms,
  income,
  maxPersons,
  inventoryShare,
}: {
  terms: Pick<RentalTerms, 'rent' | 'charges' | 'deposit' | 'depositMonths'>
  income: number | null
  maxPersons: number | null
  /** The tenant's share of the inventory of fixtures, in euro. */
  inventoryShare: number | null
}): RentalConfirmation[] {
  const { rent, charges, deposit, depositMonths } = terms
  return [
    ...(income === null ? [] : [{ field: 'confirmIncome', amount: income } as const]),
    ...(maxPersons === null ? [] : [{ field: 'confirmPersons', persons: maxPersons } as const]),
    { field: 'confirmDescription' },
    {
      field: 'confirmDue',
      depositMonths,
      due: [
        { key: 'rent', amount: rent },
        { key: 'charges', amount: charges },
        { key: 'inventory', amount: inventoryShare },
        { key: 'deposit', amount: deposit },
      ],
    },
  ]
}
