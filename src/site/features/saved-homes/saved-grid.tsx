'use client'

import type { SavedTexts } from '@/site/messages/saved-texts'
import { GoneHome } from './gone-home'
import { SavedCard } from './saved-card'
import type { KnownHomes } from './use-homes'

type SavedGridProps = {
  ids: readonly number[]
  known: KnownHomes
  texts: SavedTexts
  /** A home that is gone is taken out of this list. */
  onRemove: (id: number) => void
  /** A home is no favourite any more, and leaves a list of favourites with its button. */
  onUnsaved?: () => void
}

/** The homes of a list as cards; the place of one that is not known yet is kept. */
export function SavedGrid({ ids, known, texts, onRemove, onUnsaved }: SavedGridProps) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-x-6 gap-y-10">
      {ids.map((id) => {
        const home = known.get(id)
        return (
          <li key={id}>
            {home && <SavedCard home={home} texts={texts} onUnsaved={onUnsaved} />}
            {home === null && <GoneHome id={id} texts={texts} onRemove={() => onRemove(id)} />}
            {home === undefined && <Waiting />}
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
