'use client'

import { point, type Map as LeafletMap, type Point } from 'leaflet'
import { useRef, type PointerEvent } from 'react'
import type { Position } from '@/domain/properties/position'
import type { Drawing } from './use-drawing'

// In pixels: a hand that sets a corner moves a little, and a line needs no point for each pixel.
const leastLine = 8
const leastStep = 3
// A corner so near the first one closes the area.
const nearFirst = 16

type Press = { pointer: number; from: Point; last: Point; line: Position[] }

/** Draws with a mouse, a pen or one finger: a line while it is pressed, a corner where it is pressed without moving. */
export function useDrawingPointer({ map, drawing }: { map: LeafletMap; drawing: Drawing }) {
  const press = useRef<Press | null>(null)

  const placeOf = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Point => {
    const { left, top } = currentTarget.getBoundingClientRect()
    return point(clientX - left, clientY - top)
  }
  const positionOf = (place: Point): Position => {
    const { lat, lng } = map.containerPointToLatLng(place)
    return { lat, lng }
  }

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (!event.isPrimary || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const place = placeOf(event)
    press.current = { pointer: event.pointerId, from: place, last: place, line: [] }
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const { current } = press
    if (current?.pointer !== event.pointerId) return
    const place = placeOf(event)
    const isLine = current.line.length > 0
    if (place.distanceTo(current.last) < (isLine ? leastStep : leastLine)) return
    const first = isLine ? [] : [positionOf(current.from)]
    press.current = { ...current, last: place, line: [...current.line, ...first, positionOf(place)] }
    drawing.setLine(press.current.line)
  }
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const { current } = press
    if (current?.pointer !== event.pointerId) return
    press.current = null
    if (current.line.length > 0) return drawing.finish(current.line)
    const [first] = drawing.corners
    const isFirst = first && map.latLngToContainerPoint(first).distanceTo(current.from) < nearFirst
    if (isFirst && drawing.canFinish) drawing.finish([])
    else drawing.addCorner(positionOf(current.from))
  }
  const onPointerCancel = () => {
    press.current = null
    drawing.setLine([])
  }
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel }
}
