'use client'

import type { Map as LeafletMap, PointTuple } from 'leaflet'
import type { KeyboardEvent } from 'react'
import { moveQuietly } from './map-moves'
import type { Drawing } from './use-drawing'

// In pixels.
const step = 48
const smallStep = 8

const ways: ReadonlyMap<string, PointTuple> = new Map([
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
])

/** The keys of the drawing surface: the map moves under the crosshair in its middle, where corners are set. */
export function useDrawingKeys({ map, drawing }: { map: LeafletMap; drawing: Drawing }) {
  const actions: Readonly<Record<string, () => void>> = {
    Enter: () => drawing.addCorner(middleOf(map)),
    ' ': () => drawing.addCorner(middleOf(map)),
    Backspace: drawing.removeCorner,
    '+': () => map.zoomIn(),
    '-': () => map.zoomOut(),
  }
  return (event: KeyboardEvent) => {
    const way = ways.get(event.key)
    const length = event.shiftKey ? smallStep : step
    const act = way
      ? () => moveQuietly(map, () => map.panBy([way[0] * length, way[1] * length], { animate: false }))
      : actions[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
}

function middleOf(map: LeafletMap) {
  const { lat, lng } = map.getCenter()
  return { lat, lng }
}
