'use client'

import { Polygon } from 'react-leaflet'
import type { DrawnShape } from '@/domain/search/areas/drawn-shape'

// Where lines cross, what they go around in either direction is inside, as it is for the search.
const options = { fillRule: 'nonzero' } as const

/** The drawn area on the map. */
export function DrawnArea({ shape }: { shape: DrawnShape | null }) {
  if (shape === null || shape.length === 0) return null
  return <Polygon positions={[...shape]} pathOptions={options} interactive={false} className="map-shape" />
}
