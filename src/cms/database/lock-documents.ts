import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { tableOf } from './table-of'
import { transactionOf } from './transactions'

/** Keeps others from changing or deleting documents until the transaction of the request ends. */
export async function lockDocuments({
  req,
  collection,
  ids,
}: {
  req: PayloadRequest
  collection: CollectionSlug
  ids: readonly number[]
}): Promise<void> {
  const db = await transactionOf(req)
  // In one order, so that two of them never wait for each other.
  await db.execute(sql`select id from ${sql.identifier(tableOf(req.payload.db, collection))}
    where id in (select value::int from json_array_elements_text(${JSON.stringify(ids)}::json))
    order by id for update`)
}
