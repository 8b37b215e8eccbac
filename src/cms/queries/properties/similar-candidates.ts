import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { databaseOf } from '@/cms/database/transactions'
import type { Goal } from '@/domain/properties/goal'
import {
  comparedTypes,
  similarityLimits,
  type ComparedProperty,
} from '@/domain/properties/similar-properties'
import type { Locale } from '@/domain/shared/locale'
import { textColumns } from '@/cms/queries/search/property-search'
import { table } from '@/cms/database/tables'
import { watchSimilar } from './watch-similar'

const propertySearch = table('property_search')
const propertyTypes = table('property_types')

/** Beyond this number only the nearest are compared. */
const mostCandidates = 300

const degreesAround = (lat: number) => {
  const north = similarityLimits.distance / 111.195
  return { north, east: north / Math.max(Math.cos((lat * Math.PI) / 180), 0.01) }
}

type TypeRow = { id: number; webId: number | null }

const typesQuery = sql`select ${propertyTypes.id}, ${propertyTypes.web_id}::float8 as "webId" from ${propertyTypes}`

type SimilarPropertiesQuery = {
  payload: Payload
  property: ComparedProperty
  goal: Goal
  isLifeAnnuity: boolean
  locale: Locale
}

/**
 * The candidates for similar properties (docs/similar-properties.md): the same goal, use and kind of sale, available and
 * near by, 300 at most. One query, on the indexes of position and city.
 */
export async function findSimilarCandidates({
  payload,
  property,
  goal,
  isLifeAnnuity,
  locale,
}: SimilarPropertiesQuery): Promise<ComparedProperty[]> {
  const { id, position, cityId, typeWebId } = property
  const webIds = comparedTypes(typeWebId)
  if (webIds.length === 0 || (position === null && cityId === null)) return []
  const { lat, lng } = position ?? { lat: 0, lng: 0 }
  const { north, east } = degreesAround(lat)
  const isAround = sql`${propertySearch.shown_lat} between ${lat - north}::float8 and ${lat + north}::float8
    and ${propertySearch.shown_lng} between ${lng - east}::float8 and ${lng + east}::float8`
  const { rows: types } = await databaseOf(payload).execute<TypeRow>(typesQuery)
  const { rows } = await databaseOf(payload).execute<
    Omit<ComparedProperty, 'position'> & { lat: number | null; lng: number | null }
  >(sql`
    select ${propertySearch.property_id} as id, ${propertyTypes.web_id}::float8 as "typeWebId", ${propertySearch.city_id} as "cityId", ${propertySearch.shown_lat} as lat, ${propertySearch.shown_lng} as lng,
      ${isLifeAnnuity ? propertySearch.annuity_price : propertySearch.shown_price} as price,
      case when ${propertyTypes.web_id} = 4 then ${propertySearch.ground_surface} else ${propertySearch.living_surface} end as surface
    from ${propertySearch} join ${propertyTypes} on ${propertyTypes.id} = ${propertySearch.type_id}
    where ${textColumns[locale]} is not null and ${propertySearch.goal} = ${goal} and ${propertySearch.status} = 'available' and ${propertySearch.property_id} <> ${id}
      and coalesce(${propertySearch.life_annuity}, false) = ${isLifeAnnuity} and ${propertyTypes.web_id} = any(${sql.param(webIds)}::numeric[])
      and (${position ? isAround : sql`false`} or ${propertySearch.city_id} = ${cityId}::integer)
    order by power(${propertySearch.shown_lat} - ${lat}::float8, 2) + power((${propertySearch.shown_lng} - ${lng}::float8) * ${north / east}::float8, 2)
      nulls last, ${propertySearch.public_id} desc nulls last
    limit ${mostCandidates}`)
  const candidates = rows.map(({ lat: atLat, lng: atLng, ...row }) => ({
    ...row,
    position: atLat === null || atLng === null ? null : { lat: atLat, lng: atLng },
  }))
  watchSimilar({
    property,
    goal,
    isLifeAnnuity,
    locale,
    candidates,
    around: { north, east },
    isCut: candidates.length === mostCandidates,
    webIds: new Map(types.map((type) => [type.id, type.webId])),
  })
  return candidates
}
