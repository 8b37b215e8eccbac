import type { ReactNode } from 'react'
import type { Locale } from '@/domain/shared/locale'
import type { PropertyCard as Card } from '@/site/data/properties/property-models'
import { carouselTexts } from '@/site/words/carousel-texts'
import { LazyCarousel } from '@/site/ui/carousel/lazy-carousel'
import { PropertyCard } from './property-card'

type PropertyCarouselProps = {
  cards: Card[]
  locale: Locale
  headingLevel: 2 | 3 | 4
  heading: ReactNode
  label: string
  perRow?: number | null
}

/** A row of properties to step through. */
export function PropertyCarousel({
  cards,
  locale,
  headingLevel,
  heading,
  label,
  perRow = null,
}: PropertyCarouselProps) {
  return (
    <LazyCarousel
      kind="cards"
      label={label}
      heading={heading}
      texts={carouselTexts(locale)}
      perRow={perRow}
      slides={cards.map((card) => ({
        key: card.id,
        content: (
          <PropertyCard
            card={card}
            locale={locale}
            headingLevel={headingLevel}
            sizes="(width < 31rem) 82vw, 25rem"
            isSlide
          />
        ),
      }))}
    />
  )
}
