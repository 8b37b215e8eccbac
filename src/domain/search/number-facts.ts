/** The counts and measures of a property, as visitors see them: surfaces in m², the price in euro. */
export const numberFacts = [
  'shownPrice',
  'bedrooms',
  'bathrooms',
  'garages',
  'parkings',
  'usableSurface',
  'groundSurface',
  'gardenSurface',
  'terraceSurface',
  'constructionYear',
  'facades',
  'energyKwh',
] as const

export type NumberFact = (typeof numberFacts)[number]

/** Null for an unknown value. */
export type NumberFacts = Record<NumberFact, number | null>
