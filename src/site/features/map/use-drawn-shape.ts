'use client'

import { useState } from 'react'
import type { MapMessage } from '@/domain/map/map-message'
import type { DrawnShape } from '@/domain/search/areas/drawn-shape'

const isSame = (one: DrawnShape | null, other: DrawnShape | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** The area on the map: what a visitor has just drawn, until the page names another; null where nobody can draw. */
export function useDrawnShape(message: MapMessage | null) {
  const named = message?.shape ?? null
  const [drawn, setDrawn] = useState<{ over: DrawnShape | null; shape: DrawnShape } | null>(null)
  const shape = drawn && isSame(drawn.over, named) ? drawn.shape : named
  return { shape, setShape: (next: DrawnShape) => setDrawn({ over: named, shape: next }) }
}
