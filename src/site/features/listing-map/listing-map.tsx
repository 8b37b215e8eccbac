'use client'

import { useRef, useState, useTransition } from 'react'
import type { MapBounds } from '@/domain/map/map-bounds'
import { queryWithArea, queryWithShape } from '@/domain/search/areas/area'
import type { DrawnShape } from '@/domain/search/areas/drawn-shape'
import { buttonClasses } from '@/site/ui/button'
import { MapFrame, type MapFrameSource } from '@/site/ui/map/map-frame'
import { goTo } from '@/site/ui/navigation/page-link'
import { highlightCard, useHighlightedProperty } from './property-cards'
import { useListMessage } from './use-list-message'

type ListingMapProps = {
  /** The result of `getMapFrame`. */
  frame: MapFrameSource
  /** The address of the listing's properties: `buildListSource`. */
  source: string
  /** The address of the listing without its query, and the query of its criteria: `buildQuery`. */
  base: string
  query: string
  texts: { failed: string; retry: string; searching: string }
}

// As long as the document lives: a visitor who has opened the map is not asked again on the next page.
let wasAsked = false

/** The properties of a listing on a map, with a search in its visible part or a drawn one. */
export function ListingMap({ frame, source, base, query, texts }: ListingMapProps) {
  const [isSearching, startSearch] = useTransition()
  const [isAskedBefore] = useState(() => wasAsked)
  const [isWanted, setIsWanted] = useState(false)
  const { message, hasFailed, retry } = useListMessage({ source, isWanted })
  const highlighted = useHighlightedProperty()
  const box = useRef<HTMLDivElement>(null)
  const searchFor = (asked: string) =>
    startSearch(() => goTo(asked === '' ? base : `${base}?${asked}`, { scroll: false }))
  const searchIn = (area: MapBounds) => {
    // The pressed button has disappeared.
    box.current?.focus({ preventScroll: true })
    searchFor(queryWithArea({ query, area }))
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
        onDraw={(shape: DrawnShape) => searchFor(queryWithShape({ query, shape }))}
      />
      {/* The listing has one status, which says how many properties there are. */}
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
