/** How many of twelve columns a block takes on phones (sm), tablets (md) and desktops (lg). */
export type Columns = { sm: number; md: number; lg: number }

const all = 12

// A block takes at least half a row on tablets, even if it is narrower on desktops.
const leastOnTablets = 6

type GivenColumns = { [Width in keyof Columns]?: number | null | undefined }

const isWidth = (value: number | null | undefined): value is number =>
  typeof value === 'number' && value >= 1 && value <= all

/**
 * The columns of a module. `span` is the single width of the original system: it applies to tablets and desktops if nobody
 * has set the three widths, which means that all are absent or twelve.
 */
export function columnsOf({
  columns,
  span,
}: {
  columns?: GivenColumns | null
  span?: number | null
}): Columns {
  const widths = [columns?.sm, columns?.md, columns?.lg].map((width) => (isWidth(width) ? width : all))
  const [sm = all, md = all, lg = all] = widths
  const isDefault = widths.every((width) => width === all)
  if (!isDefault || !isWidth(span)) return { sm, md, lg }
  return { sm: all, md: Math.max(leastOnTablets, span), lg: span }
}
