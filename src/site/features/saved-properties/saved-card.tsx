'use client'

import type { PropertySummary } from '@/site/data/properties/property-summaries'
import type { SavedTexts } from '@/site/words/saved-texts'
import { CompareToggle } from '@/site/ui/saved-properties/compare-toggle'
import { Icon } from '@/site/ui/icons/icon'
import { cardOnPhone, Picture } from '@/site/ui/media/picture'
import { Ribbon } from '@/site/ui/ribbon'
import { SaveButton } from '@/site/ui/saved-properties/save-button'
import { SiteLink } from '@/site/ui/navigation/site-link'
import { SavedEnergy } from './saved-energy'

type SavedCardProps = { property: PropertySummary; texts: SavedTexts; onUnsaved?: () => void }

/** A property of the visitor's lists at a glance. */
export function SavedCard({ property, texts, onUnsaved }: SavedCardProps) {
  const { id, href, title, price, place, ribbon, labels } = property
  const { bedroomsText, livingSurface, officeSurface, totalSurface, groundSurface } = property
  const facts = [bedroomsText, livingSurface, officeSurface, totalSurface, groundSurface].filter(
    (fact) => fact !== null,
  )
  return (
    <article className="card group relative flex h-full flex-col">
      <div className="relative overflow-hidden rounded-md">
        <SavedPicture property={property} noPhoto={texts.noPhoto} />
        {ribbon && (
          <div className="absolute top-3 right-16 left-3">
            <Ribbon kind={ribbon.kind}>{ribbon.text}</Ribbon>
          </div>
        )}
      </div>
      <div className="flex min-h-6 items-center justify-between gap-4 pt-4">
        <p className="text-ink-soft truncate text-sm" title={place}>
          {place}
        </p>
        <SavedEnergy energy={property.energy} />
      </div>
      <h3 className="text-xl mt-1 line-clamp-2" title={title}>
        <SiteLink
          href={href}
          className="card-link decoration-brick decoration-1 underline-offset-4 group-hover:underline"
        >
          {title}
        </SiteLink>
      </h3>
      <p className="mt-1.5 font-semibold tabular-nums">{price}</p>
      <p className="text-ink-soft mt-1 mb-4 text-sm">{facts.join(' · ')}</p>
      {/* Above the link that is the whole card. */}
      <div className="relative z-2 mt-auto">
        <CompareToggle
          id={id}
          label={labels.compare}
          texts={{ text: texts.compare, full: texts.compareFull }}
        />
      </div>
      <SaveButton
        id={id}
        label={labels.save}
        saved={texts.isSaved}
        onRemoved={onUnsaved}
        className="absolute top-2 right-2 z-2"
      />
    </article>
  )
}

type SavedPictureProps = { property: Pick<PropertySummary, 'picture'>; noPhoto: string }

/** The first picture of a property, in the proportions of the cards. */
export function SavedPicture({ property: { picture }, noPhoto }: SavedPictureProps) {
  if (picture) {
    return (
      <Picture picture={picture} sizes={`${cardOnPhone}, 24rem`} className="aspect-3/2 w-full object-cover" />
    )
  }
  return (
    <div className="bg-sand text-ink-soft flex aspect-3/2 flex-col items-center justify-center gap-2">
      <Icon name="house" className="size-10 opacity-50" />
      <p className="text-sm font-normal">{noPhoto}</p>
    </div>
  )
}
