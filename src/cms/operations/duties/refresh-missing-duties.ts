import { sql } from '@payloadcms/db-postgres'
import { table } from '@/cms/database/tables'
import type { Database } from '@/cms/database/transactions'
import { gatedFactsOf } from '@/cms/gate/gated-facts'
import { gateProblems, type GatedProperty } from '@/cms/gate/property-gate'
import { regionOf } from '@/domain/energy/region'

const properties = table('properties')
const cities = table('cities')
const types = table('property_types')
const missingDuties = table('missing_duties')

type OnlineProperty = {
  id: number
  property: GatedProperty
  zip: string | null
  country: number | null
  type: number | null
}

const propertyFacts = gatedFactsOf((name) => properties[name])

async function findOnline(db: Database, ids: readonly number[]): Promise<OnlineProperty[]> {
  const { rows } = await db.execute<OnlineProperty>(sql`
    select ${properties.id}, ${propertyFacts} as property, ${cities.zip} as zip,
      ${cities.country_id}::int as country, ${types.web_id}::int as type
    from ${properties} left join ${cities} on ${cities.id} = ${properties.city_id}
      left join ${types} on ${types.id} = ${properties.type_id}
    where ${properties.id} = any(${sql.param([...ids])}::int[]) and ${properties._status} = 'published'`)
  return rows
}

/**
 * Stores which of these published properties lack what the law asks of their ad on this day, and since when; a property
 * that fulfils its duties, or is no longer online, has no row. It runs in the transaction of the save.
 */
export async function refreshMissingDuties(
  db: Database,
  { ids, today }: { ids: readonly number[]; today: string },
): Promise<void> {
  const online = await findOnline(db, ids)
  const found = online.flatMap(({ id, property, zip, country, type }) =>
    gateProblems(property, {
      region: regionOf({ countryId: country, zip }),
      typeWebId: type,
      today,
    }).missing.map((duty) => ({ id, duty })),
  )
  const rows = JSON.stringify(found)
  await db.execute(sql`
    delete from ${missingDuties} where ${missingDuties.property_id} = any(${sql.param([...ids])}::int[])
      and not exists (select from jsonb_to_recordset(${rows}::jsonb) as found (id integer, duty text)
        where found.id = ${missingDuties.property_id} and found.duty = ${missingDuties.duty})`)
  if (found.length === 0) return
  await db.execute(sql`
    insert into ${missingDuties} (${missingDuties.$.property_id}, ${missingDuties.$.duty}, ${missingDuties.$.since})
    select found.id, found.duty, ${today}::date
    from jsonb_to_recordset(${rows}::jsonb) as found (id integer, duty text)
    on conflict (${missingDuties.$.property_id}, ${missingDuties.$.duty}) do nothing`)
}
