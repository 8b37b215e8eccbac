'use client'

import { lazy, Suspense, useRef } from 'react'
import { useNear } from '@/site/ui/use-near'
import type { ChartPoint } from './visits-plot'

const VisitsPlot = lazy(async () => ({ default: (await import('./visits-plot')).VisitsPlot }))

type VisitsChartProps = { points: readonly ChartPoint[]; title: string; text: string; unit: string }

/** The place of the chart, which is fetched when it comes near; without a script the table beside it says the same. */
export function VisitsChart(props: VisitsChartProps) {
  const box = useRef<HTMLDivElement>(null)
  const isNear = useNear(box)
  return (
    <div ref={box} className="needs-script h-60 w-full print:hidden">
      {isNear && (
        <Suspense fallback={null}>
          <VisitsPlot {...props} />
        </Suspense>
      )}
    </div>
  )
}
