import type { Goal } from '@/domain/properties/goal'
import type { PriceView } from '@/domain/properties/price'
import type { Locale } from '@/domain/shared/locale'
import { getTranslator } from './translator'

/**
 * A price in words: '€ 385.000', 'À partir de € 250.000', '€ 950 / mois', 'Bouquet € 75.000 + rente € 1.050 / mois' or
 * 'Prix sur demande'. Pages and mails use the same words.
 */
export function priceWords({ locale, price }: { locale: Locale; price: PriceView }): string {
  const t = getTranslator(locale)
  if (price.kind === 'on-request') return t('property.priceOnRequest')
  if (price.kind === 'annuity') return annuityWords({ locale, price })
  const { amount, unit, unitText } = price
  if (unit === 'starting-from') return t('property.startingFrom', { amount })
  if (unit === 'per-month') return t('property.perMonth', { amount })
  return unitText ? `${amount} ${unitText}` : amount
}

// In the order of payment: at the deed, then each month.
function annuityWords({
  locale,
  price: { downPayment, monthly },
}: {
  locale: Locale
  price: Extract<PriceView, { kind: 'annuity' }>
}): string {
  const t = getTranslator(locale)
  const perMonth = monthly === null ? null : t('property.perMonth', { amount: monthly })
  if (downPayment === null)
    return perMonth === null ? '' : t('property.annuity.monthly', { amount: perMonth })
  if (perMonth === null) return t('property.annuity.downPayment', { amount: downPayment })
  return t('property.annuity.both', { downPayment, annuity: perMonth })
}

/** The lowest price of a project in words: 'À partir de € 359.000', 'À partir de € 950 / mois'. */
export function lowestPriceWords({
  locale,
  goal,
  amount,
}: {
  locale: Locale
  goal: Goal
  amount: string
}): string {
  const t = getTranslator(locale)
  return t('property.startingFrom', {
    amount: goal === 'rent' ? t('property.perMonth', { amount }) : amount,
  })
}
