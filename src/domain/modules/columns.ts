/** How many of twelve columns a block takes on phones (sm), tablets (md) and desktops (lg). */
export type Columns = { sm: number; md: number; lg: number }

const all = 12

// A tablet never shows less than half a row: what is narrower on a desktop gets half of it.
const leastOnTablets = 6

type GivenColumns = { [Width in keyof Columns]?: number | null | undefined }

const isWidth = (value: number | null | undefined): value is number =>
  typeof value === 'number' && value >= 1 && value <= all

/**
 * The columns of a module. `span` is the one width the original system had: it counts for tablets and desktops where
 * nobody has set the three widths, that is where all of them are absent or twelve.
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
