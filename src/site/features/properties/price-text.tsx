import type { PriceView } from '@/domain/properties/price'
import type { Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/site/messages/translator'

/** The price as a visitor reads it: '€ 385.000', 'À partir de € 250.000', '€ 950 / mois' or 'Prix sur demande'. */
export function PriceText({ locale, price }: { locale: Locale; price: PriceView }) {
  const t = getTranslator(locale)
  if (price.kind === 'on-request') return t('property.priceOnRequest')
  const { amount, unit, unitText } = price
  if (unit === 'starting-from') return t('property.startingFrom', { amount })
  if (unit === 'per-month') return t('property.perMonth', { amount })
  return unitText ? `${amount} ${unitText}` : amount
}
