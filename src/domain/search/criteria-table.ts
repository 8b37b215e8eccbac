import {
  byText,
  fromPrice,
  inArea,
  inCities,
  inOrder,
  inPlaces,
  inShape,
  inZips,
  nearTo,
  ofGoal,
  ofLabels,
  ofNewBuild,
  notOfTypes,
  ofTypes,
  onPage,
  rooms,
  saysNo,
  saysYes,
  surface,
  surfaceUpTo,
  upToPrice,
  withSome,
  type Comparison,
  type Condition,
} from './criterion-kinds'
import { type CriterionValue, type StoredValue } from './criterion-values'

/**
 * What somebody can search for: a row for each criterion, in the order of forms. From it follow addresses, the filters of
 * a list, what the database and the pure rule compare, the form that asks for an alert, and what is stored of one.
 *
 * - `query`: its key in the address of a listing; without one a listing cannot be asked for it.
 * - `alert`: its field in the form that asks for an alert, null where it has none; without either no alert holds it.
 * - `word`: what the messages of the site call a number (`search.active.…`).
 */
export const criteriaTable = {
  goal: { ...ofGoal, query: 'goal', alert: 'goal' },
  types: { ...ofTypes, query: 'type', alert: 'types' },
  notTypes: { ...notOfTypes, query: 'notType' },
  cities: { ...inCities, query: 'city', alert: 'cities' },
  zips: { ...inZips, alert: null },
  places: { ...inPlaces, query: 'place', alert: 'places' },
  near: { ...nearTo, query: 'near', alert: 'near' },
  shape: { ...inShape, query: 'shape', alert: 'shape' },
  area: { ...inArea, query: 'area' },
  minPrice: { ...fromPrice, query: 'minPrice', alert: 'minPrice' },
  maxPrice: { ...upToPrice, query: 'maxPrice', alert: 'maxPrice' },
  minBedrooms: { ...rooms('bedrooms'), query: 'minBedrooms', alert: 'minBedrooms', word: 'bedrooms' },
  minBathrooms: { ...rooms('bathrooms'), query: 'minBathrooms', alert: 'bathrooms', word: 'bathrooms' },
  minGarages: { ...rooms('garages'), query: 'minGarages', alert: 'garages', word: 'garages' },
  minParkings: { ...rooms('parkings'), query: 'minParkings', alert: 'parkings', word: 'parkings' },
  minSurface: { ...surface('usableSurface'), query: 'minSurface', word: 'surface' },
  maxSurface: { ...surfaceUpTo('usableSurface'), query: 'maxSurface', word: 'maxSurface' },
  minPlot: { ...surface('groundSurface'), query: 'minPlot', word: 'minPlot' },
  maxPlot: { ...surfaceUpTo('groundSurface'), query: 'maxPlot', word: 'maxPlot' },
  minFacades: { ...rooms('facades'), query: 'minFacades', word: 'facades' },
  labels: { ...ofLabels, query: 'label' },
  // The form of alerts has the garden last.
  garden: { ...withSome('gardenSurface'), query: 'garden', alert: 'garden', isLast: true },
  terrace: { ...withSome('terraceSurface'), query: 'terrace', alert: 'terrace' },
  garage: { ...withSome('garages', 'parkings'), query: 'garage' },
  parking: { ...withSome('parkings'), query: 'parking' },
  newBuild: { ...ofNewBuild, query: 'newBuild' },
  furnished: { ...saysYes('furnished'), query: 'furnished', alert: 'furnished' },
  unfurnished: { ...saysNo('furnished'), query: 'unfurnished' },
  lift: { ...saysYes('lift'), query: 'lift', alert: 'lift' },
  noLift: { ...saysNo('lift'), query: 'noLift' },
  groundFloor: { ...saysYes('groundFloor'), query: 'groundFloor', alert: 'groundFloor' },
  notGroundFloor: { ...saysNo('groundFloor'), query: 'notGroundFloor' },
  text: { ...byText, query: 'q' },
  sort: { ...inOrder, query: 'sort' },
  page: { ...onPage, query: 'page' },
} as const

type Table = typeof criteriaTable

export type CriterionKey = keyof Table

type KeyOf<Row> = { [Key in CriterionKey]: Table[Key] extends Row ? Key : never }[CriterionKey]

/** The criteria of a listing, which its address can hold. */
export type ListingKey = KeyOf<{ query: string }>

/** The criteria of an alert. */
export type AlertKey = KeyOf<{ alert: string | null }>

/** Every criterion with its value; null, false and empty ask for nothing. Prices in euro, surfaces in m². */
export type Criteria = { [Key in CriterionKey]: Table[Key]['none'] }

type CriterionRow<Value> = CriterionValue<Value> & {
  condition: (value: Value) => Condition | null
  compared?: Comparison
  query?: string
  alert?: string | null
  word?: string
  field?: { most: number; unit: 'm²' | null }
  isLast?: boolean
}

/**
 * The rows by key, typed so that each row reads the value of its own criterion only.
 * @alias
 */
export const criteriaRows: { readonly [Key in CriterionKey]: CriterionRow<Criteria[Key]> } = criteriaTable

/**
 * The rows that alerts hold.
 * @alias
 */
export const alertRows: {
  readonly [Key in AlertKey]: CriterionRow<Criteria[Key]> & StoredValue<Criteria[Key]>
} = criteriaTable

const isKey = (name: string): name is CriterionKey => Object.hasOwn(criteriaTable, name)

export const criterionKeys: readonly CriterionKey[] = Object.keys(criteriaTable).filter(isKey)

const keysOf = <Key extends CriterionKey>(isOne: (key: CriterionKey) => key is Key): readonly Key[] =>
  criterionKeys.filter(isOne)

export const listingKeys = keysOf((key): key is ListingKey => criteriaRows[key].query !== undefined)

export const alertKeys = keysOf((key): key is AlertKey => criteriaRows[key].alert !== undefined)

const isFlag = (key: CriterionKey): boolean => typeof criteriaRows[key].none === 'boolean'
const isOfListing = (key: CriterionKey): boolean => criteriaRows[key].query !== undefined
const hasField = (key: CriterionKey): boolean => typeof criteriaRows[key].alert === 'string'

/** The minimum numbers of a listing, without the price, which is a range. */
export const listingNumbers = keysOf(
  (key): key is KeyOf<{ query: string; word: string }> =>
    isOfListing(key) && criteriaRows[key].word !== undefined,
)

/** The boxes of a listing. */
export const listingFlags = keysOf(
  (key): key is KeyOf<{ query: string; none: boolean }> => isOfListing(key) && isFlag(key),
)

/** The minimum numbers in the form of alerts. */
export const alertNumbers = keysOf(
  (key): key is KeyOf<{ alert: string; field: object }> =>
    hasField(key) && criteriaRows[key].field !== undefined,
)

/** Its boxes. */
export const alertFlags = keysOf(
  (key): key is KeyOf<{ alert: string; none: boolean }> => hasField(key) && isFlag(key),
)

/** The criteria that an alert stores in columns of their own. */
export const alertColumnKeys = keysOf(
  (key): key is KeyOf<{ alert: string; compared: object }> =>
    hasField(key) && criteriaRows[key].compared !== undefined,
)

export type ListingNumberKey = (typeof listingNumbers)[number]
export type ListingFlagKey = (typeof listingFlags)[number]
export type AlertNumberKey = (typeof alertNumbers)[number]
export type AlertFlagKey = (typeof alertFlags)[number]

/** Criteria made key by key. */
export function makeCriteria<Key extends CriterionKey>(
  keys: readonly Key[],
  make: <One extends Key>(key: One) => Criteria[One],
): Pick<Criteria, Key> {
  const made = Object.fromEntries(keys.map((key) => [key, make(key)]))
  if (!hasKeys(made, keys)) throw new Error('A criterion is missing')
  return made
}

/** Criteria, or some of them, with values changed by a function. */
export const mapCriteria = <Key extends CriterionKey>({
  criteria,
  keys,
  change,
}: {
  criteria: Pick<Criteria, Key>
  keys: readonly Key[]
  change: <One extends Key>(value: Criteria[One], key: One) => Criteria[One]
}): Pick<Criteria, Key> => makeCriteria(keys, (key) => change(criteria[key], key))

// Each value is the one of its key by the type of `make`.
const hasKeys = <Key extends CriterionKey>(made: object, keys: readonly Key[]): made is Pick<Criteria, Key> =>
  keys.every((key) => Object.hasOwn(made, key))
