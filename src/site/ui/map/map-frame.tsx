'use client'

import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type { MapBounds } from '@/domain/map/map-bounds'
import type { MapMessage } from '@/domain/map/map-message'
import { outsideMapHref } from '@/domain/map/outside-map'
import type { ShownPosition } from '@/domain/properties/position'
import type { DrawnShape } from '@/domain/search/areas/drawn-shape'
import { classNames } from '@/site/ui/class-names'
import { useConsentGranted } from '@/site/ui/browser/consent-store'
import { MapPlaceholder } from './map-placeholder'
import { SiteLink } from '@/site/ui/navigation/site-link'
import { useNear } from '@/site/ui/browser/use-near'

/** The result of `getMapFrame` of site/data in a language. */
export type MapFrameSource = {
  src: string
  /** The host of the tiles; null if this site serves them, which needs no consent. */
  host: string | null
  texts: {
    title: string
    show: string
    source: string | null
    needsScript: string
    searchArea: string
    open: string
    newTab: string
  }
}

type MapFrameProps = {
  frame: MapFrameSource
  /** The content of the map: `findListMap` or `toPlaceMap` of site/data; null while it is not known. */
  message: MapMessage | null
  /** The accessible name, if the usual one ('Map of the properties') does not fit. */
  label?: string
  /** 'wide' has proportions of its own; 'fill' is as high as its parent. */
  shape?: keyof typeof shapes
  /** The visitor has already opened the map on the previous page. */
  isAskedBefore?: boolean
  /** The map is about to load and needs its message. */
  onWanted?: (request: { isAsked: boolean }) => void
  /** The property of the list to highlight, such as the one whose card is hovered. */
  pointedOut?: number | null
  /** A visitor chose a property on the map. */
  onSelect?: (id: number) => void
  /** A visitor moved the map and searches in the visible part. */
  onSearchArea?: (bounds: MapBounds) => void
  /** A visitor drew an area, or deleted it, which is an empty one. */
  onDraw?: (shape: DrawnShape) => void
}

// Loaded with the map: most visitors of most pages look at none.
const LivingMap = lazy(async () => ({ default: (await import('./living-map')).LivingMap }))

const shapes = {
  wide: { outside: '', inside: 'aspect-4/3 max-h-[80svh] w-full md:aspect-2/1' },
  fill: { outside: 'flex h-full flex-col', inside: 'min-h-80 flex-1' },
} as const

/**
 * A map beside a list of the same properties, or of the one position in its message. The frame loads when it is scrolled to
 * and the visitor has allowed such content, or when they press the button; its space is reserved before.
 */
export function MapFrame({ frame, message, label, shape = 'wide', ...props }: MapFrameProps) {
  const { isAskedBefore, onWanted, ...rest } = props
  const { src, host, texts } = frame
  const box = useRef<HTMLDivElement>(null)
  const { isAsked, isQuiet, isWanted, ask } = useMapRequest(box, { host, isAskedBefore })
  const notifyWanted = useEffectEvent(() => onWanted?.({ isAsked }))
  useEffect(() => {
    if (isWanted) notifyWanted()
  }, [isWanted])
  const place = message?.mapType === 'single' ? message.marker : null
  return (
    <div className={classNames('print:hidden', shapes[shape].outside)}>
      <div
        ref={box}
        className={classNames('bg-sand relative isolate overflow-hidden rounded-md', shapes[shape].inside)}
      >
        {isWanted ? (
          <Suspense fallback={<MapPlaceholder texts={texts} isQuiet onAsk={ask} />}>
            <LivingMap
              src={src}
              label={label ?? texts.title}
              message={message}
              isAsked={isAsked}
              searchArea={texts.searchArea}
              {...rest}
            />
          </Suspense>
        ) : (
          <MapPlaceholder texts={texts} isQuiet={isQuiet} onAsk={ask} />
        )}
      </div>
      {place && <OutsideLink place={place} texts={texts} />}
    </div>
  )
}

/** For visitors who prefer a map of their own, and without JavaScript. */
function OutsideLink({ place, texts }: { place: ShownPosition; texts: MapFrameSource['texts'] }) {
  return (
    <p className="mt-2 text-right text-sm">
      <SiteLink
        href={outsideMapHref(place)}
        newTab
        newTabHint={texts.newTab}
        className="text-ink-soft inline-block py-1 underline underline-offset-4"
      >
        {texts.open}
      </SiteLink>
    </p>
  )
}

type MapRequestInput = { host: string | null; isAskedBefore?: boolean }

/** Whether the map loads: pressed for, or in sight if no consent is needed. */
function useMapRequest(box: RefObject<Element | null>, { host, isAskedBefore = false }: MapRequestInput) {
  const [isAsked, setIsAsked] = useState(false)
  const isAllowed = useConsentGranted('functionality_storage')
  const isNear = useNear(box)
  const isQuiet = isAllowed || isAskedBefore || host === null
  return { isAsked, isQuiet, isWanted: isAsked || (isQuiet && isNear), ask: () => setIsAsked(true) }
}
