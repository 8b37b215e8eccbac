const squareMetreNumber = new Intl.NumberFormat('nl-BE', { maximumFractionDigits: 2 })

/**
 * A surface in m², at most two decimals (specification section 9): '1.158,5 m²'; null when absent, not
 * positive or no number.
 */
export function formatSurface(squareMetres: number | null | undefined): string | null {
  if (typeof squareMetres !== 'number' || !Number.isFinite(squareMetres)) return null
  const rounded = Math.round(squareMetres * 100) / 100
  return rounded > 0 ? `${squareMetreNumber.format(rounded)} m²` : null
}
