import type { Where } from 'payload'
import { canonicalKey } from '@/domain/routing/routes'
import type { ImportContext } from '@/cms/operations/import-snapshot/import-context'

/** The original paths that documents of the database stand for, in the form in which they are compared. */
export async function findOriginals(
  { payload }: ImportContext,
  { collection, where = {} }: { collection: 'pages' | 'articles'; where?: Where },
): Promise<Set<string>> {
  const { docs } = await payload.db.find<{ id: number; originalPath?: string | null }>({
    collection,
    limit: 0,
    pagination: false,
    select: { originalPath: true },
    where,
  })
  return new Set(docs.flatMap(({ originalPath }) => (originalPath ? canonicalKey(originalPath) : [])))
}
