'use client'

import { useMemo, useState } from 'react'
import { Circle, useMapEvents } from 'react-leaflet'
import type { MapProperty } from '@/domain/map/map-message'
import { approximateRadius } from '@/domain/properties/position'
import { countMark } from '@/site/messages/count-mark'
import { buildClusterIndex, type MapItem } from './cluster-index'
import { enlarge, toBounds } from './map-moves'
import { MapPin } from './map-pin'
import type { MapTexts } from './map-texts'

type MapItemsProps = {
  homes: MapProperty[]
  texts: MapTexts
  /** The homes whose card is open. */
  open: readonly MapProperty[]
  onOpen: (homes: MapProperty[]) => void
}

/** The homes to be seen at this place and scale: pins, and circles with a number where they would lie over each other. */
export function MapItems({ homes, texts, open, onOpen }: MapItemsProps) {
  const index = useMemo(() => buildClusterIndex(homes), [homes])
  const [, setMoves] = useState(0)
  const map = useMapEvents({ moveend: () => setMoves((count) => count + 1) })
  // A little beyond the edges, so that a pin does not jump out while half of it is still to be seen.
  const bounds = toBounds(map.getBounds().pad(0.1))
  const items = index.findItems({ bounds, zoom: Math.round(map.getZoom()) })

  const press = (item: Extract<MapItem, { kind: 'cluster' }>, byKeyboard: boolean) => {
    const inside = index.findHomes(item.id)
    if (item.zoom === null) return onOpen(inside)
    // The button is gone afterwards; from the map itself the next tab leads to what has become of it.
    if (byKeyboard) map.getContainer().focus({ preventScroll: true })
    enlarge({ map, homes: inside, zoom: item.zoom })
  }

  return items.map((item) =>
    item.kind === 'home' ? (
      <HomePin
        key={item.home.id}
        home={item.home}
        texts={texts}
        isOpen={open.includes(item.home)}
        onOpen={() => onOpen([item.home])}
      />
    ) : (
      <MapPin
        key={`cluster ${item.id}`}
        at={item}
        className="map-cluster"
        isOpen={item.zoom === null && open.some((home) => index.findHomes(item.id).includes(home))}
        onPress={({ byKeyboard }) => press(item, byKeyboard)}
      >
        <span aria-hidden="true">{item.count}</span>
        <span className="sr-only">
          {(item.zoom === null ? texts.samePlace : texts.cluster).replace(countMark, String(item.count))}
        </span>
      </MapPin>
    ),
  )
}

type HomePinProps = { home: MapProperty; texts: MapTexts; isOpen: boolean; onOpen: () => void }

function HomePin({ home, texts, isOpen, onOpen }: HomePinProps) {
  return (
    <>
      {home.approximate && (
        <Circle center={home} radius={approximateRadius} interactive={false} className="map-circle" />
      )}
      <MapPin at={home} className="map-pin" isOpen={isOpen} onPress={onOpen}>
        <span className="map-pin-price">{home.price}</span>
        <span className="sr-only">
          , {home.title}
          {home.approximate && ` (${texts.approximate})`}
        </span>
      </MapPin>
    </>
  )
}
