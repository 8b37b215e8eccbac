/** The price of a square metre in whole euro; null without a price of the whole property and a surface. */
export const pricePerSurface = ({
  price,
  surface,
}: {
  price: number | null
  surface: number | null | undefined
}): number | null => (price !== null && surface ? Math.round(price / surface) : null)
