import type { LineMeaning, Range } from '@/domain/search/lines/line-parts'

/** What of a line decides how its numbers are prices. */
export type PriceFacts = {
  goal: 'sale' | 'rent' | null
  hasHouse: boolean
  hasPrice: boolean
  /** It asks for nothing but apartments or studios. */
  isOfFlats: boolean
  /** It names no type and asks for bedrooms. */
  isOfRooms: boolean
  /** It asks for nothing but studios. */
  isOfStudios: boolean
}

const thousand = 1_000

// No house is let for less.
const leastHouseRent = 600

// Nor an apartment, even where a word limits it.
const leastBoundRentOfFlat = 400

/** "vanaf 2015" means a year, where nobody wants to rent. */
const isYear = (min: number | null): boolean => min !== null && min >= 1951 && min <= 2035 && min % 50 !== 0

function leastRentOf({ hasHouse, isOfFlats, isOfStudios }: PriceFacts): number {
  if (hasHouse) return leastHouseRent
  return isOfFlats && !isOfStudios ? leastBoundRentOfFlat : 0
}

/** Who wants to buy for 400, or a house for 300, means thousands. */
export function settlePrice({ min, max }: Range, facts: PriceFacts): LineMeaning | 'unread' {
  const { goal } = facts
  if (max === null && goal !== 'rent' && isYear(min)) return 'unread'
  const most = Math.max(min ?? 0, max ?? 0)
  const isShort = goal === 'sale' ? most < 2 * thousand : goal === null && most < leastRentOf(facts)
  const scale = (price: number | null) => (price !== null && isShort ? price * thousand : price)
  return { by: 'price', min: scale(min), max: scale(max) }
}

const leastRent = 200

// Below it the price of an apartment may be meant in thousands, above it nobody rents one without saying so.
const [leastRentOfFlat, mostRentOfFlat] = [500, 5 * thousand]
const leastRentOfStudio = 300

/** Whether a number alone is a rent: the line says that it rents, or only the rent of an apartment is like it. */
export function isRent(number: number, { goal, isOfFlats, isOfRooms, isOfStudios }: PriceFacts): boolean {
  if (goal === 'rent') return number >= leastRent
  const least = isOfStudios ? leastRentOfStudio : leastRentOfFlat
  const isLikeRent = number >= least && number <= mostRentOfFlat && number % 5 === 0
  return goal === null && (isOfFlats || isOfRooms) && isLikeRent && !isYear(number)
}

/** A number without a word for what it counts: a rent, or a price in thousands. */
export function settleBare({ number }: { number: number }, facts: PriceFacts): LineMeaning | 'unread' {
  const scale = isRent(number, facts) ? 1 : isShortPrice(number, facts) ? thousand : null
  return scale === null ? 'unread' : { by: 'price', min: null, max: number * scale }
}

// Below it a number beside a home may be its surface.
const [leastShortPrice, leastShortPriceOfSale] = [200, 150]

/** "maison 350 Namur" and "acheter appartement 250" are thousands. */
function isShortPrice(number: number, { goal, hasHouse, hasPrice, isOfFlats }: PriceFacts): boolean {
  if (goal === 'rent' || hasPrice || number % 5 !== 0) return false
  const isSale = goal === 'sale' && (hasHouse || isOfFlats)
  return isSale
    ? number >= leastShortPriceOfSale && number < thousand
    : hasHouse && number >= leastShortPrice && number < leastHouseRent
}
