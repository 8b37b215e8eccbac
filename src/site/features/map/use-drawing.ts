'use client'

import { useState } from 'react'
import { areaOfLine } from '@/domain/map/drawn-line'
import type { Position } from '@/domain/properties/position'
import { shapeCorners, type DrawnShape } from '@/domain/search/areas/drawn-shape'

export type Drawing = {
  /** The corners that were set one by one. */
  corners: readonly Position[]
  /** The line that is being drawn after them. */
  line: readonly Position[]
  /** The last line went around nothing. */
  isNothing: boolean
  canFinish: boolean
  setLine: (line: readonly Position[]) => void
  addCorner: (corner: Position) => void
  removeCorner: () => void
  /** Ends the drawing, with a line after the corners. */
  finish: (line: readonly Position[]) => void
}

const nothing = { corners: [], line: [], isNothing: false }

/** What somebody draws, until it is an area. */
export function useDrawing(onDrawn: (shape: DrawnShape) => void): Drawing {
  const [state, setState] = useState<Pick<Drawing, 'corners' | 'line' | 'isNothing'>>(nothing)
  const { corners } = state
  return {
    ...state,
    canFinish: corners.length >= shapeCorners.least,
    setLine: (line) => setState({ corners, line, isNothing: false }),
    addCorner: (corner) => setState({ ...nothing, corners: [...corners, corner] }),
    removeCorner: () => setState({ ...nothing, corners: corners.slice(0, -1) }),
    finish: (line) => {
      const shape = areaOfLine([...corners, ...line])
      if (shape.length > 0) onDrawn(shape)
      else setState({ ...nothing, isNothing: true })
    },
  }
}
