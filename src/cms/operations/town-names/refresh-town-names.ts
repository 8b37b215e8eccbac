import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { inTransaction } from '@/cms/operations/in-transaction'
import { refreshPropertySearchOf } from '@/cms/operations/property-search/refresh-property-search'
import { transactionOf, type Database } from '@/cms/database/transaction-of'
import { getGazetteer, type Gazetteer } from '@/domain/places/gazetteer'
import { townNames, townSearchNames, type Town } from '@/domain/places/town-names'
import { locales } from '@/domain/shared/locale'
import { toSearchName } from '@/domain/shared/text'

type Request = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** `names` are those that the agency gave: what was filled in before counts for none as long as nobody changed it. */
type TownRow = Town & { id: number }

const asked = (ids: readonly number[]) => sql`any(${sql.param(ids)}::int[])`

async function readTowns(db: Database, ids: readonly number[]): Promise<TownRow[]> {
  const { rows } = await db.execute<TownRow>(sql`
    select city.id, city.zip, city.country_id::float8 as "countryId", coalesce(given.names, '{}') as names
    from cities city left join lateral (
      select jsonb_object_agg(own._locale, own.name) as names from cities_locales own
      left join filled_town_names filled on filled.city_id = own._parent_id and filled.locale = own._locale::text
      where own._parent_id = city.id and trim(own.name) <> '' and own.name is distinct from filled.name
    ) given on true
    where city.id = ${asked(ids)} order by city.id for no key update of city`)
  return rows
}

type Filled = { city_id: number; locale: string; name: string; search_name: string }

function namesToFill(gazetteer: Gazetteer, town: TownRow): Filled[] {
  const names = townNames(gazetteer, town)
  return locales.flatMap((locale) => {
    const name = names[locale]
    if (!name || town.names[locale]) return []
    return [{ city_id: town.id, locale, name, search_name: toSearchName(name) }]
  })
}

async function storeNames(
  db: Database,
  { ids, filled, found }: { ids: readonly number[]; filled: Filled[]; found: object[] },
): Promise<void> {
  const rows = sql`jsonb_to_recordset(${JSON.stringify(filled)}::jsonb) as filled (city_id int, locale text, name text, search_name text)`
  await db.execute(sql`
    insert into cities_locales (_parent_id, _locale, name, search_name)
    select city_id, locale::_locales, name, search_name from ${rows}
    on conflict (_locale, _parent_id) do update set name = excluded.name, search_name = excluded.search_name`)
  await db.execute(sql`delete from filled_town_names where city_id = ${asked(ids)}`)
  await db.execute(sql`
    insert into filled_town_names (city_id, locale, name) select city_id, locale, name from ${rows}`)
  await db.execute(sql`delete from town_search_names where city_id = ${asked(ids)}`)
  await db.execute(sql`
    insert into town_search_names (city_id, search_name)
    select city_id, search_name
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as found (city_id int, search_name text)`)
}

/**
 * Names towns in the languages in which the agency gave them no name, and writes all names by which they are found, then
 * what the search keeps of the homes there; in the transaction of the request (docs/places.md). To be called behind every
 * write of a town.
 */
export async function refreshTownNames({
  req,
  ids,
}: {
  req: Request
  ids: readonly number[]
}): Promise<void> {
  if (ids.length === 0) return
  const db = await transactionOf(req)
  const gazetteer = await getGazetteer()
  const towns = await readTowns(db, ids)
  await storeNames(db, {
    ids,
    filled: towns.flatMap((town) => namesToFill(gazetteer, town)),
    found: towns.flatMap((town) =>
      townSearchNames(gazetteer, town).map((name) => ({ city_id: town.id, search_name: name })),
    ),
  })
  await refreshPropertySearchOf({ req, cityIds: ids })
}

/** The same for the towns that were written without it: by an earlier version of the site, or below its operations. */
export async function fillTownNames(payload: Payload): Promise<void> {
  const req = await createLocalReq({}, payload)
  const { rows } = await payload.db.drizzle.execute<{ id: number }>(sql`
    select id from cities where not exists (select from town_search_names where city_id = cities.id)
      and exists (select from cities_locales where _parent_id = cities.id and trim(name) <> '') order by id`)
  if (rows.length === 0) return
  await inTransaction(req, () => refreshTownNames({ req, ids: rows.map(({ id }) => id) }))
}
