import type { CollectionSlug, Payload } from 'payload'

/**
 * The name of the table in which Payload stores a collection.
 * @throws Error when there is none.
 */
export function tableOf({ tableNameMap }: Payload['db'], collection: CollectionSlug): string {
  const table = tableNameMap.get(collection.replaceAll('-', '_'))
  if (table === undefined) throw new Error(`There is no table of ${collection}`)
  return table
}
