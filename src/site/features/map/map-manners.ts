'use client'

import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useMemo } from 'react'
import type { MapType } from '@/domain/map/map-message'

type GesturesInput = { map: LeafletMap | null; mapType: MapType }

/** A map within a text leaves the wheel and touch gestures to the page; one beside a list takes them. */
export function useGestures({ map, mapType }: GesturesInput) {
  useEffect(() => {
    if (!map) return
    const isList = mapType === 'list'
    // A pin is set where the map was dragged to.
    const isDragged = mapType !== 'single'
    if (isList) map.scrollWheelZoom.enable()
    else map.scrollWheelZoom.disable()
    const isFinger = window.matchMedia('(pointer: coarse)').matches
    if (isDragged || !isFinger) map.dragging.enable()
    else map.dragging.disable()
    map.options.touchZoom = isList ? true : 'center'
  }, [map, mapType])
}

/** Leaflet makes the map focusable, so it gets a name and a description of its keys. */
export function useName({ map, name }: { map: LeafletMap | null; name: string }) {
  useEffect(() => {
    const canvas = map?.getContainer()
    canvas?.setAttribute('role', 'region')
    canvas?.setAttribute('aria-label', name)
  }, [map, name])
}

/** Reports once that tiles load, or that none does. */
export function useTileHandlers(tell: (hasTiles: boolean | ((known: boolean | null) => boolean)) => void) {
  return useMemo(
    () => ({
      tileload: () => tell(true),
      tileerror: () => tell((known) => known === true),
    }),
    [tell],
  )
}
