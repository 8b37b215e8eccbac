/** The highest amount of a form, in euro: amounts are spelled out up to it. */
export const AMOUNT_MAX = 999_999_999

/**
 * An amount in euro as people type it: '250.000', '€ 250 000', '250,000.50', '1.234,5'; null if it is invalid or below 0.
 * Three digits after a point or comma are thousands, one or two are cents.
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
