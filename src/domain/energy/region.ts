import { BELGIUM, LUXEMBOURG } from '@/domain/shared/country'

export type Region = 'brussels' | 'wallonia' | 'flanders' | 'luxembourg'

// Postcodes, both ends included (specification section 9).
const postcodes: readonly { from: number; to: number; region: Region }[] = [
  { from: 1000, to: 1299, region: 'brussels' },
  { from: 1300, to: 1499, region: 'wallonia' },
  { from: 1500, to: 3999, region: 'flanders' },
  { from: 4000, to: 7999, region: 'wallonia' },
  { from: 8000, to: 9999, region: 'flanders' },
]

/**
 * The region whose energy rules apply to a property: Belgium (10) by postcode, Luxembourg (50) as a whole, none elsewhere
 * (specification section 9).
 */
export function regionOf({
  countryId,
  zip,
}: {
  countryId: number | null | undefined
  zip: string | null | undefined
}): Region | null {
  if (countryId === LUXEMBOURG) return 'luxembourg'
  const digits = zip?.trim() ?? ''
  if (countryId !== BELGIUM || !/^\d{4}$/.test(digits)) return null
  const postcode = Number(digits)
  return postcodes.find(({ from, to }) => postcode >= from && postcode <= to)?.region ?? null
}
