import 'server-only'
import type { Property } from '@/cms/payload-types'
import { regionOf } from '@/domain/energy/region'
import { isDwelling } from '@/domain/properties/dwelling'
import { formatEuro } from '@/domain/properties/price'
import { rentalTerms, type RentalTerms } from '@/domain/properties/rental-terms'
import type { Locale } from '@/domain/shared/locale'
import { orElse, orEmpty } from './defaults'
import { populated } from './pictures'
import { getSettings } from './settings'
import type { RentalView } from './view-models'

/** In months of rent: specification section 9, where the settings have been emptied. */
export const usualDeposit = 3

const euro = (amount: number | null | undefined): string | null =>
  typeof amount === 'number' ? formatEuro(amount) : null

/** What a tenant pays, in euro: the home's own figures, the deposit of the settings where it has none. */
export async function findRentalTerms(home: Property, locale: Locale): Promise<RentalTerms> {
  const { price, priceUnit, priceUnitText } = home
  const { rentCharges: charges, deposit } = orEmpty(home.costs)
  const { zip, countryId } = orEmpty(populated(home.city))
  const { figures } = await getSettings(locale)
  return rentalTerms({
    home: { price, priceUnit, priceUnitText, charges, deposit },
    standardMonths: orElse(orEmpty(figures).depositMonths, usualDeposit),
    region: regionOf({ zip, countryId }),
    isDwelling: isDwelling(populated(home.type)?.webId),
  })
}

/** What a tenant pays, each month and as a deposit; null for a home that is not to let. */
export async function getRentalTerms(home: Property, locale: Locale): Promise<RentalView | null> {
  if (home.goal !== 'rent') return null
  const terms = await findRentalTerms(home, locale)
  return {
    rent: euro(terms.rent),
    charges: euro(terms.charges),
    total: euro(terms.total),
    depositMonths: terms.depositMonths,
    deposit: euro(terms.deposit),
    depositCap: terms.depositCap,
    inventory: euro(orEmpty(home.costs).inventory),
  }
}
