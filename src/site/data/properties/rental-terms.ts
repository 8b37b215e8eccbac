import 'server-only'
import type { PropertyOfPage } from '@/cms/queries/properties/property-of-page'
import { regionOf } from '@/domain/energy/region'
import { isDwelling } from '@/domain/properties/dwelling'
import { formatEuro } from '@/domain/properties/price'
import { rentalTerms, type RentalTerms } from '@/domain/properties/rental-terms'
import { shownMoney } from '@/domain/properties/shown-money'
import type { Locale } from '@/domain/shared/locale'
import { orElse, orEmpty } from '@/site/data/defaults'
import { populated } from '@/site/data/content/pictures'
import { getSettings } from '@/site/data/content/settings'
import type { RentalView } from './property-models'

/** In months of rent: specification section 9, if the settings are empty. */
export const usualDeposit = 3

const euro = (amount: number | null | undefined): string | null =>
  typeof amount === 'number' ? formatEuro(amount) : null

/**
 * What a tenant pays, in euro: the property's own figures, and the deposit of the settings if it has none. Null for a
 * property that is not to let.
 */
export async function findRentalTerms(property: PropertyOfPage, locale: Locale): Promise<RentalTerms | null> {
  const { rental } = shownMoney(property)
  if (rental === null) return null
  const { zip, countryId } = orEmpty(populated(property.city))
  const { figures } = await getSettings(locale)
  return rentalTerms({
    property: rental,
    standardMonths: orElse(orEmpty(figures).depositMonths, usualDeposit),
    region: regionOf({ zip, countryId }),
    isDwelling: isDwelling(populated(property.type)?.webId),
  })
}

/** What a tenant pays, each month and as a deposit; null for a property that is not to let. */
export async function getRentalTerms(property: PropertyOfPage, locale: Locale): Promise<RentalView | null> {
  const terms = await findRentalTerms(property, locale)
  if (terms === null) return null
  return {
    rent: euro(terms.rent),
    charges: euro(terms.charges),
    total: euro(terms.total),
    depositMonths: terms.depositMonths,
    deposit: euro(terms.deposit),
    depositCap: terms.depositCap,
    inventory: euro(shownMoney(property).costs.inventory),
  }
}
