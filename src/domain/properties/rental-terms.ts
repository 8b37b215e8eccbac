import type { Region } from '@/domain/energy/region'
import { PRICE_UNIT_STARTING_FROM } from './price'
import { isMonthlyRent } from './price-unit'

type RentalFigure = number | null | undefined

/** A stored property to let; amounts in euro, rent and charges by the month. */
export type RentalFields = {
  price: RentalFigure
  priceUnit: RentalFigure
  priceUnitText: string | null | undefined
  charges: RentalFigure
  /** In months of rent. */
  deposit: RentalFigure
}

export type RentalTerms = {
  /** Null if the price is not a monthly rent: a starting price, or one per m² or per year. */
  rent: number | null
  charges: number | null
  /** The monthly total; null while the rent or its charges are not known. */
  total: number | null
  depositMonths: number
  deposit: number | null
  /** The number of months that the region's law allows, if more are asked; else null. */
  depositCap: number | null
}

/** Months of rent a landlord may ask as a deposit for a dwelling (product.md, settled reading 10). */
export const depositCaps: Record<Region, number> = { wallonia: 2, brussels: 2, luxembourg: 2, flanders: 3 }

/** No landlord asks for more months of rent: a higher number is an amount in euro. */
export const mostDepositMonths = 24

const cents = (amount: number): number => Math.round(amount * 100) / 100

const isAmount = (figure: RentalFigure): figure is number =>
  typeof figure === 'number' && Number.isFinite(figure)

function monthlyRent({ price, priceUnit, priceUnitText }: RentalFields): number | null {
  const isOneMonth = priceUnit !== PRICE_UNIT_STARTING_FROM && isMonthlyRent(priceUnitText)
  return isOneMonth && isAmount(price) && price > 0 ? price : null
}

/**
 * What a tenant pays: rent, charges, both together, and the deposit. The deposit is the property's own, else that of the
 * settings (specification section 9: 3 months). It is shown as asked, with the legal cap beside it, and never reduced.
 */
export function rentalTerms({
  property,
  standardMonths,
  region,
  isDwelling,
}: {
  property: RentalFields
  /** The deposit of the settings, in months. */
  standardMonths: number
  region: Region | null
  /** The law caps the deposit of dwellings alone. */
  isDwelling: boolean
}): RentalTerms {
  const rent = monthlyRent(property)
  const charges = isAmount(property.charges) && property.charges >= 0 ? property.charges : null
  const depositMonths = isAmount(property.deposit) ? property.deposit : standardMonths
  const cap = isDwelling && region !== null ? depositCaps[region] : Infinity
  return {
    rent,
    charges,
    total: rent === null || charges === null ? null : cents(rent + charges),
    depositMonths,
    deposit: rent === null ? null : cents(rent * depositMonths),
    depositCap: depositMonths > cap ? cap : null,
  }
}
