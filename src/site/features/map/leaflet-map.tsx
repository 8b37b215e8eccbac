'use client'

import type { Map } from 'leaflet'
import { useMemo, useState } from 'react'
import { MapContainer, TileLayer, useMapEvents } from 'react-leaflet'
import type { MapMessage, MapType } from '@/domain/map/map-message'
import { pinPlace } from '@/domain/map/pin'
import { tileSubdomains, type Tiles } from '@/domain/map/tiles'
import { zooms } from './cluster-index'
import { DrawTools } from './draw-tools'
import { DrawnArea } from './drawn-area'
import { useDrawnShape } from './use-drawn-shape'
import { MapPropertyCard } from './property-card'
import { answerHost, useHostMessage } from './host-messages'
import { MapButtons } from './map-buttons'
import { MapItems } from './map-items'
import { useGestures, useName, useTileHandlers } from './map-manners'
import { defaultBounds, showAll, useBoundsAnswers, useFit } from './map-moves'
import { MapNotes, MapSource } from './map-notes'
import type { MapTexts } from './map-texts'
import { PlaceMarker } from './place-marker'
import { useOpenCard } from './use-open-card'

type LeafletMapProps = { texts: MapTexts; tiles: Tiles }

const nothing: Pick<MapMessage, 'properties' | 'mapType'> = { properties: [], mapType: 'list' }

/** The map in the frame, filled by a page of this site; docs/map.md describes their messages. */
export function LeafletMap({ texts, tiles }: LeafletMapProps) {
  const message = useHostMessage()
  const { properties: properties, mapType } = message ?? nothing
  const [map, setMap] = useState<Map | null>(null)
  const [hasTiles, setHasTiles] = useState<boolean | null>(null)
  const { open, openCard, closeCard } = useOpenCard({ map, properties })
  const { shape, setShape } = useDrawnShape(message)
  useFit({ map, message })
  useGestures({ map, mapType })
  useName({ map, name: texts.keys })
  const tileHandlers = useTileHandlers(setHasTiles)
  const moving = useMemo(() => !window.matchMedia('(prefers-reduced-motion: reduce)').matches, [])

  return (
    <div
      className="map-frame"
      onKeyDown={({ key }) => {
        if (key === 'Escape' && open.length > 0) closeCard()
      }}
    >
      {map && <MapButtons map={map} texts={texts} onShowAll={() => showAll({ map, message })} />}
      <DrawTools map={map} texts={texts} shape={open.length > 0 ? null : shape} onDrawn={setShape} />
      <MapContainer
        ref={setMap}
        className="map-canvas"
        bounds={defaultBounds}
        minZoom={zooms.least}
        maxZoom={zooms.most}
        zoomControl={false}
        attributionControl={false}
        scrollWheelZoom={false}
        zoomAnimation={moving}
        fadeAnimation={moving}
        markerZoomAnimation={moving}
        inertia={moving}
      >
        <TileLayer
          url={tiles.url}
          subdomains={[...tileSubdomains]}
          maxZoom={zooms.most}
          eventHandlers={tileHandlers}
        />
        <MapLife mapType={mapType} onEmpty={() => open.length > 0 && closeCard()} />
        <DrawnArea shape={shape} />
        <MapItems properties={properties} texts={texts} open={open} onOpen={openCard} />
        {message && <PlaceMarker message={message} name={texts.place} />}
      </MapContainer>
      {map && open.length > 0 && (
        <MapPropertyCard map={map} properties={open} texts={texts} onClose={closeCard} />
      )}
      {open.length === 0 && <MapNotes message={message} hasTiles={hasTiles} texts={texts} />}
      <MapSource attribution={tiles.attribution} newTab={texts.newTab} />
    </div>
  )
}

/** The map's own events: it reports where it was moved to; a click beside the pins closes the card, or sets the pin. */
function MapLife({ mapType, onEmpty }: { mapType: MapType; onEmpty: () => void }) {
  useBoundsAnswers({ isOn: mapType !== 'single' })
  useMapEvents({
    click: ({ latlng }) => {
      if (mapType === 'pin') answerHost({ type: 'place', place: pinPlace(latlng) })
      else onEmpty()
    },
  })
  return null
}
