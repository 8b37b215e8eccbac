'use client'

import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, XAxis, YAxis } from 'recharts'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { formatNumber } from '@/domain/shared/shown-number'

/** A place on the axis, with a value for each series. */
export type PlotPoint = { name: string; values: readonly number[] }

export type FiguresPlotProps = { points: readonly PlotPoint[]; series: readonly string[] }

const tick = { fill: 'var(--theme-elevation-800)', fontSize: 12 }

const fills = ['var(--theme-elevation-800)', 'var(--theme-success-500)', 'var(--theme-warning-500)']

/** Bars, the series upon one another; the table beside it has the same numbers. */
export function FiguresPlot({ points, series }: FiguresPlotProps) {
  const { locale } = useEditorText()
  return (
    <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 320, height: 220 }}>
      <BarChart
        data={points.map(({ name, values }) => ({
          name,
          ...Object.fromEntries(series.map((each, at) => [each, values[at] ?? 0])),
        }))}
        accessibilityLayer={false}
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
      >
        <CartesianGrid vertical={false} stroke="var(--theme-elevation-150)" />
        <XAxis dataKey="name" tick={tick} tickLine={false} axisLine={false} minTickGap={8} />
        <YAxis
          allowDecimals={false}
          tick={tick}
          tickFormatter={(value: number) => formatNumber(value, locale)}
          tickLine={false}
          axisLine={false}
          width="auto"
        />
        {series.length > 1 && <Legend itemSorter={null} />}
        {series.map((each, at) => (
          <Bar key={each} dataKey={each} stackId="all" fill={fills[at]} isAnimationActive={false} />
        ))}
      </BarChart>
    </ResponsiveContainer>
  )
}
