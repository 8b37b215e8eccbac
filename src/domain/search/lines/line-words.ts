/** The kinds of homes that lines name; the site's own types are matched with them by their names. */
export const propertyKinds = [
  'house',
  'apartment',
  'studio',
  'land',
  'investment',
  'commercial',
  'industry',
  'offices',
  'garage',
] as const

export type PropertyKind = (typeof propertyKinds)[number]

/** Properties that a home has or has not. */
export const lineFlags = [
  'garden',
  'terrace',
  'garage',
  'parking',
  'newBuild',
  'furnished',
  'lift',
  'groundFloor',
  'unfurnished',
] as const

/** What a line says of a home; the last two it says only by denying. */
export type LineFlag = (typeof lineFlags)[number] | 'noLift' | 'notGroundFloor'

/** What is counted in rooms. */
export const roomUnits = ['bedrooms', 'bathrooms', 'facades', 'garage', 'parking'] as const

export type RoomUnit = (typeof roomUnits)[number]

const others = [
  'sale',
  'rent',
  /** French counts the living room too: three of them have two bedrooms. */
  'pieces',
  'squareMetres',
  'squareFeet',
  'acres',
  'ares',
  'hectares',
  'kilometres',
  'minutes',
  'detached',
  'semiDetached',
  'min',
  'max',
  /** A lowest number that is not enough itself: "plus de 3 chambres". */
  'above',
  'about',
  'between',
  /** Between two numbers. */
  'range',
  /** After a number: "ou plus". */
  'more',
  /** After an energy label: "ou mieux". */
  'better',
  'thousand',
  'million',
  'currency',
  'month',
  'price',
  'surface',
  'energy',
  /** Before a year: "construite après". */
  'built',
  'near',
  /** After a place: "et environs". */
  'surroundings',
  'radius',
  'not',
  'with',
  'or',
  /** An article that counts before a room: "une chambre". */
  'one',
  /** Words that ask for nothing. */
  'filler',
  /** Words that say something of a home that no field states; they are no slips of other words. */
  'unstored',
] as const

/** What a word can be in a line; many words are several of these. */
export type WordRole = PropertyKind | (typeof lineFlags)[number] | RoomUnit | (typeof others)[number]

export const wordRoles: readonly WordRole[] = [
  ...new Set([...propertyKinds, ...lineFlags, ...roomUnits, ...others]),
]

/** The words of one language, separated by commas; `rewrites` gives words that are short for others. */
export type Vocabulary = Record<WordRole, string> & { rewrites: Readonly<Record<string, string>> }
