'use client'

import type { Map as LeafletMap } from 'leaflet'
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { DrawnShape } from '@/domain/search/areas/drawn-shape'
import { answerHost } from './host-messages'
import type { MapTexts } from './map-texts'

// Most visitors of a map do not draw.
const DrawingLayer = lazy(async () => ({ default: (await import('./drawing-layer')).DrawingLayer }))

type DrawToolsProps = {
  map: LeafletMap | null
  texts: MapTexts
  /** The area on the map, empty if there is none; null while nobody can draw. */
  shape: DrawnShape | null
  /** The visitor drew another area; empty if they deleted it. */
  onDrawn: (shape: DrawnShape) => void
}

/** The buttons to draw an area, to draw another and to delete it; while somebody draws, the surface for it. */
export function DrawTools({ map, texts, shape, onDrawn }: DrawToolsProps) {
  const [isDrawing, setIsDrawing] = useState(false)
  const hasFocus = useRef(false)
  const stop = () => {
    hasFocus.current = true
    setIsDrawing(false)
  }
  useEscape({ isOn: isDrawing, onStop: stop })
  if (map === null || shape === null) return null
  const hasShape = shape.length > 0
  const start = () => {
    answerHost({ type: 'drawing' })
    setIsDrawing(true)
  }
  const answer = (drawn: DrawnShape) => {
    stop()
    onDrawn(drawn)
    answerHost({ type: 'shape', shape: drawn })
  }
  if (isDrawing) {
    return (
      <Suspense>
        <DrawingLayer map={map} texts={texts} onDrawn={answer} onStop={stop} />
      </Suspense>
    )
  }
  return (
    <div className="map-tools">
      <button
        // What was pressed before has disappeared.
        ref={(button) => {
          if (hasFocus.current) button?.focus({ preventScroll: true })
          hasFocus.current = false
        }}
        type="button"
        onClick={start}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M4.5 19.5 6 14 16.5 3.5l4 4L10 18zM14 6l4 4" />
        </svg>
        {hasShape ? texts.redraw : texts.draw}
      </button>
      {hasShape && (
        <button
          type="button"
          aria-label={texts.deleteShape}
          title={texts.deleteShape}
          onClick={() => answer([])}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d="m6 6 12 12M18 6 6 18" />
          </svg>
        </button>
      )}
    </div>
  )
}

/** From the press of the button on, also while the surface is being loaded. */
function useEscape({ isOn, onStop }: { isOn: boolean; onStop: () => void }) {
  const stop = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') onStop()
  })
  useEffect(() => {
    if (!isOn) return undefined
    document.addEventListener('keydown', stop)
    return () => document.removeEventListener('keydown', stop)
  }, [isOn])
}
