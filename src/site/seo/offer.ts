import type { AggregateOfferLeaf, ItemAvailability, OfferLeaf, PriceSpecification } from 'schema-dts'
import type { Goal } from '@/domain/properties/goal'
import { isListed } from '@/domain/properties/property-status'
import type { HomeFacts } from '@/site/data/search-models'
import type { PropertyCard } from '@/site/data/view-models'

/** What is offered of a home, and for how much. */
export type Offered = Pick<PropertyCard, 'goal' | 'status' | 'price'> & {
  listing: Pick<HomeFacts, 'price' | 'pricedBy'>
}

const priceCurrency = 'EUR'

// The words of the vocabulary that schema.org takes over for what is done with a thing.
const functions: Record<Goal, string> = {
  sale: 'http://purl.org/goodrelations/v1#Sell',
  rent: 'http://purl.org/goodrelations/v1#LeaseOut',
}

const availabilityOf = (isAvailable: boolean): ItemAvailability =>
  isAvailable ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut'

/** A rent with its month, a price to start from with its minimum; null where the price says all. */
function specificationOf({ price: shown, goal }: Offered, price: number): PriceSpecification | undefined {
  if (shown.kind !== 'amount') return undefined
  if (shown.unit === 'starting-from')
    return { '@type': 'PriceSpecification', price, minPrice: price, priceCurrency }
  if (shown.unit === 'per-month')
    return { '@type': 'UnitPriceSpecification', price, priceCurrency, unitCode: 'MON' }
  return goal === 'rent' && shown.unitText
    ? { '@type': 'UnitPriceSpecification', price, priceCurrency, unitText: shown.unitText }
    : undefined
}

// By the square metre: what the home costs is not known.
const priceOfPart = (unit: { price: number; unitText: string }): PriceSpecification => ({
  '@type': 'UnitPriceSpecification',
  ...unit,
  priceCurrency,
})

/** What a home is offered for; without a price where its page names none, or only one by the square metre. */
export function buildOffer({ property, canonical }: { property: Offered; canonical: string }): OfferLeaf {
  const { goal, status, listing } = property
  const offer: OfferLeaf = {
    '@type': 'Offer',
    url: canonical,
    businessFunction: { '@id': functions[goal] },
    availability: availabilityOf(isListed(status)),
  }
  const { price, pricedBy } = listing
  if (price === null) return offer
  if (pricedBy) return { ...offer, priceSpecification: priceOfPart({ price, unitText: pricedBy }) }
  return { ...offer, price, priceCurrency, priceSpecification: specificationOf(property, price) }
}

type ProjectOfferArgs = { prices: readonly number[]; available: number; canonical: string }

/** What a project's homes are offered for, from the lowest price to the highest. */
export function buildProjectOffer({
  prices,
  available,
  canonical,
}: ProjectOfferArgs): OfferLeaf | AggregateOfferLeaf {
  const shared = { url: canonical, availability: availabilityOf(available > 0) }
  if (prices.length === 0) return { '@type': 'Offer', ...shared }
  return {
    '@type': 'AggregateOffer',
    ...shared,
    businessFunction: { '@id': functions.sale },
    lowPrice: Math.min(...prices),
    highPrice: Math.max(...prices),
    priceCurrency,
    offerCount: prices.length,
  }
}
