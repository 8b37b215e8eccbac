import type { Locale } from '@/domain/shared/locale'
import { formatNumber } from '@/domain/shared/shown-number'

/**
 * A surface in m², at most two decimals (specification section 9): '1.158,5 m²', written in the language's way; null if it
 * is absent or not a positive number.
 */
export function formatSurface(squareMetres: number | null | undefined, locale: Locale): string | null {
  if (typeof squareMetres !== 'number' || !Number.isFinite(squareMetres)) return null
  const rounded = Math.round(squareMetres * 100) / 100
  return rounded > 0 ? `${formatNumber(rounded, locale)} m²` : null
}
