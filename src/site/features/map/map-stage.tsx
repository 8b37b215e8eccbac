'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import type { Tiles } from '@/domain/map/tiles'
import type { MapTexts } from './map-texts'

// Leaflet asks for a window as soon as it is read: the server never does.
const LeafletMap = lazy(async () => ({ default: (await import('./leaflet-map')).LeafletMap }))

type MapStageProps = { texts: MapTexts; tiles: Tiles }

/** Where the map appears once the browser has its program. */
export function MapStage(props: MapStageProps) {
  const [isBrowser, setIsBrowser] = useState(false)
  useEffect(() => setIsBrowser(true), [])
  const waiting = <p className="map-waiting">{props.texts.loading}</p>
  if (!isBrowser) return waiting
  return (
    <Suspense fallback={waiting}>
      <LeafletMap {...props} />
    </Suspense>
  )
}
