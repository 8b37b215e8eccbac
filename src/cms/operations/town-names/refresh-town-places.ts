import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { table } from '@/cms/database/tables'
import { databaseOf, type Database } from '@/cms/database/transactions'
import { placesOfTowns } from '@/domain/places/town-places'
import type { Town } from '@/domain/places/town-names'

const city = table('cities', 'city')
const own = table('cities_locales', 'own')
const townPlaces = table('town_places')
const stored = table('town_places', 'stored')
const meant = table('town_places', 'meant')

type TownRow = Town & { id: number }

/** The towns of the site with their names. */
export async function readAllTowns(db: Database): Promise<TownRow[]> {
  const { rows } = await db.execute<TownRow>(sql`
    select ${city.id}, ${city.zip}, ${city.country_id}::float8 as "countryId", coalesce(named.names, '{}') as names
    from ${city} left join lateral (
      select jsonb_object_agg(${own._locale}, ${own.name}) as names from ${own}
      where ${own._parent_id} = ${city.id} and trim(${own.name}) <> ''
    ) named on true order by ${city.id}`)
  return rows
}

/**
 * Writes the places of the gazetteer by which each town is found. All towns at once, because a new town takes its village
 * away from the main town of the municipality.
 */
export async function refreshTownPlaces(db: Database): Promise<void> {
  const places = placesOfTowns(await readAllTowns(db))
  const rows = [...places].flatMap(([id, ids]) => ids.map((place) => ({ city_id: id, place_id: place })))
  const given = sql`jsonb_populate_recordset(null::${townPlaces}, ${JSON.stringify(rows)}::jsonb) as meant`
  await db.execute(sql`
    delete from ${townPlaces} as stored where not exists (select from ${given}
      where ${meant.city_id} = ${stored.city_id} and ${meant.place_id} = ${stored.place_id})`)
  await db.execute(sql`
    insert into ${townPlaces} (${townPlaces.$.city_id}, ${townPlaces.$.place_id})
    select ${meant.city_id}, ${meant.place_id} from ${given} on conflict do nothing`)
}

/** Writes the places of towns that an earlier version of the site stored. */
export async function fillTownPlaces(payload: Payload): Promise<void> {
  const db = databaseOf(payload)
  const { rows } = await db.execute<{ isFilled: boolean }>(
    sql`select exists (select from ${townPlaces}) as "isFilled"`,
  )
  if (!rows[0]?.isFilled) await refreshTownPlaces(db)
}
