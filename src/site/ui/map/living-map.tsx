'use client'

import { useState } from 'react'
import type { MapBounds } from '@/domain/map/map-bounds'
import type { MapMessage } from '@/domain/map/map-message'
import type { DrawnShape } from '@/domain/search/areas/drawn-shape'
import { buttonClasses } from '@/site/ui/button'
import { MapWindow } from './map-window'

type LivingMapProps = {
  src: string
  message: MapMessage | null
  pointedOut?: number | null
  onSelect?: (id: number) => void
  onSearchArea?: (bounds: MapBounds) => void
  onDraw?: (shape: DrawnShape) => void
  label: string
  isAsked: boolean
  searchArea: string
}

const nothing: MapMessage['properties'] = []

/** The frame of a map once it is wanted, with the button that searches in the visible part. */
export function LivingMap({ message, pointedOut = null, onSearchArea, searchArea, ...rest }: LivingMapProps) {
  const properties = message?.properties ?? nothing
  // For another list the earlier view does not count as searched.
  const [seen, setSeen] = useState<{ of: typeof properties; bounds: MapBounds } | null>(null)
  return (
    <>
      <MapWindow
        {...rest}
        message={message && pointOut(message, pointedOut)}
        onBounds={(bounds) => setSeen({ of: properties, bounds })}
        onDrawing={() => setSeen(null)}
      />
      {onSearchArea && seen?.of === properties && (
        <button
          type="button"
          onClick={() => {
            onSearchArea(seen.bounds)
            setSeen(null)
          }}
          className={buttonClasses(
            'outline',
            'bg-white shadow-lift absolute top-17 left-1/2 -translate-x-1/2 whitespace-nowrap',
          )}
        >
          {searchArea}
        </button>
      )}
    </>
  )
}

/** The message with a ring around the highlighted property. */
function pointOut(message: MapMessage, pointedOut: number | null): MapMessage {
  const property = message.properties.find(({ id }) => id === pointedOut)
  if (!property) return message
  return { ...message, marker: { lat: property.lat, lng: property.lng, approximate: property.approximate } }
}
