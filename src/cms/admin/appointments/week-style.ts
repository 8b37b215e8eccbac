import type { CSSProperties } from 'react'

// An eighth of the width, with the gaps, fits exactly seven times; a fifth four times.
const seven = '100% / 8'
const four = '100% / 5'

/** Zero if a row is that wide; else more than any row. */
const unless = (width: string): string => `(${width} - 100%) * 999`

/**
 * The days of a week in a row of seven if they fit, else in rows of four, and below each other on a phone: five and two, or
 * six and one, would look like a mistake.
 */
export const weekStyle: CSSProperties = {
  display: 'grid',
  gap: '1.5rem 1rem',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${seven}, min(${unless('78rem')}, max(${four}, ${unless('44rem')})))), 1fr))`,
}
