import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { advisoryLocks } from '@/cms/database/advisory-locks'
import { inTransaction, transactionOf } from '@/cms/database/transactions'
import { isTownOfPlace, townOfPlace } from '@/domain/places/town-choices'
import { readAllTowns } from './refresh-town-places'

/**
 * The town of the site for a place of the gazetteer: the one that it has, else a new one with the place's postcode, country and
 * names in all languages, in one transaction. Null for a place without a postcode of its own.
 */
export async function addTown(req: PayloadRequest, place: string): Promise<number | null> {
  const town = townOfPlace(place)
  if (!town) return null
  return inTransaction(req, async () => {
    const db = await transactionOf(req)
    // Two members of staff may choose one place at the same time.
    await db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.newTown}::integer, 0)`)
    const known = (await readAllTowns(db)).find((each) => isTownOfPlace(each, place))
    if (known) return known.id
    const { locale, zip, countryId, names } = town
    // The other names are filled in as for every town that has one name.
    const data = { name: names[locale] ?? '', zip, countryId }
    const { id } = await req.payload.create({ collection: 'cities', locale, data, depth: 0, req })
    return id
  })
}
