import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { databaseOf, inTransaction } from '@/cms/database/transactions'
import { fillTownNames } from '@/cms/operations/town-names/refresh-town-names'
import { fillTownPlaces } from '@/cms/operations/town-names/refresh-town-places'
import { table } from '@/cms/database/tables'
import { refreshPropertySearch } from './refresh-property-search'
import { hasPropertyPage } from '@/cms/queries/properties/status-where'

const properties = table('properties')
const propertySearch = table('property_search')

const batchSize = 500

/** Names towns and writes missing rows of published properties, after a migration or a write that forgot them. */
export async function fillPropertySearch(payload: Payload): Promise<void> {
  await fillTownNames(payload)
  await fillTownPlaces(payload)
  const req = await createLocalReq({}, payload)
  const { rows } = await databaseOf(payload).execute<{ id: number }>(sql`
    select ${properties.id} from ${properties} where ${hasPropertyPage(properties)}
      and not exists (select from ${propertySearch} where ${propertySearch.property_id} = ${properties.id})
    order by ${properties.id}`)
  const ids = rows.map(({ id }) => id)
  for (let at = 0; at < ids.length; at += batchSize)
    await inTransaction(req, () => refreshPropertySearch({ req, ids: ids.slice(at, at + batchSize) }))
}
