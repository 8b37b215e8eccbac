import type { CSSProperties } from 'react'

// An eighth of the width, with the gaps, fits seven times and no more; a fifth four times.
const seven = '100% / 8'
const four = '100% / 5'

/** Nothing where a row is so wide; else more than any row is. */
const unless = (width: string): string => `(${width} - 100%) * 999`

/**
 * The days of a week in a row of seven where they fit, else in rows of four, on a phone one below the other: five and
 * two, or six and one, would look like a mistake.
 */
export const weekLook: CSSProperties = {
  display: 'grid',
  gap: '1.5rem 1rem',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${seven}, min(${unless('78rem')}, max(${four}, ${unless('44rem')})))), 1fr))`,
}
