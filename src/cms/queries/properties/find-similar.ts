import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { databaseOf } from '@/cms/database/transactions'
import { landType } from '@/domain/properties/card-facts'
import type { Goal } from '@/domain/properties/goal'
import {
  comparableRange,
  comparedTypes,
  findMostSimilar,
  similarityLimits,
  type ComparedProperty,
} from '@/domain/properties/similar-properties'
import type { Locale } from '@/domain/shared/locale'
import { listedIn } from '@/cms/queries/search/property-search'
import { table, type SQL } from '@/cms/database/tables'
import { watchSimilar } from './watch-similar'
import { hasOpenStatus } from './status-where'

const propertySearch = table('property_search')

/** Beyond this number only the nearest are compared. */
const mostCandidates = 100

/** The part of the distance in which they are looked for first: 2.5 of 20 kilometres. */
const closeBy = 8

const degreesAround = (lat: number) => {
  const north = similarityLimits.distance / 111.195
  return { north, east: north / Math.max(Math.cos((lat * Math.PI) / 180), 0.01) }
}

type SimilarPropertiesQuery = {
  payload: Payload
  property: ComparedProperty
  goal: Goal
  isLifeAnnuity: boolean
  /** The types of the site that have a WebID. */
  types: readonly { id: number; webId: number }[]
  locale: Locale
}

type CandidateRow = Pick<ComparedProperty, 'id' | 'cityId' | 'price' | 'surface'> & {
  typeId: number
  lat: number | null
  lng: number | null
}

/** What is looked for, and the ids of the types that it is compared with. */
type CandidatesQuery = SimilarPropertiesQuery & { typeIds: readonly number[] }

/** How far candidates are looked for: within a distance in degrees of latitude, in the town of the property, or both. */
type SearchedArea = { north: number; hasTown: boolean }

/** Whether a column is not too different from a figure, as `areComparable` says. */
function isComparable(column: SQL, { figure, most }: { figure: number | null; most: number }): SQL {
  const range = comparableRange(figure, most)
  if (range === null) return sql`true`
  const [least, greatest] = range
  return sql`(${column} is null or ${column} <= 0 or ${column} between ${least}::float8 and ${greatest}::float8)`
}

/** The columns of the price and the size that count, and whether both are comparable. */
function comparedFigures({ property: compared, isLifeAnnuity }: CandidatesQuery) {
  const price = isLifeAnnuity ? propertySearch.annuity_price : propertySearch.shown_price
  const isLand = compared.typeWebId === landType
  const surface = isLand ? propertySearch.ground_surface : propertySearch.usable_surface
  const areComparable = sql`${isComparable(price, { figure: compared.price, most: similarityLimits.price })}
    and ${isComparable(surface, { figure: compared.surface, most: similarityLimits.surface })}`
  return { price, surface, areComparable }
}

/** The nearest candidates in an area. */
async function findNearest(
  query: CandidatesQuery,
  { north, hasTown }: SearchedArea,
): Promise<CandidateRow[]> {
  const { payload, property, goal, isLifeAnnuity, locale, typeIds } = query
  const { id, position, cityId } = property
  const { price, surface, areComparable } = comparedFigures(query)
  const { lat, lng } = position ?? { lat: 0, lng: 0 }
  const around = degreesAround(lat)
  const scale = around.north / around.east
  const east = north / scale
  const apart = sql`power(${propertySearch.shown_lat} - ${lat}::float8, 2) + power((${propertySearch.shown_lng} - ${lng}::float8) * ${scale}::float8, 2)`
  const isAround = sql`${propertySearch.shown_lat} between ${lat - north}::float8 and ${lat + north}::float8
    and ${propertySearch.shown_lng} between ${lng - east}::float8 and ${lng + east}::float8`
  const isInTown = sql`(${position ? isAround : sql`false`} or ${propertySearch.city_id} = ${cityId}::integer)`
  const isWithin = sql`${isAround} and ${apart} <= power(${north}::float8, 2)`
  const { rows } = await databaseOf(payload).execute<CandidateRow>(sql`
    select ${propertySearch.property_id} as id, ${propertySearch.type_id} as "typeId", ${propertySearch.city_id} as "cityId", ${propertySearch.shown_lat} as lat, ${propertySearch.shown_lng} as lng,
      ${price} as price, ${surface} as surface
    from ${propertySearch}
    where ${listedIn(locale)} and ${propertySearch.goal} = ${goal} and ${hasOpenStatus(propertySearch.status)} and ${propertySearch.property_id} <> ${id}
      and coalesce(${propertySearch.life_annuity}, false) = ${isLifeAnnuity} and ${propertySearch.type_id} = any(${sql.param(typeIds)}::integer[])
      and ${areComparable} and ${hasTown ? isInTown : isWithin}
    order by ${apart} nulls last, ${propertySearch.public_id} desc nulls last
    limit ${mostCandidates}`)
  return rows
}

/**
 * The nearest candidates. Where there are many properties, more than enough of them are close by: all within twenty kilometres
 * are then not even looked at.
 */
async function findNearestFirst(query: CandidatesQuery, north: number): Promise<CandidateRow[]> {
  if (query.property.position) {
    const close = await findNearest(query, { north: north / closeBy, hasTown: false })
    if (close.length === mostCandidates) return close
  }
  return findNearest(query, { north, hasTown: true })
}

type WebIds = ReadonlyMap<unknown, number>

const toCompared = ({ lat, lng, typeId, ...row }: CandidateRow, webIds: WebIds): ComparedProperty => ({
  ...row,
  typeWebId: webIds.get(typeId) ?? null,
  position: lat === null || lng === null ? null : { lat, lng },
})

/**
 * The most similar properties (docs/similar-properties.md), the best first, of the 100 nearest at most with the same goal, use and kind of
 * sale, still to be had and of comparable price and size. The queries use an index of type, goal and position, and that of the city.
 */
export async function findSimilarProperties(query: SimilarPropertiesQuery): Promise<ComparedProperty[]> {
  const { property, goal, isLifeAnnuity, types, locale } = query
  const { position, cityId } = property
  const compared = comparedTypes(property.typeWebId)
  if (compared.length === 0 || (position === null && cityId === null)) return []
  const around = degreesAround(position?.lat ?? 0)
  const webIds: WebIds = new Map(types.map((type) => [type.id, type.webId]))
  const typeIds = types.flatMap(({ id, webId }) => (compared.includes(webId) ? id : []))
  const rows = await findNearestFirst({ ...query, typeIds }, around.north)
  const candidates = rows.map((row) => toCompared(row, webIds))
  const shown = findMostSimilar(property, candidates)
  watchSimilar({
    property,
    goal,
    isLifeAnnuity,
    locale,
    candidates,
    shown,
    around,
    isCut: candidates.length === mostCandidates,
    webIds,
  })
  return shown
}
