import type { AggregateOfferLeaf, ItemAvailability, OfferLeaf, PriceSpecification } from 'schema-dts'
import type { Goal } from '@/domain/properties/goal'
import { isListed } from '@/domain/properties/property-status'
import type { Locale } from '@/domain/shared/locale'
import type { ListedPropertyFacts } from '@/site/data/search/search-models'
import type { PropertyCard } from '@/site/data/view-models'
import { getTranslator } from '@/messages/translator'

/** What is offered of a property, and for how much. */
export type Offered = Pick<PropertyCard, 'goal' | 'status' | 'price'> & {
  listing: Pick<ListedPropertyFacts, 'price' | 'pricedBy' | 'monthlyAnnuity'>
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

// By the square metre: what the property costs is not known.
const priceOfPart = (unit: { price: number; unitText: string }): PriceSpecification => ({
  '@type': 'UnitPriceSpecification',
  ...unit,
  priceCurrency,
})

/** The two payments of a life annuity, each under its own name. */
function annuityOf({ price, monthlyAnnuity }: Offered['listing'], locale: Locale): PriceSpecification[] {
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

function priceOf(property: Offered, locale: Locale): Partial<OfferLeaf> {
  const { price, pricedBy } = property.listing
  if (property.price.kind === 'annuity') {
    const priceSpecification = annuityOf(property.listing, locale)
    return price === null ? { priceSpecification } : { price, priceCurrency, priceSpecification }
  }
  if (price === null) return {}
  if (pricedBy) return { priceSpecification: priceOfPart({ price, unitText: pricedBy }) }
  return { price, priceCurrency, priceSpecification: specificationOf(property, price) }
}

/** What a property is offered for; without a price where its page names none, or only one by the square metre. */
export function buildOffer({
  property,
  canonical,
  locale,
}: {
  property: Offered
  canonical: string
  locale: Locale
}): OfferLeaf {
  const { goal, status } = property
  return {
    '@type': 'Offer',
    url: canonical,
    businessFunction: { '@id': functions[goal] },
    availability: availabilityOf(isListed(status)),
    ...priceOf(property, locale),
  }
}

type ProjectOfferArgs = { prices: readonly number[]; available: number; canonical: string }

/** What a project's properties are offered for, from the lowest price to the highest. */
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
