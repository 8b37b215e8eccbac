'use client'

import { Circle } from 'react-leaflet'
import type { MapMessage } from '@/domain/map/map-message'
import { approximateRadius } from '@/domain/properties/position'
import { Anchored } from './anchored'

type PlaceMarkerProps = { message: MapMessage; name: string }

/** The position of a 'single' map, or on a list a ring around the highlighted property. */
export function PlaceMarker({ message: { marker, mapType }, name }: PlaceMarkerProps) {
  if (!marker) return null
  if (mapType === 'list') {
    return (
      <Anchored at={marker} zIndex={-1000}>
        <span className="map-ring" aria-hidden="true" />
      </Anchored>
    )
  }
  if (marker.approximate) {
    return <Circle center={marker} radius={approximateRadius} interactive={false} className="map-circle" />
  }
  return (
    <Anchored at={marker}>
      <svg viewBox="0 0 36 46" role="img" aria-label={name} className="map-place">
        <path d="M18 45C29 33 34.5 25 34.5 17.5a16.5 16.5 0 1 0-33 0C1.5 25 7 33 18 45z" />
        <path d="M10.5 18.5 18 12l7.5 6.5M13 16.8V24h10v-7.2" className="map-place-house" />
      </svg>
    </Anchored>
  )
}
