import type { Where } from 'payload'
import { findRecords } from '@/cms/database/records'
import { canonicalKey } from '@/domain/routing/routes'
import type { ImportContext } from '@/cms/operations/import-snapshot/import-context'

/** The original paths of the documents in the database, in the form in which they are compared. */
export async function findOriginals(
  { payload }: ImportContext,
  { collection, where = {} }: { collection: 'pages' | 'articles'; where?: Where },
): Promise<Set<string>> {
  const docs = await findRecords(payload, {
    collection,
    limit: 0,
    select: { originalPath: true },
    where,
    bin: 'too',
  })
  return new Set(docs.flatMap(({ originalPath }) => (originalPath ? canonicalKey(originalPath) : [])))
}
