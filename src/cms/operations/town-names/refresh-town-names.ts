import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { databaseOf, inTransaction, transactionOf, type Database } from '@/cms/database/transactions'
import { refreshPropertySearchOf } from '@/cms/operations/property-search/refresh-property-search'
import { table } from '@/cms/database/tables'
import { refreshTownPlaces } from './refresh-town-places'
import { getGazetteer, type Gazetteer } from '@/domain/places/gazetteer'
import { townNames, townSearchNames, type Town } from '@/domain/places/town-names'
import { locales } from '@/domain/shared/locale'
import { toSearchName } from '@/domain/shared/text'

const city = table('cities', 'city')
const own = table('cities_locales', 'own')
const filledRow = table('filled_town_names', 'filled')
const citiesLocales = table('cities_locales')
const given = table('cities_locales', 'given')
const foundRow = table('town_search_names', 'found')
const excluded = table('cities_locales', 'excluded')
const filledTownNames = table('filled_town_names')
const townSearchNamesTable = table('town_search_names')
const cities = table('cities')

type TownNamesRequest = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** `names` are those that the agency entered: a filled-in name is ignored as long as nobody changed it. */
type TownRow = Town & { id: number }

const asked = (ids: readonly number[]) => sql`any(${sql.param(ids)}::int[])`

async function readTowns(db: Database, ids: readonly number[]): Promise<TownRow[]> {
  const { rows } = await db.execute<TownRow>(sql`
    select ${city.id}, ${city.zip}, ${city.country_id}::float8 as "countryId", coalesce(given.names, '{}') as names
    from ${city} left join lateral (
      select jsonb_object_agg(${own._locale}, ${own.name}) as names from ${own}
      left join ${filledRow} on ${filledRow.city_id} = ${own._parent_id} and ${filledRow.locale} = ${own._locale}::text
      where ${own._parent_id} = ${city.id} and trim(${own.name}) <> '' and ${own.name} is distinct from ${filledRow.name}
    ) given on true
    where ${city.id} = ${asked(ids)} order by ${city.id} for no key update of city`)
  return rows
}

/** By the names of their columns. */
type FilledRow = { _parent_id: number; _locale: string; name: string; search_name: string }

function namesToFill(gazetteer: Gazetteer, town: TownRow): FilledRow[] {
  const names = townNames(gazetteer, town)
  return locales.flatMap((locale) => {
    const name = names[locale]
    if (!name || town.names[locale]) return []
    return [{ _parent_id: town.id, _locale: locale, name, search_name: toSearchName(name) }]
  })
}

async function storeNames(
  db: Database,
  { ids, filled, found }: { ids: readonly number[]; filled: FilledRow[]; found: object[] },
): Promise<void> {
  const rows = sql`jsonb_populate_recordset(null::${citiesLocales}, ${JSON.stringify(filled)}::jsonb) as given`
  await db.execute(sql`
    insert into ${citiesLocales} (${citiesLocales.$._parent_id}, ${citiesLocales.$._locale}, ${citiesLocales.$.name}, ${citiesLocales.$.search_name})
    select ${given._parent_id}, ${given._locale}, ${given.name}, ${given.search_name} from ${rows}
    on conflict (${citiesLocales.$._locale}, ${citiesLocales.$._parent_id}) do update set ${citiesLocales.$.name} = ${excluded.name}, ${citiesLocales.$.search_name} = ${excluded.search_name}`)
  await db.execute(sql`delete from ${filledTownNames} where ${filledTownNames.city_id} = ${asked(ids)}`)
  await db.execute(sql`
    insert into ${filledTownNames} (${filledTownNames.$.city_id}, ${filledTownNames.$.locale}, ${filledTownNames.$.name}) 
    select ${given._parent_id}, ${given._locale}::text, ${given.name} from ${rows}`)
  await db.execute(
    sql`delete from ${townSearchNamesTable} where ${townSearchNamesTable.city_id} = ${asked(ids)}`,
  )
  await db.execute(sql`
    insert into ${townSearchNamesTable} (${townSearchNamesTable.$.city_id}, ${townSearchNamesTable.$.search_name})
    select ${foundRow.city_id}, ${foundRow.search_name}
    from jsonb_populate_recordset(null::${townSearchNamesTable}, ${JSON.stringify(found)}::jsonb) as found`)
}

/**
 * Names towns in the languages in which the agency gave no name, writes all names by which they are found, and updates the
 * search rows of their properties, in the transaction of the request (docs/places.md). Call it after every write of a town.
 */
export async function refreshTownNames({
  req,
  ids,
}: {
  req: TownNamesRequest
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
  await refreshTownPlaces(db)
  await refreshPropertySearchOf({ req, cityIds: ids })
  // The names by which a town is found are remembered with the towns, and no row of these may have changed.
  await db.execute(sql`select announce_tags('cities')`)
}

// A transaction holds the rows of all properties of its towns.
const townsAtOnce = 10

/**
 * Fills in the names of towns that were written without `refreshTownNames`, by an earlier version of the site or by a write that bypassed its
 * operations.
 */
export async function fillTownNames(payload: Payload): Promise<void> {
  const req = await createLocalReq({}, payload)
  const { rows } = await databaseOf(payload).execute<{ id: number }>(sql`
    select ${cities.id} from ${cities} where not exists (select from ${townSearchNamesTable} where ${townSearchNamesTable.city_id} = ${cities.id})
      and exists (select from ${citiesLocales} where ${citiesLocales._parent_id} = ${cities.id} and trim(${citiesLocales.name}) <> '') order by ${cities.id}`)
  const ids = rows.map(({ id }) => id)
  for (let at = 0; at < ids.length; at += townsAtOnce)
    await inTransaction(req, () => refreshTownNames({ req, ids: ids.slice(at, at + townsAtOnce) }))
}
