'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import type { Tiles } from '@/domain/map/tiles'
import type { MapTexts } from './map-texts'

// Leaflet needs `window` when it is imported, so the server never imports it.
const LeafletMap = lazy(async () => ({ default: (await import('./leaflet-map')).LeafletMap }))

type MapStageProps = { texts: MapTexts; tiles: Tiles }

/** Shows the map once the browser has loaded its code. */
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
