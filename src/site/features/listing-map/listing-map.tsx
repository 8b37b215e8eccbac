'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState, useTransition } from 'react'
import type { MapBounds } from '@/domain/map/frame-answer'
import { queryWithArea } from '@/domain/search/area'
import { buttonClasses } from '@/site/ui/button'
import { MapFrame, type MapFrameSource } from '@/site/ui/map/map-frame'
import { highlightCard, useHighlightedProperty } from './property-cards'
import { useListMessage } from './use-list-message'

type ListingMapProps = {
  /** What `getMapFrame` gives. */
  frame: MapFrameSource
  /** Where the properties of the listing are asked for: `buildListSource`. */
  source: string
  /** The address of the listing without its query, and the query of what is asked of it: `buildQuery`. */
  base: string
  query: string
  texts: { failed: string; retry: string; searching: string }
}

// For as long as the document lasts: who has pressed for the map once is not asked again by the next page of results.
let wasAsked = false

/** The properties of a listing on a map, and the search in what is to be seen of it. */
export function ListingMap({ frame, source, base, query, texts }: ListingMapProps) {
  const router = useRouter()
  const [isSearching, startSearch] = useTransition()
  const [isAskedBefore] = useState(() => wasAsked)
  const [isWanted, setIsWanted] = useState(false)
  const { message, hasFailed, retry } = useListMessage({ source, isWanted })
  const highlighted = useHighlightedProperty()
  const box = useRef<HTMLDivElement>(null)
  const searchIn = (area: MapBounds) => {
    // The button that was pressed is gone now.
    box.current?.focus({ preventScroll: true })
    startSearch(() => router.push(`${base}?${queryWithArea({ query, area })}`, { scroll: false }))
  }

  return (
    <div ref={box} tabIndex={-1} className="relative h-full focus:outline-none print:hidden">
      <MapFrame
        frame={frame}
        message={message}
        shape="fill"
        isAskedBefore={isAskedBefore}
        onWanted={({ isAsked }) => {
          wasAsked ||= isAsked
          setIsWanted(true)
        }}
        pointedOut={highlighted}
        onSelect={highlightCard}
        onSearchArea={searchIn}
      />
      {/* The one status of a listing says how many properties there are. */}
      <div
        aria-live="polite"
        className="pointer-events-none absolute inset-x-3 top-3 flex justify-center text-center text-sm"
      >
        {isSearching && <p className="bg-paper shadow-lift rounded-full px-5 py-3">{texts.searching}</p>}
        {hasFailed && !isSearching && (
          <div className="bg-paper shadow-lift pointer-events-auto grid justify-items-center gap-3 rounded-lg p-4">
            <p>{texts.failed}</p>
            <button type="button" onClick={retry} className={buttonClasses('outline')}>
              {texts.retry}
            </button>
          </div>
        )}
      </div>
    </div>
  )
}
