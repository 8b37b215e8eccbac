/** The visits of a home beside the average of others like it. */
export type VisitComparison = { own: number; average: number; homes: number }

/** The comparison as it is shown, in whole visits; null where nobody looked at any of them: that compares nothing. */
export function shownComparison(comparison: VisitComparison | null): VisitComparison | null {
  if (!comparison) return null
  const { own, homes } = comparison
  const average = Math.round(comparison.average)
  return own === 0 && average === 0 ? null : { own, average, homes }
}
