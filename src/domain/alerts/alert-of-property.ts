import type { Goal } from '@/domain/properties/goal'

/** What is known of the property that somebody asked about; amounts as visitors see them, in euro or euro a month. */
export type PropertyToFollow = {
  goal: Goal
  /** The WebID of its type. */
  type: number | null
  /** As `name|zip`. */
  town: string | null
  price: number | null
  bedrooms: number | null
}

/** The criteria of a new alert, as the form `demand-register` posts them. */
export type AlertPrefill = {
  goal: Goal | ''
  types: string[]
  cities: string[]
  minPrice: string
  maxPrice: string
  minBedrooms: string
}

export const noPrefill: AlertPrefill = {
  goal: '',
  types: [],
  cities: [],
  minPrice: '',
  maxPrice: '',
  minBedrooms: '',
}

/** Twenty percent above and below. */
const PRICE_RANGE = 0.2

/** Prices are rounded to these, outwards, in euro. */
const steps: Record<Goal, number> = { sale: 5000, rent: 25 }

function priceRange({ goal, price }: Pick<PropertyToFollow, 'goal' | 'price'>): [string, string] {
  if (price === null || price <= 0) return ['', '']
  const step = steps[goal]
  // Rounding first to cents keeps 1.2 × 350000 from exceeding 420000 by a trifle.
  const cents = (amount: number): number => Math.round(amount * 100) / 100
  const least = Math.floor(cents(price * (1 - PRICE_RANGE)) / step) * step
  const most = Math.ceil(cents(price * (1 + PRICE_RANGE)) / step) * step
  return [least > 0 ? String(least) : '', String(most)]
}

/**
 * The criteria of an alert for others like a property: its goal, type and town, its shown price give or take twenty percent, and
 * as many bedrooms. A price that visitors do not see is left out, because the mail repeats the criteria.
 */
export function alertOfProperty(property: PropertyToFollow | null): AlertPrefill {
  if (property === null) return noPrefill
  const { goal, type, town, bedrooms } = property
  const [minPrice, maxPrice] = priceRange(property)
  return {
    goal,
    types: type === null ? [] : [String(type)],
    cities: town === null ? [] : [town],
    minPrice,
    maxPrice,
    minBedrooms: bedrooms !== null && bedrooms > 0 ? String(bedrooms) : '',
  }
}
