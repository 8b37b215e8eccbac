import type { PriceView } from '@/domain/properties/price'
import type { Locale } from '@/domain/shared/locale'
import { priceWords } from '@/messages/price-words'

/** The price as a visitor reads it: '€ 385.000', 'À partir de € 250.000', '€ 950 / mois' or 'Prix sur demande'. */
export function PriceText({ locale, price }: { locale: Locale; price: PriceView }) {
  return priceWords({ locale, price })
}
