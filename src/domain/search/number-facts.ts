/** What is counted or measured of a property, as visitors see it: surfaces in m², the price in euro. */
export const numberFacts = [
  'shownPrice',
  'bedrooms',
  'bathrooms',
  'garages',
  'parkings',
  'livingSurface',
  'groundSurface',
  'gardenSurface',
  'terraceSurface',
  'constructionYear',
  'facades',
  'energyKwh',
] as const

export type NumberFact = (typeof numberFacts)[number]

/** What is not known of a property is null. */
export type NumberFacts = Record<NumberFact, number | null>
