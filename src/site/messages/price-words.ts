import type { Goal } from '@/domain/properties/goal'
import type { PriceView } from '@/domain/properties/price'
import type { Locale } from '@/domain/shared/locale'
import { getTranslator } from './translator'

/** A price in words: '€ 385.000', 'À partir de € 250.000', '€ 950 / mois' or 'Prix sur demande'. */
export function priceWords({ locale, price }: { locale: Locale; price: PriceView }): string {
  const t = getTranslator(locale)
  if (price.kind === 'on-request') return t('property.priceOnRequest')
  const { amount, unit, unitText } = price
  if (unit === 'starting-from') return t('property.startingFrom', { amount })
  if (unit === 'per-month') return t('property.perMonth', { amount })
  return unitText ? `${amount} ${unitText}` : amount
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
