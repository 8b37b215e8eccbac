'use client'

import { latLng, type Map as LeafletMap } from 'leaflet'
import { useEffect, useRef } from 'react'
import type { MapProperty } from '@/domain/map/map-message'
import { Icon } from '@/site/ui/icons/icon'
import { countPlaceholder } from '@/site/words/count-placeholder'
import { moveQuietly } from './map-moves'
import type { MapTexts } from './map-texts'

type MapPropertyCardProps = {
  map: LeafletMap
  properties: readonly MapProperty[]
  texts: MapTexts
  onClose: () => void
}

/** The card of a pin; with several properties that share a position. Its links open in the whole page. */
export function MapPropertyCard({ map, properties, texts, onClose }: MapPropertyCardProps) {
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    card.current?.focus({ preventScroll: true })
    if (card.current && properties[0]) uncover({ map, property: properties[0], card: card.current })
  }, [map, properties])
  const heading = texts.propertiesHere.replace(countPlaceholder, String(properties.length))
  return (
    <div
      ref={card}
      role="dialog"
      aria-label={properties.length === 1 ? properties[0]?.title : heading}
      tabIndex={-1}
      className="map-card"
    >
      {properties.length > 1 && <p className="map-card-count">{heading}</p>}
      <ul>
        {properties.map((property) => (
          <li key={property.id}>
            <PropertyEntry property={property} texts={texts} />
          </li>
        ))}
      </ul>
      <button type="button" onClick={onClose} aria-label={texts.close} className="map-card-close">
        <Icon name="close" />
      </button>
    </div>
  )
}

// Between the card and the tip of its pin.
const gap = 16

/** Moves the map until a pin is not under its card. */
function uncover({ map, property, card }: { map: LeafletMap; property: MapProperty; card: HTMLElement }) {
  const { x, y } = map.latLngToContainerPoint(latLng(property.lat, property.lng))
  const isBeside = x > card.offsetLeft + card.offsetWidth + gap * 3
  const hidden = y + gap - card.offsetTop
  if (!isBeside && hidden > 0) moveQuietly(map, () => map.panBy([0, hidden]))
}

function PropertyEntry({ property, texts }: { property: MapProperty; texts: MapTexts }) {
  return (
    <article className="map-card-property">
      <span className="map-card-picture">
        {property.thumbnail ? (
          <img src={property.thumbnail} alt="" width={104} height={78} decoding="async" />
        ) : (
          <Icon name="house" className="size-8" />
        )}
      </span>
      <div>
        <h2 title={property.title}>
          <a href={property.href} target="_parent">
            {property.title}
          </a>
        </h2>
        <p className="map-card-price">{property.price}</p>
        {property.approximate && <p className="map-card-hint">{texts.approximate}</p>}
      </div>
    </article>
  )
}
