'use client'

import { useRef, type MouseEvent, type PointerEvent, type ReactNode } from 'react'
import { useMap } from 'react-leaflet'
import type { Position } from '@/domain/properties/position'
import { Anchored } from './anchored'
import { moveQuietly } from './map-moves'

// Leaflet's own tolerance, in pixels, between a click and the beginning of a drag.
const tolerance = 3

type MapPinProps = {
  at: Position
  className: string
  isOpen: boolean
  children: ReactNode
  onPress: (press: { byKeyboard: boolean }) => void
}

/** A button on the map, for mouse, touch and keyboard. */
export function MapPin({ at, className, isOpen, children, onPress }: MapPinProps) {
  const map = useMap()
  const down = useRef({ x: 0, y: 0 })

  const click = ({ detail, clientX, clientY }: MouseEvent) => {
    // The map was dragged by one of its pins; `detail` is 0 for a key press and a screen reader.
    const isDrag = Math.hypot(clientX - down.current.x, clientY - down.current.y) > tolerance
    if (detail === 0 || !isDrag) onPress({ byKeyboard: detail === 0 })
  }

  return (
    <Anchored at={at} zIndex={isOpen ? 1000 : 0}>
      <button
        type="button"
        className={className}
        aria-expanded={isOpen}
        onPointerDown={({ clientX, clientY }: PointerEvent) => {
          down.current = { x: clientX, y: clientY }
        }}
        onClick={click}
        onFocus={({ currentTarget }) => {
          if (!currentTarget.matches(':focus-visible')) return
          moveQuietly(map, () => map.panInside(at, { padding: [70, 50] }))
        }}
      >
        {children}
      </button>
    </Anchored>
  )
}
