'use client'

import { latLng, type Map as LeafletMap } from 'leaflet'
import { useEffect, useRef } from 'react'
import type { MapProperty } from '@/domain/map/map-message'
import { Icon } from '@/site/ui/icons/icon'
import { countMark } from '@/site/messages/count-mark'
import { moveQuietly } from './map-moves'
import type { MapTexts } from './map-texts'

type HomeCardProps = {
  map: LeafletMap
  homes: readonly MapProperty[]
  texts: MapTexts
  onClose: () => void
}

/** What a pin stands for; more than one home where they share a place. Their links lead the whole page there. */
export function HomeCard({ map, homes, texts, onClose }: HomeCardProps) {
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    card.current?.focus({ preventScroll: true })
    if (card.current && homes[0]) uncover({ map, home: homes[0], card: card.current })
  }, [map, homes])
  const heading = texts.homesHere.replace(countMark, String(homes.length))
  return (
    <div
      ref={card}
      role="dialog"
      aria-label={homes.length === 1 ? homes[0]?.title : heading}
      tabIndex={-1}
      className="map-card"
    >
      {homes.length > 1 && <p className="map-card-count">{heading}</p>}
      <ul>
        {homes.map((home) => (
          <li key={home.id}>
            <HomeEntry home={home} texts={texts} />
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

/** Moves a pin out from under its card. */
function uncover({ map, home, card }: { map: LeafletMap; home: MapProperty; card: HTMLElement }) {
  const { x, y } = map.latLngToContainerPoint(latLng(home.lat, home.lng))
  const isBeside = x > card.offsetLeft + card.offsetWidth + gap * 3
  const hidden = y + gap - card.offsetTop
  if (!isBeside && hidden > 0) moveQuietly(map, () => map.panBy([0, hidden]))
}

function HomeEntry({ home, texts }: { home: MapProperty; texts: MapTexts }) {
  return (
    <article className="map-card-home">
      <span className="map-card-picture">
        {home.thumbnail ? (
          <img src={home.thumbnail} alt="" width={104} height={78} decoding="async" />
        ) : (
          <Icon name="house" className="size-8" />
        )}
      </span>
      <div>
        <h2 title={home.title}>
          <a href={home.href} target="_parent">
            {home.title}
          </a>
        </h2>
        <p className="map-card-price">{home.price}</p>
        {home.approximate && <p className="map-card-hint">{texts.approximate}</p>}
      </div>
    </article>
  )
}
