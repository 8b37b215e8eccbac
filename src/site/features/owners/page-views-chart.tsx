'use client'

import { lazy, Suspense, useRef } from 'react'
import { useNear } from '@/site/ui/browser/use-near'
import type { ChartPoint } from './page-views-plot'

const PageViewsPlot = lazy(async () => ({ default: (await import('./page-views-plot')).PageViewsPlot }))

type PageViewsChartProps = { points: readonly ChartPoint[]; title: string; text: string; unit: string }

/** The place of the chart, which loads when it comes near; without JavaScript the table beside it has the same data. */
export function PageViewsChart(props: PageViewsChartProps) {
  const box = useRef<HTMLDivElement>(null)
  const isNear = useNear(box)
  return (
    <div ref={box} className="needs-script h-60 w-full print:hidden">
      {isNear && (
        <Suspense fallback={null}>
          <PageViewsPlot {...props} />
        </Suspense>
      )}
    </div>
  )
}
