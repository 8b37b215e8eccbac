import type { ReactNode } from 'react'
import type { Locale } from '@/domain/shared/locale'
import type { PropertyCard as Card } from '@/site/data/view-models'
import { getTranslator } from '@/site/messages/translator'
import { Scroller } from '@/site/ui/scroller'
import { PropertyCard } from './property-card'

type PropertyCarouselProps = {
  cards: Card[]
  locale: Locale
  headingLevel: 2 | 3
  heading: ReactNode
  label: string
}

/** A row of homes to step through. */
export function PropertyCarousel({ cards, locale, headingLevel, heading, label }: PropertyCarouselProps) {
  const t = getTranslator(locale)
  return (
    <Scroller
      kind="cards"
      label={label}
      heading={heading}
      previous={t('common.previous')}
      next={t('common.next')}
    >
      {cards.map((card) => (
        <li key={card.id}>
          <PropertyCard
            card={card}
            locale={locale}
            headingLevel={headingLevel}
            sizes="(width < 31rem) 82vw, 25rem"
          />
        </li>
      ))}
    </Scroller>
  )
}
