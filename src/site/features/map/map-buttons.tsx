'use client'

import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useState } from 'react'
import type { MapTexts } from './map-texts'

// On a grid of 24, like the icons of the site.
const signs = {
  plus: 'M12 5.5v13M5.5 12h13',
  minus: 'M5.5 12h13',
  all: 'M4.5 9V4.5H9M15 4.5h4.5V9M4.5 15v4.5H9m6 0h4.5V15',
} as const

type MapButtonsProps = { map: LeafletMap; texts: MapTexts; onShowAll: () => void }

/** Zoom in, zoom out, and reset the view. */
export function MapButtons({ map, texts, onShowAll }: MapButtonsProps) {
  const zoom = useZoom(map)
  return (
    <div className="map-buttons">
      <MapButton
        sign="plus"
        label={texts.zoomIn}
        disabled={zoom >= map.getMaxZoom()}
        onPress={() => map.zoomIn()}
      />
      <MapButton
        sign="minus"
        label={texts.zoomOut}
        disabled={zoom <= map.getMinZoom()}
        onPress={() => map.zoomOut()}
      />
      <MapButton sign="all" label={texts.showAll} disabled={false} onPress={onShowAll} />
    </div>
  )
}

function useZoom(map: LeafletMap): number {
  const [zoom, setZoom] = useState(map.getZoom())
  useEffect(() => {
    const update = () => setZoom(map.getZoom())
    update()
    map.on('zoomend', update)
    return () => {
      map.off('zoomend', update)
    }
  }, [map])
  return zoom
}

type MapButtonProps = { sign: keyof typeof signs; label: string; disabled: boolean; onPress: () => void }

function MapButton({ sign, label, disabled, onPress }: MapButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      // Not `disabled`, which would lose the focus at the last step.
      aria-disabled={disabled}
      onClick={disabled ? undefined : onPress}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={signs[sign]} />
      </svg>
    </button>
  )
}
