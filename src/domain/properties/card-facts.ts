import { toSearchName } from '@/domain/shared/text'
import { isDwelling } from './dwelling'
import { pricePerSurface } from './price-per-surface'
import { PRICE_UNIT_STARTING_FROM } from './price'
import { shownMoney, type PropertyMoney } from './shown-money'

type Figure = number | null | undefined

/** Surfaces in m². */
export type StoredSurfaces = { living?: Figure; ground?: Figure; office?: Figure }

export type CardSurface = { kind: 'living' | 'office' | 'ground'; squareMetres: number }

/** Euro for a square metre, or charges in euro a month. */
export type PriceNote = { kind: 'per-surface' | 'charges'; amount: number }

/** The web id of building land (specification section 3): its surface is that of the plot. */
export const landType = 4
// Web ids too.
const garage = 7
const offices = 9

const kindsOf = (typeWebId: Figure): readonly CardSurface['kind'][] => {
  if (typeWebId === landType) return ['ground']
  if (typeWebId === garage) return []
  // Offices in a house have a living surface and no other.
  return typeWebId === offices ? ['office', 'living', 'ground'] : ['living', 'ground']
}

/** The surfaces that matter for a property of this type, the most telling first: those of offices, land and homes differ. */
export function cardSurfaces(typeWebId: Figure, surfaces: StoredSurfaces | null | undefined): CardSurface[] {
  const known = kindsOf(typeWebId).flatMap((kind) => {
    const squareMetres = surfaces?.[kind]
    return squareMetres && squareMetres > 0 ? [{ kind, squareMetres }] : []
  })
  return known[0]?.kind === 'office' ? known.filter(({ kind }) => kind !== 'living') : known
}

/** Whether bedrooms say something about a property of this type. */
export const hasBedrooms = (typeWebId: Figure): boolean =>
  ![landType, garage, offices].some((id) => id === typeWebId)

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
