import { toSearchName } from '@/domain/shared/text'
import { isDwelling } from './dwelling'
import { pricePerSurface } from './price-per-surface'
import { PRICE_UNIT_STARTING_FROM } from './price'
import { shownMoney, type PropertyMoney } from './shown-money'

type Figure = number | null | undefined

/** Surfaces in m². */
export type StoredSurfaces = { living?: Figure; ground?: Figure; office?: Figure; total?: Figure }

export type CardSurface = { kind: keyof StoredSurfaces; squareMetres: number }

/** Euro for a square metre, or charges in euro a month. */
export type PriceNote = { kind: 'per-surface' | 'charges'; amount: number }

/** The web id of building land (specification section 3): its surface is that of the plot. */
export const landType = 4
// Web ids too.
const investment = 5
const commercial = 6
const garage = 7
const industry = 8
const offices = 9

type FloorKind = Exclude<CardSurface['kind'], 'ground'>

const home: readonly FloorKind[] = ['living']
// A shop with rooms above it, a hall with an office: all of it is used.
const business: readonly FloorKind[] = ['total', 'living', 'office']

// The surfaces by which a property of a type is compared, the most telling first. Web ids (specification section 3).
const floorKinds: ReadonlyMap<Figure, readonly FloorKind[]> = new Map([
  [landType, []],
  [investment, ['living', 'total']],
  [commercial, business],
  [garage, ['total']],
  [industry, business],
  // Offices in a house have a living surface and no other.
  [offices, ['office', 'total', 'living']],
])

const surfaceOf = (surfaces: StoredSurfaces | null | undefined, kind: CardSurface['kind']): CardSurface[] => {
  const squareMetres = surfaces?.[kind]
  return squareMetres && squareMetres > 0 ? [{ kind, squareMetres }] : []
}

const floorOf = (typeWebId: Figure, surfaces: StoredSurfaces | null | undefined): CardSurface[] =>
  (floorKinds.get(typeWebId) ?? home).flatMap((kind) => surfaceOf(surfaces, kind)).slice(0, 1)

/**
 * The surfaces that matter for a property of this type, the most telling first: what is used inside (that of offices, shops
 * and homes differs), then the plot.
 */
export const cardSurfaces = (
  typeWebId: Figure,
  surfaces: StoredSurfaces | null | undefined,
): CardSurface[] => [
  ...floorOf(typeWebId, surfaces),
  ...(typeWebId === garage ? [] : surfaceOf(surfaces, 'ground')),
]

/** The surface inside that a search compares, in m², as cards show it; null for land and where nobody says it. */
export const usableSurface = (
  typeWebId: Figure,
  surfaces: StoredSurfaces | null | undefined,
): number | null => floorOf(typeWebId, surfaces)[0]?.squareMetres ?? null

/** Whether bedrooms say something about a property of this type. */
export const hasBedrooms = (typeWebId: Figure): boolean =>
  ![landType, garage, industry, offices].some((id) => id === typeWebId)

const isMeasured = (typeWebId: Figure): boolean =>
  isDwelling(typeWebId) || typeWebId === landType || typeWebId === offices

// 'charges comprises', 'inclusief kosten', 'warm'.
const withCharges = /compris|inclu|inbegrepen|\b(?:incl|inkl|einschl|warm|brut|cc)/

const isWithCharges = (note: string | null | undefined): boolean => withCharges.test(toSearchName(note ?? ''))

type PricedSurfaces = PropertyMoney & { surfaces?: StoredSurfaces | null }

/** The surface that the price of a property is for, in m². */
function pricedSurface({ surfaces }: PricedSurfaces, typeWebId: Figure): number | null {
  const [main] = isMeasured(typeWebId) ? cardSurfaces(typeWebId, surfaces) : []
  // The plot of a house says nothing about the house.
  const isOfProperty = main !== undefined && (main.kind !== 'ground' || typeWebId === landType)
  return isOfProperty ? main.squareMetres : null
}

const chargesOf = ({ priceUnitText, costs }: PropertyMoney): number | null => {
  const charges = isWithCharges(priceUnitText) ? null : costs?.rentCharges
  return typeof charges === 'number' && charges >= 0 ? charges : null
}

const noteOf = (kind: PriceNote['kind'], amount: number | null): PriceNote | null =>
  amount === null ? null : { kind, amount }

/**
 * What stands below the price of a property: the price of a square metre of a home, land or offices for sale, or the
 * charges beside a monthly rent; null without a price of the whole property that is shown.
 */
export function priceNote(property: PricedSurfaces, typeWebId: Figure): PriceNote | null {
  const { comparable, costs } = shownMoney(property)
  if (comparable === null || property.priceUnit === PRICE_UNIT_STARTING_FROM) return null
  if (property.goal === 'rent') return noteOf('charges', chargesOf({ ...property, costs }))
  const surface = pricedSurface(property, typeWebId)
  return noteOf('per-surface', pricePerSurface({ price: comparable, surface }))
}
