import type { AggregateOfferLeaf, ItemAvailability, OfferLeaf, PriceSpecification } from 'schema-dts'
import type { Goal } from '@/domain/properties/goal'
import { availabilityOf } from '@/domain/properties/property-status'
import type { Locale } from '@/domain/shared/locale'
import type { ListedPropertyFacts } from '@/site/data/search/search-models'
import type { PropertyCard } from '@/site/data/properties/property-models'
import { getTranslator } from '@/messages/translator'

/** The facts of a property's offer. */
export type OfferedProperty = Pick<PropertyCard, 'goal' | 'status' | 'price'> & {
  listing: Pick<ListedPropertyFacts, 'price' | 'pricedBy' | 'monthlyAnnuity'>
}

const priceCurrency = 'EUR'

// The terms of the vocabulary for sale and rent.
const functions: Record<Goal, string> = {
  sale: 'http://purl.org/goodrelations/v1#Sell',
  rent: 'http://purl.org/goodrelations/v1#LeaseOut',
}

const toTerm = (status: string): ItemAvailability => `https://schema.org/${availabilityOf(status)}`

/** A rent with its period, a starting price with its minimum; null if the price says all. */
function specificationOf(
  { price: shown, goal }: OfferedProperty,
  price: number,
): PriceSpecification | undefined {
  if (shown.kind !== 'amount') return undefined
  if (shown.unit === 'starting-from')
    return { '@type': 'PriceSpecification', price, minPrice: price, priceCurrency }
  if (shown.unit === 'per-month')
    return { '@type': 'UnitPriceSpecification', price, priceCurrency, unitCode: 'MON' }
  return goal === 'rent' && shown.unitText
    ? { '@type': 'UnitPriceSpecification', price, priceCurrency, unitText: shown.unitText }
    : undefined
}

// Per square metre: the price of the property is not known.
const priceOfPart = (unit: { price: number; unitText: string }): PriceSpecification => ({
  '@type': 'UnitPriceSpecification',
  ...unit,
  priceCurrency,
})

/** The two payments of a life annuity, each under its own name. */
function annuityOf(
  { price, monthlyAnnuity }: OfferedProperty['listing'],
  locale: Locale,
): PriceSpecification[] {
  const t = getTranslator(locale)
  const atDeed = {
    '@type': 'PriceSpecification',
    name: t('facts.lifeAnnuity.downPayment'),
    priceCurrency,
  } as const
  const monthly = {
    '@type': 'UnitPriceSpecification',
    name: t('facts.lifeAnnuity.monthlyAnnuity'),
    priceCurrency,
    unitCode: 'MON',
  } as const
  return [
    ...(price === null ? [] : [{ ...atDeed, price }]),
    ...(monthlyAnnuity === null ? [] : [{ ...monthly, price: monthlyAnnuity }]),
  ]
}

function priceOf(property: OfferedProperty, locale: Locale): Partial<OfferLeaf> {
  const { price, pricedBy } = property.listing
  if (property.price.kind === 'annuity') {
    const priceSpecification = annuityOf(property.listing, locale)
    return price === null ? { priceSpecification } : { price, priceCurrency, priceSpecification }
  }
  if (price === null) return {}
  if (pricedBy) return { priceSpecification: priceOfPart({ price, unitText: pricedBy }) }
  return { price, priceCurrency, priceSpecification: specificationOf(property, price) }
}

/** The offer of a property; without a price if its page shows none, or only one per square metre. */
export function buildOffer({
  property,
  canonical,
  locale,
}: {
  property: OfferedProperty
  canonical: string
  locale: Locale
}): OfferLeaf {
  const { goal, status } = property
  return {
    '@type': 'Offer',
    url: canonical,
    businessFunction: { '@id': functions[goal] },
    availability: toTerm(status),
    ...priceOf(property, locale),
  }
}

type ProjectOfferArgs = {
  prices: readonly number[]
  /** How many properties it names, and how many of them are on the market. */
  units: number
  available: number
  canonical: string
}

/** The offer of a project's properties, from the lowest price to the highest. */
export function buildProjectOffer({
  prices,
  units,
  available,
  canonical,
}: ProjectOfferArgs): OfferLeaf | AggregateOfferLeaf {
  // A project that names no properties yet is not sold out.
  const availability = units > 0 ? toTerm(available > 0 ? 'available' : 'sold') : undefined
  const shared = { url: canonical, availability }
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
