/** The page views of a property beside the average of similar ones. */
export type PageViewComparison = { own: number; average: number; properties: number }

/** The comparison as it is shown, in whole page views; null if nobody looked at any of them, as that compares nothing. */
export function shownComparison(comparison: PageViewComparison | null): PageViewComparison | null {
  if (!comparison) return null
  const { own, properties } = comparison
  const average = Math.round(comparison.average)
  return own === 0 && average === 0 ? null : { own, average, properties }
}
