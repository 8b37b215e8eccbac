import type { EnergyLabel } from '@/domain/energy/energy-label'
import type { MapBounds } from '@/domain/map/map-bounds'
import type { Goal } from '@/domain/properties/goal'
import {
  choice,
  criteriaLimits,
  flag,
  labels,
  drawnShape,
  mapArea,
  namedCities,
  nearPlace,
  pageNumber,
  placeIds,
  price,
  typedText,
  webIds,
  whole,
  zipCodes,
} from './criterion-values'
import type { DrawnShape } from './areas/drawn-shape'
import type { NamedCity } from './towns/named-city'
import type { NearPlace } from './areas/near-place'
import type { NumberFact } from './number-facts'
import type { YesNoFact } from './yes-no-facts'

export const listingSorts = ['newest', 'price-asc', 'price-desc', 'surface-desc'] as const

export type ListingSort = (typeof listingSorts)[number]

/** The condition of one criterion as plain data: the pure rule and the database both evaluate it. */
export type Condition =
  | { by: 'goal'; goal: Goal }
  /** WebIDs. */
  | { by: 'types'; types: readonly number[] }
  | { by: 'not-types'; types: readonly number[] }
  /** `places` are ids of the gazetteer. */
  | {
      by: 'places'
      cities: readonly NamedCity[]
      zips: readonly string[]
      places: readonly string[]
    }
  | { by: 'area'; area: MapBounds }
  | { by: 'near'; near: NearPlace }
  | { by: 'shape'; shape: DrawnShape }
  | { by: 'at-least' | 'at-most'; fact: NumberFact; number: number }
  | { by: 'labels'; labels: readonly EnergyLabel[] }
  /** One of these is more than nothing. */
  | { by: 'some'; facts: readonly NumberFact[] }
  | { by: 'new-build' }
  /** It is known, and it is so. */
  | { by: 'yes-no'; fact: YesNoFact; is: boolean }

/** The comparison of a criterion that an alert can store in a column of its own. */
export type Comparison =
  | { by: 'at-least'; fact: NumberFact }
  | { by: 'at-most'; fact: NumberFact }
  | { by: 'some'; facts: readonly NumberFact[] }
  | { by: 'new-build' }
  | { by: 'yes-no'; fact: YesNoFact; is: boolean }

const nothing = () => null

export const ofGoal = {
  ...choice<Goal>(['sale', 'rent']),
  condition: (goal: Goal | null): Condition | null => (goal === null ? null : { by: 'goal', goal }),
} as const

export const ofTypes = {
  ...webIds,
  condition: (types: readonly number[]): Condition | null =>
    types.length > 0 ? { by: 'types', types } : null,
} as const

/** Types that a property must not have. */
export const notOfTypes = {
  ...webIds,
  condition: (types: readonly number[]): Condition | null =>
    types.length > 0 ? { by: 'not-types', types } : null,
} as const

/** Cities, zips and places are one condition: a property matches if it is in any of them. */
export const inCities = { ...namedCities, condition: nothing } as const
export const inZips = { ...zipCodes, condition: nothing } as const
export const inPlaces = { ...placeIds, condition: nothing } as const

export const nearTo = {
  ...nearPlace,
  condition: (near: NearPlace | null): Condition | null => near && { by: 'near', near },
} as const

export const inShape = {
  ...drawnShape,
  condition: (shape: DrawnShape): Condition | null => (shape.length > 0 ? { by: 'shape', shape } : null),
} as const

export const inArea = {
  ...mapArea,
  condition: (area: MapBounds | null): Condition | null => area && { by: 'area', area },
} as const

export const ofLabels = {
  ...labels,
  condition: (asked: readonly EnergyLabel[]): Condition | null =>
    asked.length > 0 ? { by: 'labels', labels: asked } : null,
} as const

const bound = <By extends 'at-least' | 'at-most'>(by: By, fact: NumberFact) =>
  ({
    compared: { by, fact },
    condition: (number: number | null): Condition | null => (number === null ? null : { by, fact, number }),
  }) as const

const atLeast = (fact: NumberFact, most: number) => ({ ...whole(most), ...bound('at-least', fact) }) as const

/** At least a number of rooms; the form offers as many as visitors look for. */
export const rooms = (fact: NumberFact) =>
  ({ ...atLeast(fact, criteriaLimits.rooms), field: { most: 20, unit: null } }) as const

/** At least a surface in m². */
export const surface = (fact: NumberFact) =>
  ({
    ...atLeast(fact, criteriaLimits.surface),
    field: { most: criteriaLimits.surface, unit: 'm²' },
  }) as const

/** At most a surface in m². */
export const surfaceUpTo = (fact: NumberFact) =>
  ({ ...whole(criteriaLimits.surface), ...bound('at-most', fact) }) as const

export const fromPrice = { ...price, ...bound('at-least', 'shownPrice') } as const
export const upToPrice = { ...price, ...bound('at-most', 'shownPrice') } as const

/** A box for properties that have one of these. */
export const withSome = (...facts: NumberFact[]) =>
  ({
    ...flag,
    compared: { by: 'some', facts },
    condition: (isAsked: boolean): Condition | null => (isAsked ? { by: 'some', facts } : null),
  }) as const

export const ofNewBuild = {
  ...flag,
  compared: { by: 'new-build' },
  condition: (isAsked: boolean): Condition | null => (isAsked ? { by: 'new-build' } : null),
} as const

const saysSo = (fact: YesNoFact, is: boolean) =>
  ({
    ...flag,
    compared: { by: 'yes-no', fact, is },
    condition: (isAsked: boolean): Condition | null => (isAsked ? { by: 'yes-no', fact, is } : null),
  }) as const

/** A box for properties of which something is said. */
export const saysYes = (fact: YesNoFact) => saysSo(fact, true)
/** A box for properties of which something is denied. */
export const saysNo = (fact: YesNoFact) => saysSo(fact, false)

/** The names of types and cities are read from the text first (`readText`). */
export const byText = { ...typedText, condition: nothing } as const

export const inOrder = { ...choice(listingSorts), condition: nothing } as const
export const onPage = { ...pageNumber, condition: nothing } as const
