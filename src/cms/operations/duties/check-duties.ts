import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { table } from '@/cms/database/tables'
import { databaseOf, inTransaction, transactionOf } from '@/cms/database/transactions'
import { belgianDay } from '@/domain/shared/belgian-day'
import { refreshMissingDuties } from './refresh-missing-duties'

const properties = table('properties')
const missingDuties = table('missing_duties')

const batchSize = 500

/**
 * Checks every published property anew, a batch in a transaction: a certificate ends and a rule begins without anybody
 * saving the property.
 */
export async function checkDuties({
  payload,
  now,
  signal,
}: {
  payload: Payload
  now: Date
  signal?: AbortSignal
}): Promise<void> {
  const today = belgianDay(now)
  let last = 0
  while (!signal?.aborted) {
    const { rows } = await databaseOf(payload).execute<{ id: number }>(sql`
      select ${properties.id} from ${properties}
      where ${properties.id} > ${last} and (${properties._status} = 'published'
        or exists (select from ${missingDuties} where ${missingDuties.property_id} = ${properties.id}))
      order by ${properties.id} limit ${batchSize}`)
    const ids = rows.map(({ id }) => id)
    const end = ids.at(-1)
    if (end === undefined) return
    const req = await createLocalReq({}, payload)
    await inTransaction(req, async () => refreshMissingDuties(await transactionOf(req), { ids, today }))
    last = end
  }
}
