import type { Locale } from '@/domain/shared/locale'
import type { PropertyCard as Card } from '@/site/data/view-models'
import { PropertyCard } from './property-card'

type PropertyGridProps = {
  cards: Card[]
  locale: Locale
  headingLevel: 2 | 3
  /** The first row is in the first screenful. */
  priority?: boolean
}

const sizes = '(width < 40rem) 92vw, (width < 60rem) 46vw, (width < 80rem) 30vw, 24rem'

/** Homes in one, two or three columns. */
export function PropertyGrid({ cards, locale, headingLevel, priority = false }: PropertyGridProps) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,19.5rem),1fr))] gap-x-6 gap-y-12 md:gap-x-8">
      {cards.map((card, index) => (
        <li key={card.id}>
          <PropertyCard
            card={card}
            locale={locale}
            headingLevel={headingLevel}
            sizes={sizes}
            priority={priority && index === 0}
          />
        </li>
      ))}
    </ul>
  )
}
