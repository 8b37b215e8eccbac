import { sql } from '@payloadcms/db-postgres'
import { table, type SQL } from '@/cms/database/tables'
import { alertColumns, type AlertColumn } from '@/domain/alerts/alert-columns'
import { kmPerLat } from '@/domain/places/circle'
import { gridPoint } from '@/cms/queries/search/geometry-where'
import type { PropertyProbe } from '@/domain/alerts/alert-index'
import type { Locale } from '@/domain/shared/locale'

const alertSearch = table('alert_search')

/**
 * The rows of `alert_search` that match a property, in these languages: those that `toPropertyProbe` describes. Only active
 * alerts have rows, so these are the alerts for which `alertMatches` holds.
 */
export function whereMatched({
  probe,
  languages = probe.languages,
}: {
  probe: PropertyProbe
  languages?: readonly Locale[]
}): SQL {
  const compared = alertColumns.map((column) => isMet(column, probe))
  return sql`${alertSearch.places} && ${sql.param(probe.places)}::text[] and ${alertSearch.types} && ${sql.param(probe.types)}::integer[]
    and ${alertSearch.language} = any(${sql.param(languages)}::text[])
    and (${alertSearch.goal} is null or ${alertSearch.goal} = ${probe.goal}::text) and ${sql.join([...compared, ...isAround(probe)], sql` and `)}`
}

/** The circle and the drawn area of an alert, compared as `isInCircle` and `isInShape` do. */
function isAround({ position }: PropertyProbe): SQL[] {
  const { near, shape } = alertSearch
  const [lat, lng] = [sql`${position?.lat ?? null}::float8`, sql`${position?.lng ?? null}::float8`]
  const north = sql`(${lat} - ${near}[1]) * ${kmPerLat}::float8`
  const east = sql`(${lng} - ${near}[2]) * ${near}[3]`
  return [
    sql`(${near} is null or (${near}[4] > 0 and (${north}) * (${north}) + (${east}) * (${east}) <= ${near}[4] * ${near}[4]))`,
    sql`(${shape} is null or ${shape} @> ${gridPoint(lng, lat)})`,
  ]
}

function isMet({ name: column, compared }: AlertColumn, { columns }: PropertyProbe): SQL {
  const name = alertSearch[column]
  const value = columns[column] ?? null
  if (compared.by === 'at-least') return sql`(${name} is null or ${name} <= ${value}::float8)`
  if (compared.by === 'at-most') return sql`(${name} is null or ${name} >= ${value}::float8)`
  return sql`(not ${name} or ${value}::boolean)`
}
