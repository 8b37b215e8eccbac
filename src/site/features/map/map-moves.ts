'use client'

import {
  latLng,
  latLngBounds,
  point,
  type LatLngBounds,
  type Map as LeafletMap,
  type PointTuple,
} from 'leaflet'
import { useEffect, useRef } from 'react'
import { useMapEvents } from 'react-leaflet'
import type { MapBounds } from '@/domain/map/map-bounds'
import type { MapMessage } from '@/domain/map/map-message'
import type { Position } from '@/domain/properties/position'
import { approximateRadius, type ShownPosition } from '@/domain/properties/position'
import { zooms } from './cluster-index'
import { answerHost } from './host-messages'

const quiet = new WeakSet<LeafletMap>()

/** Moves the map from code: the visitor has not asked for another area. */
export function moveQuietly(map: LeafletMap, move: () => void) {
  quiet.add(map)
  move()
  quiet.delete(map)
}

const within = (degrees: number, most: number): number => Math.max(-most, Math.min(most, degrees))

/** The visible part, cut off at the edges of the world. */
export function toBounds(seen: LatLngBounds): MapBounds {
  return {
    north: within(seen.getNorth(), 90),
    south: within(seen.getSouth(), 90),
    east: within(seen.getEast(), 180),
    west: within(seen.getWest(), 180),
  }
}

/** Reports the visible part to the host whenever the visitor, not code, has moved the map of a list. */
export function useBoundsAnswers({ isOn }: { isOn: boolean }) {
  const isAsked = useRef(false)
  const map = useMapEvents({
    movestart: () => {
      isAsked.current = !quiet.has(map)
    },
    // Without a start before it, the window was resized.
    moveend: () => {
      if (isOn && isAsked.current) answerHost({ type: 'bounds', bounds: toBounds(map.getBounds()) })
      isAsked.current = false
    },
  })
}

// Around Wavre, Jodoigne, Gembloux, Hannut and Namur (specification section 1).
export const defaultBounds = latLngBounds([50.4, 4.45], [50.78, 5.1])

// Near enough to recognise the street, far enough to see the surroundings.
const nearest = 15

// The pin is above its position, notes are below the map, and the buttons at its right.
function roomAround(map: LeafletMap): { paddingTopLeft: PointTuple; paddingBottomRight: PointTuple } {
  const heightOf = (part: string) =>
    map.getContainer().parentElement?.querySelector<HTMLElement>(part)?.offsetHeight ?? 0
  const isNarrow = map.getSize().x < 480
  return {
    paddingTopLeft: isNarrow ? [32, 44 + heightOf('.map-tools')] : [72, 64 + heightOf('.map-tools')],
    paddingBottomRight: [isNarrow ? 60 : 84, (isNarrow ? 24 : 40) + heightOf('.map-notes')],
  }
}

const placesOf = (places: readonly ShownPosition[]): LatLngBounds =>
  places
    .map(({ lat, lng, approximate }) => latLng(lat, lng).toBounds(approximate ? approximateRadius * 2.1 : 1))
    .reduce((sum, place) => sum.extend(place), latLngBounds([]))

const boundsOf = (places: readonly Position[]): LatLngBounds => latLngBounds([...places])

/** Shows everything in a message. */
export function showAll({ map, message }: { map: LeafletMap; message: MapMessage | null }) {
  const { properties = [], marker = null, mapType = 'list', shape } = message ?? {}
  const all = placesOf(mapType !== 'list' && marker ? [marker] : properties).extend(boundsOf(shape ?? []))
  moveQuietly(map, () =>
    map.fitBounds(all.isValid() ? all : defaultBounds, {
      ...roomAround(map),
      maxZoom: nearest,
      animate: false,
    }),
  )
}

// The share of a side by which two views may differ and still count as equal: rounding, and a slightly resized window.
const sameView = 0.03

function isSeen(map: LeafletMap, { south, west, north, east }: MapBounds): boolean {
  const seen = map.getBounds()
  const height = (north - south) * sameView
  const width = (east - west) * sameView
  return (
    Math.abs(seen.getSouth() - south) < height &&
    Math.abs(seen.getNorth() - north) < height &&
    Math.abs(seen.getWest() - west) < width &&
    Math.abs(seen.getEast() - east) < width
  )
}

// Smaller, the drawn area is hard to recognise.
const leastShape = 0.15

/** Whether a drawn area is on the map, as it is right after somebody drew it there. */
function isInSight(map: LeafletMap, shape: readonly Position[]): boolean {
  const [seen, drawn] = [map.getBounds(), boundsOf(shape)]
  const height = (bounds: LatLngBounds) => bounds.getNorth() - bounds.getSouth()
  return shape.length > 0 && seen.contains(drawn) && height(drawn) >= height(seen) * leastShape
}

// From here on, houses are told apart.
const street = 14

/** Whether a place is on the map, near enough to be set exactly, as it is right after somebody set it there. */
const isNear = (map: LeafletMap, place: Position): boolean =>
  map.getZoom() >= street && map.getBounds().contains(latLng(place.lat, place.lng))

type ShownMessage = { map: LeafletMap; message: MapMessage | null }

/** Whether the map shows already what the message is about: the drawn area, or the pin. */
function isShown({ map, message }: ShownMessage): boolean {
  if (message?.mapType !== 'pin') return isInSight(map, message?.shape ?? [])
  return message.marker !== null && isNear(map, message.marker)
}

/** The part of the map that a message names, where it has no pin. */
function areaOf(message: MapMessage | null): MapBounds | null {
  if (!message || message.mapType === 'single') return null
  return message.mapType === 'pin' && message.marker ? null : message.area
}

/** Shows the message of a page: the searched or drawn area, which the visitor mostly sees already, else everything. */
function showMessage({ map, message }: ShownMessage) {
  const area = areaOf(message)
  if (!area) return isShown({ map, message }) ? undefined : showAll({ map, message })
  if (isSeen(map, area)) return
  // A little less than the area, as rounding would otherwise choose the next smaller scale.
  const inner = latLngBounds([area.south, area.west], [area.north, area.east]).pad(-sameView)
  moveQuietly(map, () => map.fitBounds(inner, { animate: false }))
}

/** Zooms in, at least to `zoom`, until these properties fill the map. */
export function enlarge({
  map,
  properties,
  zoom,
}: {
  map: LeafletMap
  properties: readonly ShownPosition[]
  zoom: number
}) {
  const bounds = placesOf(properties.map((property) => ({ ...property, approximate: false })))
  const room = roomAround(map)
  const padding = point(room.paddingTopLeft).add(point(room.paddingBottomRight))
  if (map.getBoundsZoom(bounds, false, padding) < zoom) map.setView(bounds.getCenter(), zoom)
  else map.fitBounds(bounds, { ...room, maxZoom: zooms.most })
}

/** Adjusts the view whenever the host sends other properties, another area or another kind of map. */
export function useFit({ map, message }: { map: LeafletMap | null; message: MapMessage | null }) {
  const latest = useRef(message)
  latest.current = message
  const { properties, mapType } = message ?? {}
  const place = mapType === 'list' ? '' : JSON.stringify(message?.marker)
  const area = JSON.stringify([message?.area, message?.shape])
  useEffect(() => {
    if (map) showMessage({ map, message: latest.current })
  }, [map, properties, mapType, place, area])
}
