/** The advance of an offer, in percent of the price (specification section 9); the settings may set another. */
export const STANDARD_ADVANCE_PERCENT = 10

/** The amount paid into the broker's third-party account at signing, in euro to the cent; null without a price above 0. */
export function purchaseAdvance({
  amount,
  percent = STANDARD_ADVANCE_PERCENT,
}: {
  amount: number | null
  percent?: number | null
}): number | null {
  if (amount === null || !Number.isFinite(amount) || amount <= 0) return null
  return Math.round(amount * (percent ?? STANDARD_ADVANCE_PERCENT)) / 100
}
