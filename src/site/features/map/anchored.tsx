'use client'

import { divIcon, type Marker as LeafletMarker } from 'leaflet'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Marker } from 'react-leaflet'
import type { Position } from '@/domain/properties/position'

// A point without size: its child decides how it lies around the point.
const point = divIcon({ className: 'map-point', html: '', iconSize: [0, 0] })

// Without a listener on the marker, Leaflet takes a click on it for one on the map.
const ownClicks = { click: () => undefined, dblclick: () => undefined }

type AnchoredProps = { at: Position; zIndex?: number; children: ReactNode }

/**
 * A child of ours at a position on the map. Leaflet moves it along; Leaflet's own keyboard support for markers (a `div`
 * that knows Enter but not the space bar) stays off, as the child can be a real button.
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
