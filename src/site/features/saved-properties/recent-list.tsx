'use client'

import type { Locale } from '@/domain/shared/locale'
import type { PropertySummary } from '@/site/data/properties/property-summaries'
import { Container } from '@/site/ui/container'
import { SiteLink } from '@/site/ui/navigation/site-link'
import { SavedPicture } from './saved-card'
import { useProperties } from './use-properties'

export type RecentListProps = {
  ids: readonly number[]
  locale: Locale
  /** The page of saved properties. */
  allHref: string
  onClear: () => void
  texts: { title: string; all: string; clear: string; noPhoto: string }
}

/** Recently viewed properties in a row that scrolls sideways; nothing while none can be shown. */
export function RecentList({ ids, locale, allHref, onClear, texts }: RecentListProps) {
  const { known } = useProperties({ ids, locale })
  const properties = ids.flatMap((id) => known.get(id) ?? [])
  if (properties.length === 0) return null
  return (
    <Container className="py-section">
      <section aria-labelledby="recent-title">
        <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h2 id="recent-title" className="text-3xl">
            {texts.title}
          </h2>
          <div className="flex flex-wrap gap-x-6 text-sm font-semibold">
            <SiteLink href={allHref} className="inline-block py-2 underline underline-offset-4">
              {texts.all}
            </SiteLink>
            <button type="button" onClick={onClear} className="py-2 underline underline-offset-4">
              {texts.clear}
            </button>
          </div>
        </div>
        <ul className="flex snap-x gap-5 overflow-x-auto pb-3">
          {properties.map((property) => (
            <RecentItem key={property.id} property={property} noPhoto={texts.noPhoto} />
          ))}
        </ul>
      </section>
    </Container>
  )
}

function RecentItem({ property, noPhoto }: { property: PropertySummary; noPhoto: string }) {
  const { href, title, place, price } = property
  return (
    <li className="w-56 shrink-0 snap-start">
      <div className="overflow-hidden rounded-md">
        <SavedPicture property={property} noPhoto={noPhoto} />
      </div>
      <p className="text-ink-soft mt-3 truncate text-sm">{place}</p>
      <h3 className="font-serif text-lg line-clamp-2">
        <SiteLink href={href} className="underline-offset-4 hover:underline">
          {title}
        </SiteLink>
      </h3>
      <p className="mt-1 text-sm font-semibold tabular-nums">{price}</p>
    </li>
  )
}
