'use client'

import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useId, useRef, useState } from 'react'
import type { DrawnShape } from '@/domain/search/areas/drawn-shape'
import { countPlaceholder } from '@/site/words/count-placeholder'
import type { MapTexts } from './map-texts'
import { useDrawing, type Drawing } from './use-drawing'
import { useDrawingPointer } from './use-drawing-pointer'
import { useDrawingKeys } from './use-drawing-keys'

type DrawingLayerProps = {
  map: LeafletMap
  texts: MapTexts
  onDrawn: (shape: DrawnShape) => void
  onStop: () => void
}

/**
 * The surface over the map on which somebody draws: a line with mouse or finger, or corners one by one, also with the keys.
 * The map beneath rests.
 */
export function DrawingLayer({ map, texts, onDrawn, onStop }: DrawingLayerProps) {
  const surface = useRef<HTMLDivElement>(null)
  const note = useId()
  const drawing = useDrawing(onDrawn)
  const pointer = useDrawingPointer({ map, drawing })
  const onKeyDown = useDrawingKeys({ map, drawing })
  useRestingMap(map)
  useEffect(() => surface.current?.focus({ preventScroll: true }), [])
  return (
    <>
      <div
        ref={surface}
        role="application"
        tabIndex={0}
        aria-label={texts.surface}
        aria-describedby={note}
        className="map-surface"
        onKeyDown={onKeyDown}
        {...pointer}
      >
        <Line map={map} drawing={drawing} />
        <svg viewBox="0 0 48 48" aria-hidden="true" className="map-crosshair">
          <path d="M24 2v17m0 10v17M2 24h17m10 0h17" />
        </svg>
      </div>
      <div className="map-tools">
        <p id={note} role="status">
          {noteOf(drawing, texts)}
        </p>
        <button
          type="button"
          aria-disabled={!drawing.canFinish}
          onClick={() => drawing.canFinish && drawing.finish([])}
        >
          {texts.finish}
        </button>
        <button type="button" onClick={onStop}>
          {texts.cancel}
        </button>
      </div>
    </>
  )
}

function noteOf({ corners, isNothing }: Drawing, texts: MapTexts): string {
  if (isNothing) return texts.nothingDrawn
  if (corners.length === 0) return texts.drawHint
  return texts.corners.replace(countPlaceholder, String(corners.length))
}

/** What is drawn so far, where it is on the map at this moment. */
function Line({ map, drawing: { corners, line } }: { map: LeafletMap; drawing: Drawing }) {
  useMoves(map)
  const points = [...corners, ...line].map((position) => map.latLngToContainerPoint(position))
  return (
    <svg aria-hidden="true" className="map-line">
      <polygon points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {points.slice(0, corners.length).map(({ x, y }, at) => (
        <circle key={at} cx={x} cy={y} r={6} />
      ))}
    </svg>
  )
}

function useMoves(map: LeafletMap) {
  const [, setMoves] = useState(0)
  useEffect(() => {
    const update = () => setMoves((count) => count + 1)
    map.on('move zoomend resize', update)
    return () => {
      map.off('move zoomend resize', update)
    }
  }, [map])
}

/** Nobody reaches the properties under the surface. */
function useRestingMap(map: LeafletMap) {
  useEffect(() => {
    const canvas = map.getContainer()
    canvas.inert = true
    return () => {
      canvas.inert = false
    }
  }, [map])
}
