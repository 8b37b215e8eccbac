import { sql } from '@payloadcms/db-postgres'
import type { HomeProbe } from '@/domain/alerts/alert-index'
import type { Locale } from '@/domain/shared/locale'

type SQL = ReturnType<typeof sql>

const column = (name: string): SQL => sql`${sql.raw(name)} is null or ${sql.raw(name)}`

const atLeast = (name: string, value: number | null): SQL => sql`(${column(name)} <= ${value}::float8)`
const atMost = (name: string, value: number | null): SQL => sql`(${column(name)} >= ${value}::float8)`

/**
 * The rows of `alert_search` whose wishes a home meets, in these languages: those that `toHomeProbe` speaks of. There
 * are rows of active alerts alone, so that they are those that `alertMatches`.
 */
export function whereMatched({
  probe,
  languages = probe.languages,
}: {
  probe: HomeProbe
  languages?: readonly Locale[]
}): SQL {
  return sql`places && ${sql.param(probe.places)}::text[] and types && ${sql.param(probe.types)}::integer[]
    and language = any(${sql.param(languages)}::text[])
    and (goal is null or goal = ${probe.goal}::text)
    and ${atLeast('min_price', probe.price)} and ${atMost('max_price', probe.price)}
    and ${atLeast('min_bedrooms', probe.bedrooms)} and ${atLeast('min_bathrooms', probe.bathrooms)}
    and ${atLeast('min_garages', probe.garages)} and ${atLeast('min_parkings', probe.parkings)}
    and (not terrace or ${probe.hasTerrace}) and (not garden or ${probe.hasGarden})`
}
