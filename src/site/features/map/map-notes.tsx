'use client'

import type { MapMessage } from '@/domain/map/map-message'
import type { Tiles } from '@/domain/map/tiles'
import type { MapTexts } from './map-texts'

type MapNotesProps = { message: MapMessage | null; hasTiles: boolean | null; texts: MapTexts }

/** The notes about the map: the page's own, on the exactness of a position, and on missing tiles. */
export function MapNotes({ message, hasTiles, texts }: MapNotesProps) {
  const isCircle = message?.mapType === 'single' && message.marker?.approximate === true
  return (
    <div role="status" className="map-notes">
      {message?.infoMessage && <p>{message.infoMessage}</p>}
      {isCircle && <p>{texts.approximateNotice}</p>}
      {hasTiles === false && <p>{texts.noTiles}</p>}
    </div>
  )
}

/** The attribution of the tiles: under every map, also under an open card. */
export function MapSource({ attribution, newTab }: { attribution: Tiles['attribution']; newTab: string }) {
  return (
    <p className="map-source">
      {attribution.map(({ text, href }) =>
        href ? (
          <a key={text} href={href} target="_blank" rel="noopener noreferrer">
            {text}
            <span className="sr-only"> {newTab}</span>
          </a>
        ) : (
          <span key={text}>{text}</span>
        ),
      )}
    </p>
  )
}
