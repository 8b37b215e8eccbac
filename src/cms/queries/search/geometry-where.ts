import { sql } from '@payloadcms/db-postgres'
import { table, type SQL } from '@/cms/database/tables'
import type { MapBounds } from '@/domain/map/map-bounds'
import { boxOf, circleOf, kmPerLat } from '@/domain/places/circle'
import { boxOfShape, shapeToPolygon, type DrawnShape } from '@/domain/search/areas/drawn-shape'
import type { isAt } from '@/domain/search/matches-criteria'
import type { NearPlace } from '@/domain/search/areas/near-place'

const propertySearch = table('property_search')

/** The properties that the map shows in a part of it. */
const whereWithin = ({ south, north, west, east }: MapBounds): SQL =>
  sql`${propertySearch.shown_lat} between ${south}::float8 and ${north}::float8
    and ${propertySearch.shown_lng} between ${west}::float8 and ${east}::float8`

/** Those in a circle around a place, for which `isInCircle` holds; none if there is no such place. */
function whereNear(near: NearPlace): SQL {
  const circle = circleOf(near)
  if (!circle) return sql`false`
  const { lat, lng, kmPerLng, km } = circle
  const north = sql`(${propertySearch.shown_lat} - ${lat}::float8) * ${kmPerLat}::float8`
  const east = sql`(${propertySearch.shown_lng} - ${lng}::float8) * ${kmPerLng}::float8`
  return sql`${whereWithin(boxOf(circle))}
    and (${north}) * (${north}) + (${east}) * (${east}) <= ${km * km}::float8`
}

/**
 * Those in a drawn area, for which `isInShape` holds. The function behind `<@`, because PostgreSQL takes the operator to find one
 * point of a thousand, and then sorts half a table instead of reading the first properties in their order.
 */
const whereInShape = (shape: DrawnShape): SQL => sql`${whereWithin(boxOfShape(shape))}
  and pt_contained_poly(${gridPoint(propertySearch.shown_lng, propertySearch.shown_lat)}, ${shapeToPolygon(shape)}::polygon)`

/** A point of the map on the grid of shapes. */
export const gridPoint = (lng: SQL, lat: SQL): SQL =>
  sql`point(${lng} * ${gridLiteral}, ${lat} * ${gridLiteral})`

const gridLiteral = sql`100000::float8`

/** What `isAt` asks of a property. */
export function whereOfPlane(condition: Parameters<typeof isAt>[1]): SQL {
  if (condition.by === 'area') return whereWithin(condition.area)
  return condition.by === 'near' ? whereNear(condition.near) : whereInShape(condition.shape)
}
