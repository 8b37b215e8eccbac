import type { CSSProperties } from 'react'
import type { Locale } from '@/domain/shared/locale'
import type { PropertyCard as Card } from '@/site/data/properties/property-models'
import { cardOnPhone } from '@/site/ui/media/picture'
import { PropertyCard } from './property-card'

type PropertyGridProps = {
  cards: Card[]
  locale: Locale
  headingLevel: 2 | 3 | 4
  /** As many to a row as the editor says, fewer where that makes them narrow. */
  perRow?: number | null
  /** The first row is in the first screenful. */
  priority?: boolean
}

const sizes = `${cardOnPhone}, (width < 60rem) 46vw, (width < 80rem) 30vw, 24rem`

/** Properties in columns: as many as fit, three at most, where nobody has said how many. */
export function PropertyGrid({ cards, locale, headingLevel, perRow, priority = false }: PropertyGridProps) {
  const style: CSSProperties & Record<`--${string}`, number> = perRow ? { '--per-row': perRow } : {}
  return (
    <ul
      style={style}
      className={
        perRow
          ? 'property-rows per-row'
          : 'property-rows grid grid-cols-[repeat(auto-fill,minmax(min(100%,19.5rem),1fr))] gap-x-6 md:gap-x-8'
      }
    >
      {cards.map((card, index) => (
        // The map beside a list finds its properties by this.
        <li key={card.id} data-property={card.id}>
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
