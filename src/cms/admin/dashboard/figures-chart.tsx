'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import type { FiguresPlotProps } from './figures-plot'

const FiguresPlot = lazy(async () => ({ default: (await import('./figures-plot')).FiguresPlot }))

/** A chart of numbers that stand in a table beside it: nothing is read out twice. It loads with the dashboard alone. */
export function FiguresChart(props: FiguresPlotProps) {
  const [isShown, setShown] = useState(false)
  useEffect(() => setShown(true), [])
  return (
    <div className="agency-chart" aria-hidden="true">
      {isShown && (
        <Suspense fallback={null}>
          <FiguresPlot {...props} />
        </Suspense>
      )}
    </div>
  )
}
