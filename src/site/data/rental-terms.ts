import 'server-only'
import type { Property } from '@/cms/payload-types'
import { regionOf } from '@/domain/energy/region'
import { isDwelling } from '@/domain/properties/dwelling'
import { formatEuro } from '@/domain/properties/price'
import { rentalTerms } from '@/domain/properties/rental-terms'
import type { Locale } from '@/domain/shared/locale'
import { orElse, orEmpty } from './defaults'
import { populated } from './pictures'
import { getSettings } from './settings'
import type { RentalView } from './view-models'

// Specification section 9, where the settings have been emptied.
const usualDeposit = 3

const euro = (amount: number | null | undefined): string | null =>
  typeof amount === 'number' ? formatEuro(amount) : null

/** What a tenant pays, each month and as a deposit; null for a home that is not to let. */
export async function getRentalTerms(home: Property, locale: Locale): Promise<RentalView | null> {
  if (home.goal !== 'rent') return null
  const { price, priceUnit, priceUnitText } = home
  const { rentCharges: charges, deposit, inventory } = orEmpty(home.costs)
  const { zip, countryId } = orEmpty(populated(home.city))
  const { figures } = await getSettings(locale)
  const terms = rentalTerms({
    home: { price, priceUnit, priceUnitText, charges, deposit },
    standardMonths: orElse(orEmpty(figures).depositMonths, usualDeposit),
    region: regionOf({ zip, countryId }),
    isDwelling: isDwelling(populated(home.type)?.webId),
  })
  return {
    rent: euro(terms.rent),
    charges: euro(terms.charges),
    total: euro(terms.total),
    depositMonths: terms.depositMonths,
    deposit: euro(terms.deposit),
    depositCap: terms.depositCap,
    inventory: euro(inventory),
  }
}
