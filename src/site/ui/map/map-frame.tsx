'use client'

import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type { MapBounds } from '@/domain/map/frame-answer'
import type { MapMessage } from '@/domain/map/map-message'
import { outsideMapHref } from '@/domain/map/outside-map'
import type { ShownPosition } from '@/domain/properties/position'
import { classNames } from '@/site/ui/class-names'
import { useConsentGranted } from '@/site/ui/consent-store'
import { MapPlaceholder } from './map-placeholder'
import { SiteLink } from '@/site/ui/site-link'
import { useNear } from '@/site/ui/use-near'

/** What `getMapFrame` of site/data gives in a language. */
export type MapFrameSource = {
  src: string
  /** Who is asked for the tiles; null when it is this site itself, which needs no consent. */
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
  /** What the map shows: `findListMap` or `toPlaceMap` of site/data; null for as long as it is not known. */
  message: MapMessage | null
  /** The accessible name, where the usual one ('Map of the properties') does not fit. */
  label?: string
  /** 'wide' keeps its own proportions; 'fill' is as tall as what it stands in. */
  shape?: keyof typeof shapes
  /** The visitor has asked for the map before, on the page that led here. */
  isAskedBefore?: boolean
  /** The map is about to load: a message that is not there yet is wanted now. */
  onWanted?: (request: { isAsked: boolean }) => void
  /** The property of the list that is to be pointed out, such as the one whose card the mouse is on. */
  pointedOut?: number | null
  /** A visitor chose a property on the map. */
  onSelect?: (id: number) => void
  /** A visitor moved the map and asks for the properties in what they see now. */
  onSearchArea?: (bounds: MapBounds) => void
}

// Fetched with the map: most visitors of most pages look at none.
const LivingMap = lazy(async () => ({ default: (await import('./living-map')).LivingMap }))

const shapes = {
  wide: { outside: '', inside: 'aspect-4/3 max-h-[80svh] w-full md:aspect-2/1' },
  fill: { outside: 'flex h-full flex-col', inside: 'min-h-80 flex-1' },
} as const

/**
 * A map beside a list of the same properties, or of the one place of its message. The frame is loaded once it is scrolled to
 * and the visitor has allowed such contents, or by their pressing the button; its place is kept before.
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

/** For those who keep a map of their own, and where there is no script. */
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

/** Whether the map is to load: pressed for, or in sight where no question is to be asked. */
function useMapRequest(box: RefObject<Element | null>, { host, isAskedBefore = false }: MapRequestInput) {
  const [isAsked, setIsAsked] = useState(false)
  const isAllowed = useConsentGranted('functionality_storage')
  const isNear = useNear(box)
  const isQuiet = isAllowed || isAskedBefore || host === null
  return { isAsked, isQuiet, isWanted: isAsked || (isQuiet && isNear), ask: () => setIsAsked(true) }
}
