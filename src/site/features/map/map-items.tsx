'use client'

import { useMemo, useState } from 'react'
import { Circle, useMapEvents } from 'react-leaflet'
import type { MapProperty } from '@/domain/map/map-message'
import { approximateRadius } from '@/domain/properties/position'
import { countPlaceholder } from '@/site/words/count-placeholder'
import { buildClusterIndex, type MapItem } from './cluster-index'
import { enlarge, toBounds } from './map-moves'
import { MapPin } from './map-pin'
import type { MapTexts } from './map-texts'

type MapItemsProps = {
  properties: MapProperty[]
  texts: MapTexts
  /** The properties whose card is open. */
  open: readonly MapProperty[]
  onOpen: (properties: MapProperty[]) => void
}

/** The visible properties at this place and scale: pins, and circles with a number where pins would overlap. */
export function MapItems({ properties, texts, open, onOpen }: MapItemsProps) {
  const index = useMemo(() => buildClusterIndex(properties), [properties])
  const [, setMoves] = useState(0)
  const map = useMapEvents({ moveend: () => setMoves((count) => count + 1) })
  // A little beyond the edges, so that a pin does not disappear while half of it is visible.
  const bounds = toBounds(map.getBounds().pad(0.1))
  const items = index.findItems({ bounds, zoom: Math.round(map.getZoom()) })

  const press = (item: Extract<MapItem, { kind: 'cluster' }>, byKeyboard: boolean) => {
    const inside = index.findProperties(item.id)
    if (item.zoom === null) return onOpen(inside)
    // The button disappears; from the map itself the next tab stop is what replaced it.
    if (byKeyboard) map.getContainer().focus({ preventScroll: true })
    enlarge({ map, properties: inside, zoom: item.zoom })
  }

  return items.map((item) =>
    item.kind === 'property' ? (
      <PropertyPin
        key={item.property.id}
        property={item.property}
        texts={texts}
        isOpen={open.includes(item.property)}
        onOpen={() => onOpen([item.property])}
      />
    ) : (
      <MapPin
        key={`cluster ${item.id}`}
        at={item}
        className="map-cluster"
        isOpen={
          item.zoom === null && open.some((property) => index.findProperties(item.id).includes(property))
        }
        onPress={({ byKeyboard }) => press(item, byKeyboard)}
      >
        <span aria-hidden="true">{item.count}</span>
        <span className="sr-only">
          {(item.zoom === null ? texts.samePlace : texts.cluster).replace(
            countPlaceholder,
            String(item.count),
          )}
        </span>
      </MapPin>
    ),
  )
}

type PropertyPinProps = { property: MapProperty; texts: MapTexts; isOpen: boolean; onOpen: () => void }

function PropertyPin({ property, texts, isOpen, onOpen }: PropertyPinProps) {
  return (
    <>
      {property.approximate && (
        <Circle center={property} radius={approximateRadius} interactive={false} className="map-circle" />
      )}
      <MapPin at={property} className="map-pin" isOpen={isOpen} onPress={onOpen}>
        <span className="map-pin-price">{property.price}</span>
        <span className="sr-only">
          , {property.title}
          {property.approximate && ` (${texts.approximate})`}
        </span>
      </MapPin>
    </>
  )
}
