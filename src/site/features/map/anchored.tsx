'use client'

import { divIcon, type Marker as LeafletMarker } from 'leaflet'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Marker } from 'react-leaflet'
import type { Position } from '@/domain/properties/position'

// A point without size: what stands at it decides by itself how it lies around the point.
const point = divIcon({ className: 'map-point', html: '', iconSize: [0, 0] })

// What nobody listens to at a marker, Leaflet takes for a click on the map beneath it.
const ownClicks = { click: () => undefined, dblclick: () => undefined }

type AnchoredProps = { at: Position; zIndex?: number; children: ReactNode }

/**
 * Something of ours at a place of the map. Leaflet moves it along; its own way of making a marker reachable by keyboard
 * (a `div` that knows Enter but not the space bar) stays off, as the child can be a real button.
 */
export function Anchored({ at: { lat, lng }, zIndex, children }: AnchoredProps) {
  const marker = useRef<LeafletMarker>(null)
  const [element, setElement] = useState<HTMLElement | null>(null)
  const position = useMemo(() => ({ lat, lng }), [lat, lng])
  useEffect(() => setElement(marker.current?.getElement() ?? null), [])
  return (
    <>
      <Marker
        ref={marker}
        position={position}
        icon={point}
        keyboard={false}
        zIndexOffset={zIndex}
        eventHandlers={ownClicks}
        riseOnHover
      />
      {element && createPortal(children, element)}
    </>
  )
}
