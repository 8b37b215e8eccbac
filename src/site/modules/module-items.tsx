import type { ComponentProps, ReactNode } from 'react'
import type { Presentation } from '@/domain/modules/presentation'
import type { Locale } from '@/domain/shared/locale'
import { carouselTexts } from '@/site/words/carousel-texts'
import { LazyCarousel } from '@/site/ui/carousel/lazy-carousel'
import { PerRow } from './per-row'

// Specification section 9.
export const usualPerRow = 3

type ModuleItemsProps = {
  presentation: Presentation
  kind: ComponentProps<typeof LazyCarousel>['kind']
  /** The name of the carousel for screen readers. */
  label: string
  head: ReactNode
  foot: ReactNode
  /** The items behind titles that open. */
  disclosure: ReactNode
  items: ComponentProps<typeof PerRow>['items']
  perRow: number | null
  locale: Locale
}

/** The items of a module in its layout: a carousel around its heading, titles that open, or rows. */
export function ModuleItems({ presentation, head, foot, disclosure, items, ...rest }: ModuleItemsProps) {
  const { kind, label, perRow, locale } = rest
  if (presentation === 'carousel') {
    return (
      <>
        <LazyCarousel
          {...{ kind, label, perRow }}
          heading={head}
          texts={carouselTexts(locale)}
          slides={items}
        />
        {foot}
      </>
    )
  }
  return (
    <>
      {head}
      <div className="mt-10 first:mt-0">
        {presentation === 'disclosure' ? disclosure : <PerRow count={perRow ?? usualPerRow} items={items} />}
      </div>
      {foot}
    </>
  )
}
