/** The part of a property with the worst of the Flemish flood scores, D. */
export type FloodSymbol = 'building' | 'plot' | 'both'

type FloodScore = string | null | undefined

const isWorst = (score: FloodScore): boolean => score?.trim().toUpperCase() === 'D'

/**
 * Whether an ad has to carry the flood symbol, and for what: Flanders requires it beside the scores if the building (G) or
 * the plot (P) has a D (product.md, Belgian practice); null if neither has.
 */
export function floodSymbol({
  buildingScore,
  plotScore,
}: {
  buildingScore: FloodScore
  plotScore: FloodScore
}): FloodSymbol | null {
  if (isWorst(buildingScore)) return isWorst(plotScore) ? 'both' : 'building'
  return isWorst(plotScore) ? 'plot' : null
}
