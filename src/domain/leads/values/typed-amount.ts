/** The most that a form takes, in euro: amounts are written in words up to it. */
export const AMOUNT_MAX = 999_999_999

/**
 * An amount in euro as people type it: '250.000', '€ 250 000', '250,000.50', '1.234,5'; null where it is none or below 0.
 * A group of three digits behind a point or comma is thousands, one or two digits are cents.
 */
export function parseAmount(typed: string): number | null {
  const text = typed
    .replace(/(?:euros?|eur|€)/gi, '')
    .replace(/(?:,|\.)[-–—]+$/, '')
    .replace(/[\s'’]/g, '')
  const [, whole, cents] =
    /^(\d{1,3}(?:\.\d{3})+|\d{1,3}(?:,\d{3})+|\d{1,12})(?:[.,](\d{1,2}))?$/.exec(text) ?? []
  const amount = Number(`${whole?.replace(/\D/g, '')}.${cents ?? '0'}`)
  return Number.isFinite(amount) ? amount : null
}
