import { noteTags, noteWatch, type SearchChange, type SearchRow } from '@/process/freshness.mjs'
import { landType } from '@/domain/properties/card-facts'
import type { Goal } from '@/domain/properties/goal'
import type { Position } from '@/domain/properties/position'
import {
  areComparable,
  comparedTypes,
  findMostSimilar,
  type ComparedProperty,
} from '@/domain/properties/similar-properties'
import type { Locale } from '@/domain/shared/locale'
import { canBeHad } from '@/domain/properties/property-status'

export type WatchedSimilar = {
  property: ComparedProperty
  goal: Goal
  isLifeAnnuity: boolean
  locale: Locale
  /** The nearest first. */
  candidates: readonly ComparedProperty[]
  /** The most similar of them. */
  shown: readonly ComparedProperty[]
  /** How far candidates are searched, in degrees. */
  around: { north: number; east: number }
  /** Whether there are more candidates than are compared. */
  isCut: boolean
  /** By the id of a type. */
  webIds: ReadonlyMap<unknown, number>
}

// What the database and this machine may round differently, in degrees.
const margin = 1e-6

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)

function toCompared(row: SearchRow, { isLifeAnnuity, webIds }: WatchedSimilar): ComparedProperty {
  const [lat, lng] = [numberOf(row.shown_lat), numberOf(row.shown_lng)]
  const typeWebId = webIds.get(row.type_id) ?? null
  return {
    id: numberOf(row.property_id) ?? 0,
    typeWebId,
    cityId: numberOf(row.city_id),
    position: lat === null || lng === null ? null : { lat, lng },
    price: numberOf(isLifeAnnuity ? row.annuity_price : row.shown_price),
    surface: numberOf(typeWebId === landType ? row.ground_surface : row.usable_surface),
  }
}

type PlacedProperty = Pick<ComparedProperty, 'position' | 'cityId'>

const isAround = (
  [one, other]: readonly [Position, Position],
  { north, east }: WatchedSimilar['around'],
): boolean =>
  Math.abs(one.lat - other.lat) <= north + margin && Math.abs(one.lng - other.lng) <= east + margin

function isNear({ position, cityId }: PlacedProperty, { property, around }: WatchedSimilar): boolean {
  if (cityId !== null && cityId === property.cityId) return true
  return position !== null && property.position !== null && isAround([position, property.position], around)
}

const isForSaleAlike = (row: SearchRow, { goal, isLifeAnnuity, locale }: WatchedSimilar): boolean =>
  row.goal === goal &&
  canBeHad(String(row.status)) &&
  (row.life_annuity ?? false) === isLifeAnnuity &&
  (row[`text_${locale}`] ?? null) !== null

/** The property of a row if it is one of the candidates, as the query finds them; else null. */
function asCandidate(row: SearchRow | null, watched: WatchedSimilar): ComparedProperty | null {
  if (row === null || !isForSaleAlike(row, watched)) return null
  const { property } = watched
  const other = toCompared(row, watched)
  const isOne =
    other.id !== property.id &&
    comparedTypes(property.typeWebId).some((webId) => webId === other.typeWebId) &&
    isNear(other, watched) &&
    areComparable(property, other)
  return isOne ? other : null
}

/** As the query orders them; those without a place come last. */
function apart({ position }: ComparedProperty, { property, around }: WatchedSimilar): number {
  if (position === null || property.position === null) return Infinity
  const north = position.lat - property.position.lat
  const east = ((position.lng - property.position.lng) * around.north) / around.east
  return Math.hypot(north, east)
}

/** Whether others are compared because a property comes, goes or moves: only if it is nearer than the last one compared. */
function changesCut(pair: readonly (ComparedProperty | null)[], watched: WatchedSimilar): boolean {
  const [was, is] = pair
  if (!watched.isCut || (was && is && apart(was, watched) === apart(is, watched))) return false
  const last = watched.candidates.at(-1)
  const reach = last ? apart(last, watched) : Infinity
  return pair.some((one) => one && apart(one, watched) <= reach + margin)
}

/** Whether a change gives a property other similar ones, or another order of them. */
export function changesSimilar({ before, after }: SearchChange, watched: WatchedSimilar): boolean {
  const pair = [asCandidate(before, watched), asCandidate(after, watched)] as const
  if (pair.every((one) => one === null)) return false
  if (watched.shown.some(({ id }) => pair.some((one) => one?.id === id))) return true
  if (changesCut(pair, watched)) return true
  const [, is] = pair
  return is ? findMostSimilar(watched.property, [...watched.shown, is]).includes(is) : false
}

/** What is made now is as old as the next change of the properties that are most similar to this one. */
export function watchSimilar(watched: WatchedSimilar): void {
  noteTags(['property-types'])
  // The candidates themselves are not kept but for the last one.
  const kept = { ...watched, candidates: watched.candidates.slice(-1) }
  noteWatch((change) => changesSimilar(change, kept))
}
