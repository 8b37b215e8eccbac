import 'server-only'
import { leadLimitsOf } from '@/cms/queries/leads/get-lead-subject'
import type { PropertyOfPage } from '@/cms/queries/properties/property-of-page'
import { STANDARD_ADVANCE_PERCENT } from '@/domain/leads/purchase-advance'
import { rentalConfirmations } from '@/domain/leads/rental-confirmations'
import { shownMoney } from '@/domain/properties/shown-money'
import type { Locale } from '@/domain/shared/locale'
import { orElse, orEmpty, orNull } from '@/site/data/defaults'
import type { LeadTerms } from './lead-models'
import { findRentalTerms, usualDeposit } from '@/site/data/properties/rental-terms'
import { getSettings } from '@/site/data/content/settings'

/**
 * The data of a property for its forms: the fields and conditions of a rental application, the sums due at signing, and the
 * advance of an offer.
 */
export async function getLeadTerms(property: PropertyOfPage, locale: Locale): Promise<LeadTerms> {
  const { figures } = await getSettings(locale)
  const limits = leadLimitsOf({ property, figures: orEmpty(figures) })
  const terms = await findRentalTerms(property, locale)
  const shown = {
    income: orNull(limits.minimumIncome),
    maxPersons: orNull(limits.maxPersons),
    inventoryShare: orNull(shownMoney(property).costs.inventory),
  }
  return {
    limits,
    confirmations: terms ? rentalConfirmations({ terms, ...shown }) : [],
    advancePercent: orElse(orEmpty(figures).purchaseAdvancePercent, STANDARD_ADVANCE_PERCENT),
  }
}

/** The terms of a form without a property. */
export async function getGeneralTerms(locale: Locale): Promise<LeadTerms> {
  const { figures } = await getSettings(locale)
  const { depositMonths, purchaseAdvancePercent } = orEmpty(figures)
  const terms = {
    rent: null,
    charges: null,
    deposit: null,
    depositMonths: orElse(depositMonths, usualDeposit),
  }
  return {
    limits: {},
    confirmations: rentalConfirmations({ terms, income: null, maxPersons: null, inventoryShare: null }),
    advancePercent: orElse(purchaseAdvancePercent, STANDARD_ADVANCE_PERCENT),
  }
}
