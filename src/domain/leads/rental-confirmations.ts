import type { RentalTerms } from '@/domain/properties/rental-terms'

/** A sum due at signing, in euro; null if the property does not say. */
export type DueAtSigning = { key: 'rent' | 'charges' | 'inventory' | 'deposit'; amount: number | null }

/** What a candidate tenant confirms by ticking a box, with the figures in its text (specification section 5). */
export type RentalConfirmation =
  | { field: 'confirmIncome'; amount: number }
  | { field: 'confirmPersons'; persons: number }
  | { field: 'confirmDescription' }
  | { field: 'confirmDue'; due: DueAtSigning[]; depositMonths: number }

/**
 * The net monthly income expected of candidates, in whole euro; null without a rent or without a factor in the settings.
 */
export function minimumIncome({
  rent,
  factor,
}: {
  rent: number | null
  factor: number | null | undefined
}): number | null {
  if (rent === null || typeof factor !== 'number' || !(factor > 0)) return null
  // Floating point makes 2.2 * 1000 slightly more than 2200.
  return Math.ceil(Math.round(rent * factor * 100) / 100)
}

/**
 * How many people may live in a property to let: its own number, else the settings' number for each bedroom, with a studio
 * counting as one bedroom; null if neither is known.
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

/** The boxes of a rental application, in order; boxes without a known figure are left out. */
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
