'use client'

import type { SavedTexts } from '@/site/words/saved-texts'
import { GoneProperty } from './gone-property'
import { SavedCard } from './saved-card'
import type { KnownProperties } from './use-properties'

type SavedGridProps = {
  ids: readonly number[]
  known: KnownProperties
  texts: SavedTexts
  /** A property that is gone is taken out of this list. */
  onRemove: (id: number) => void
  /** A property is no favourite any more, and leaves a list of favourites with its button. */
  onUnsaved?: () => void
}

/** The properties of a list as cards; the place of one that is not known yet is kept. */
export function SavedGrid({ ids, known, texts, onRemove, onUnsaved }: SavedGridProps) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-x-6 gap-y-10">
      {ids.map((id) => {
        const property = known.get(id)
        return (
          <li key={id}>
            {property && <SavedCard property={property} texts={texts} onUnsaved={onUnsaved} />}
            {property === null && <GoneProperty id={id} texts={texts} onRemove={() => onRemove(id)} />}
            {property === undefined && <Waiting />}
          </li>
        )
      })}
    </ul>
  )
}

const Waiting = () => (
  <div aria-hidden="true">
    <div className="bg-sand aspect-3/2 rounded-md" />
    <div className="h-56" />
  </div>
)
