'use client'

import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { prefersReducedMotion } from '@/site/ui/browser/prefers-reduced-motion'

/** The names of a day on the axis and in the tooltip. */
export type ChartPoint = { short: string; long: string; pageViews: number }

type PageViewsPlotProps = { points: readonly ChartPoint[]; title: string; text: string; unit: string }

const tick = { fill: 'var(--ink-soft-on-light)', fontSize: 13 }

/** A bar for every day; the arrow keys move between them, and each is read out. */
export function PageViewsPlot({ points, title, text, unit }: PageViewsPlotProps) {
  return (
    <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 320, height: 240 }}>
      <BarChart
        data={[...points]}
        title={title}
        desc={text}
        accessibilityLayer
        margin={{ top: 8, right: 14, bottom: 0, left: 0 }}
      >
        <CartesianGrid vertical={false} stroke="var(--line-on-light)" />
        <XAxis dataKey="short" tick={tick} tickLine={false} axisLine={false} minTickGap={28} />
        <YAxis allowDecimals={false} tick={tick} tickLine={false} axisLine={false} width={34} />
        <Tooltip
          isAnimationActive={!prefersReducedMotion()}
          separator=": "
          cursor={{ fill: 'var(--color-sand)' }}
          labelFormatter={(label) => points.find(({ short }) => short === label)?.long ?? label}
        />
        <Bar
          dataKey="pageViews"
          name={unit}
          fill="var(--color-ink)"
          radius={[3, 3, 0, 0]}
          isAnimationActive={!prefersReducedMotion()}
        />
      </BarChart>
    </ResponsiveContainer>
  )
}
