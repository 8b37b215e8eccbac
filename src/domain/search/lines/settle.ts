import type { Draft, LineMeaning, LinePart, LineSpan } from './line-parts'
import type { LineFlag, PropertyKind } from './line-words'
import { isRent, settleBare, settlePrice, type PriceFacts } from './rules/settle-prices'

type Settled = { parts: LinePart[]; unread: LineSpan[] }

const withMeaning = (draft: Draft, meaning: LineMeaning): LinePart => ({
  start: draft.start,
  end: draft.end,
  meaning,
})

type LineFacts = PriceFacts & {
  /** It names a type of homes beside land and garages. */
  hasBuilding: boolean
  hasLand: boolean
  /** It asks for something that only a home has. */
  hasFeatures: boolean
  /** It asks for bedrooms, bathrooms or a surface to live on. */
  hasRooms: boolean
  hasInvestment: boolean
  hasDwelling: boolean
  hasHouseOrShop: boolean
  /** It asks for a house, an apartment or a studio, or for rooms that only these have, and for nothing to work in but an office. */
  isOfDwelling: boolean
  /** WebIDs of the types that it asks for. */
  typesAsked: readonly number[]
  zipsNamed: readonly string[]
}

function factsOf(drafts: readonly Draft[]): LineFacts {
  const kinds = drafts.flatMap(({ meaning, isFeature, isPurpose }) =>
    meaning.by !== 'types' || meaning.isExcluded || isPurpose || (meaning.kind === 'land' && isFeature)
      ? []
      : [meaning.kind ?? 'other'],
  )
  const goals = new Set(drafts.flatMap(({ meaning }) => (meaning.by === 'goal' ? [meaning.goal] : [])))
  const [goal = null] = goals.size === 1 ? goals : []
  const flagsOfSites: readonly string[] = ['garage', 'parking', 'newBuild']
  return {
    hasBuilding: kinds.some((kind) => kind !== 'land'),
    hasLand: kinds.includes('land'),
    hasHouse: kinds.includes('house') || (kinds.length === 0 && drafts.some(isOfFacades)),
    hasHouseOrShop: kinds.includes('house') || kinds.includes('commercial'),
    hasDwelling: kinds.some((kind) => dwellingKinds.includes(kind)),
    hasInvestment: kinds.includes('investment'),
    hasRooms: drafts.some(({ meaning }) => isOfRooms(meaning)),
    isOfDwelling: isOfDwelling(drafts, kinds),
    isOfRooms: kinds.length === 0 && drafts.some(({ meaning }) => isOfBedrooms(meaning)),
    isOfStudios: kinds.length > 0 && kinds.every((kind) => kind === 'studio'),
    isOfFlats: kinds.length > 0 && kinds.every(isDwellingKind),
    hasFeatures: drafts.some(
      ({ meaning }) =>
        meaning.by === 'rooms' || (meaning.by === 'flag' && !flagsOfSites.includes(meaning.flag)),
    ),
    goal,
    hasPrice: drafts.some(({ meaning }) => meaning.by === 'price'),
    typesAsked: drafts.flatMap(({ meaning }) =>
      meaning.by === 'types' && !meaning.isExcluded ? meaning.types : [],
    ),
    zipsNamed: drafts.flatMap(({ meaning, orPrice }) =>
      meaning.by === 'places' && orPrice === undefined ? meaning.places.flatMap(({ zips }) => zips) : [],
    ),
  }
}

/** "semi-detached, max 450" is a house. */
const isOfFacades = ({ meaning }: Draft): boolean => meaning.by === 'rooms' && meaning.room === 'facades'

const isOfBedrooms = (meaning: Draft['meaning']): boolean =>
  meaning.by === 'rooms' && meaning.room === 'bedrooms'

const isOfRooms = (meaning: Draft['meaning']): boolean =>
  meaning.by === 'rooms'
    ? meaning.room === 'bedrooms' || meaning.room === 'bathrooms'
    : meaning.by === 'surface' && meaning.of === 'living'

const dwellingKinds: readonly string[] = ['house', 'apartment', 'studio']

function isOfDwelling(drafts: readonly Draft[], kinds: readonly string[]): boolean {
  const says = (is: (meaning: Draft['meaning']) => boolean) => drafts.some(({ meaning }) => is(meaning))
  const hasRooms =
    says((meaning) => meaning.by === 'rooms' && meaning.room === 'bedrooms') &&
    says(
      (meaning) =>
        (meaning.by === 'rooms' && meaning.room === 'bathrooms') ||
        (meaning.by === 'flag' && meaning.flag === 'garden'),
    )
  const isOfWork = kinds.some((kind) => kind === 'commercial' || kind === 'industry' || kind === 'land')
  return !isOfWork && (hasRooms || kinds.some((kind) => dwellingKinds.includes(kind)))
}

/** "4 pièces dont 2 chambres" has two bedrooms. */
function withoutPieces(drafts: readonly Draft[]): readonly Draft[] {
  const saysBedrooms = drafts.some(({ meaning, isOfPieces }) => isOfBedrooms(meaning) && isOfPieces !== true)
  return saysBedrooms ? drafts.filter(({ isOfPieces }) => isOfPieces !== true) : drafts
}

/** The parts of a line, decided by the whole of it; `unread` has what nothing can be asked for. */
export function settle(drafts: readonly Draft[]): Settled {
  const facts = factsOf(drafts)
  const parts: LinePart[] = []
  const unread: LineSpan[] = []
  for (const draft of withoutPieces(drafts)) {
    const settled = settleOne(draft, facts)
    if (settled === 'unread') unread.push(draft)
    else if (settled) parts.push(withMeaning(draft, settled))
  }
  return { parts: withoutContraries(withOneGoal(parts)), unread }
}

/** Null for what another part says. */
function settleOne(draft: Draft, facts: LineFacts): LineMeaning | 'unread' | null {
  const { meaning } = draft
  switch (meaning.by) {
    case 'surface':
      return settleSurface(meaning, facts)
    case 'car':
      return settleCar(draft, { meaning, facts })
    case 'types':
      return settleTypes(draft, { meaning, facts })
    case 'price':
      return settlePrice(meaning, facts)
    case 'bare':
      return settleBare(meaning, facts)
    case 'places':
      return settleZip(draft, { meaning, facts })
    default:
      return meaning
  }
}

type MeaningBy<By extends Draft['meaning']['by']> = Extract<Draft['meaning'], { by: By }>

function settleSurface(surface: MeaningBy<'surface'>, facts: LineFacts): LineMeaning | 'unread' {
  const { of, min, max } = surface
  if (of === 'other' || (of === 'workplace' && facts.hasDwelling)) return 'unread'
  if (of === 'garden') return settleGarden(surface, facts)
  const isOfPlot = of === 'plot' || (of === null && facts.hasLand && !facts.hasBuilding)
  return { by: 'area', of: isOfPlot ? 'plot' : 'living', min, max }
}

/** The plot of a house is no smaller than its garden; that of an apartment belongs to its building. */
const settleGarden = ({ min }: MeaningBy<'surface'>, { hasHouse }: LineFacts): LineMeaning | 'unread' =>
  hasHouse && min !== null ? { by: 'area', of: 'plot', min, max: null } : 'unread'

function settleCar(
  { isFeature, isEither }: Draft,
  { meaning: { room, count, types }, facts }: { meaning: MeaningBy<'car'>; facts: LineFacts },
): LineMeaning | 'unread' {
  const isFeatureOfOther = (facts.hasBuilding && isEither !== true) || facts.hasFeatures
  const isOfBuilding = isFeature || isFeatureOfOther || types.length === 0
  // "2 garages te koop" are no home with two.
  const isForSale = !isOfBuilding && facts.goal !== null
  if (count !== null && count > 1 && !isForSale) return { by: 'rooms', room, least: count }
  return isOfBuilding ? { by: 'flag', flag: room } : { by: 'types', types, kind: 'garage', isExcluded: false }
}

// "Maison avec bureau" has a study; "maison avec jardin ou appartement" means either.
const featureKinds: readonly PropertyKind[] = ['studio', 'land', 'commercial', 'industry', 'offices']

type GivenType = { meaning: MeaningBy<'types'>; facts: LineFacts }

function settleTypes(draft: Draft, given: GivenType): LineMeaning | 'unread' | null {
  if (given.meaning.isExcluded) return settleExcluded(given.meaning, given.facts)
  if (draft.isPurpose || isOwnPlot(draft, given)) return null
  return belongsToOther(draft, given) ? 'unread' : given.meaning
}

const isOwnPlot = ({ isFeature, isMeasured }: Draft, { meaning, facts }: GivenType): boolean =>
  meaning.kind === 'land' && isMeasured === true && isPlotBeside(facts, isFeature)

/** "maison avec bureau", "restaurant avec appartement", "Haus mit Einliegerwohnung", "immeuble de 5 appartements". */
function belongsToOther(draft: Draft, { meaning: { kind }, facts }: GivenType): boolean {
  if (draft.isFeature === true && isFeatureOf(facts, kind)) return true
  if (draft.isStudy === true && facts.isOfDwelling) return true
  if (draft.isPart === true && kind === 'apartment' && facts.hasHouseOrShop) return true
  return draft.isCounted === true && isOfBuilding(kind, facts)
}

const isOfBuilding = (kind: PropertyKind | null, { hasInvestment, hasHouseOrShop }: LineFacts): boolean =>
  (isDwellingKind(kind) && (hasInvestment || hasHouseOrShop)) || (kind === 'commercial' && hasInvestment)

const isDwellingKind = (kind: string | null): boolean => kind === 'apartment' || kind === 'studio'

/** "house with 2 acres land", "open bebouwing met 10 are grond", "3 slaapkamers, 5 are grond", "140 m² living area, 5 are plot". */
const isPlotBeside = ({ hasBuilding, hasRooms }: LineFacts, isFeature = false): boolean =>
  hasBuilding || hasRooms || isFeature

/** Whether what a home is said to have is a kind of homes of its own; "avec terrain" never asks for land alone. */
const isFeatureOf = ({ hasBuilding }: LineFacts, kind: PropertyKind | null): boolean =>
  kind !== null && featureKinds.includes(kind) && (hasBuilding || kind === 'land')

/** "Maison, pas mitoyenne": the site has no narrower type to exclude. */
function settleExcluded(meaning: MeaningBy<'types'>, { typesAsked }: LineFacts): LineMeaning | 'unread' {
  const types = meaning.types.filter((type) => !typesAsked.includes(type))
  return types.length > 0 ? { ...meaning, types } : 'unread'
}

/** A number that is a postcode elsewhere is a rent, if the line names a place and a rent is like it. */
function settleZip(
  { orPrice }: Draft,
  { meaning, facts }: { meaning: MeaningBy<'places'>; facts: LineFacts },
): LineMeaning | 'unread' {
  const isElsewhere = facts.zipsNamed.length > 0 && !facts.zipsNamed.includes(String(orPrice))
  if (typeof orPrice !== 'number' || !isElsewhere) return meaning
  if (isRent(orPrice, facts)) return { by: 'price', min: null, max: orPrice }
  return orPrice > firstYear && orPrice <= lastYear ? 'unread' : meaning
}

// "timber house 2020 Lommel": when it was built, which is a postcode of Antwerp; nobody says 2000 for a year.
const [firstYear, lastYear] = [2000, 2035]

/** A line that asks for both goals asks for none. */
function withOneGoal(parts: readonly LinePart[]): LinePart[] {
  const goals = new Set(parts.flatMap(({ meaning }) => (meaning.by === 'goal' ? [meaning.goal] : [])))
  return parts.filter(({ meaning }) => meaning.by !== 'goal' || goals.size === 1)
}

const contraries: readonly (readonly LineFlag[])[] = [
  ['furnished', 'unfurnished'],
  ['lift', 'noLift'],
  ['groundFloor', 'notGroundFloor'],
]

/** "meublé ou non meublé" asks for neither. */
function withoutContraries(parts: readonly LinePart[]): LinePart[] {
  const flags = new Set(parts.flatMap(({ meaning }) => (meaning.by === 'flag' ? [meaning.flag] : [])))
  const both = contraries.filter((pair) => pair.every((flag) => flags.has(flag))).flat()
  return parts.filter(({ meaning }) => meaning.by !== 'flag' || !both.includes(meaning.flag))
}
