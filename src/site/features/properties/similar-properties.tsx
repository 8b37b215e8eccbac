import type { Locale } from '@/domain/shared/locale'
import type { PropertyCard as Card } from '@/site/data/properties/property-models'
import { getTranslator } from '@/messages/translator'
import { PropertyCarousel } from './property-carousel'

/** Other properties like this one; nothing where there are none. */
export function SimilarProperties({ cards, locale }: { cards: Card[]; locale: Locale }) {
  const t = getTranslator(locale)
  const title = t('property.similar')
  if (cards.length === 0) return null
  return (
    <PropertyCarousel
      cards={cards}
      locale={locale}
      headingLevel={3}
      label={title}
      heading={<h2 className="text-3xl">{title}</h2>}
    />
  )
}
