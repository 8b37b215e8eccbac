import { findRecordAs } from '@/cms/database/records'
import { AsyncLocalStorage } from 'node:async_hooks'
import { revalidateTag } from 'next/cache'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, GlobalAfterChangeHook } from 'payload'

/** The tags that a request inside `refreshAfterCommit` has expired so far. */
const touched = new AsyncLocalStorage<Set<string>>()

// Outside a request of its own (seed, worker, tests) Next throws an invariant error.
function expire(tag: string): void {
  try {
    // `expire: 0` and not 'max', because the editor's next request must show the new text.
    revalidateTag(tag, { expire: 0 })
  } catch {
    // Without a running site in this process, the caller asks the site (seed/import-snapshot.ts).
  }
}

function touch(tag: string): void {
  touched.getStore()?.add(tag)
  expire(tag)
}

/**
 * Runs a handler of Payload and expires its tags once more afterwards. The hooks run inside the transaction: a visitor
 * between hook and commit caches the old content again, which only a later expiry removes.
 */
export function refreshAfterCommit<Args extends unknown[]>(
  handler: (...args: Args) => Promise<Response>,
): (...args: Args) => Promise<Response> {
  return (...args) =>
    touched.run(new Set(), async () => {
      const response = await handler(...args)
      for (const tag of touched.getStore() ?? []) expire(tag)
      return response
    })
}

type Saved = Pick<Parameters<CollectionAfterChangeHook>[0], 'collection' | 'doc' | 'req'>

/**
 * Whether a save wrote a draft beside the unchanged published version. It reads the stored document inside the save's
 * transaction: a draft is written only among the versions, while unpublishing writes the document itself.
 */
async function isDraftBesidePublished({ collection, doc, req }: Saved): Promise<boolean> {
  if (doc._status !== 'draft') return false
  const stored = await findRecordAs<{ id: number; _status?: unknown }>(req.payload, {
    collection: collection.slug,
    req,
    where: { id: { equals: doc.id } },
  })
  return stored?._status === 'published'
}

/** Expires every public page that shows a document of this collection. */
export const revalidateCollection: {
  afterChange: CollectionAfterChangeHook
  afterDelete: CollectionAfterDeleteHook
} = {
  afterChange: async ({ collection, doc, req }) => {
    if (!(await isDraftBesidePublished({ collection, doc, req }))) touch(collection.slug)
    return doc
  },
  afterDelete: ({ collection, doc }) => {
    touch(collection.slug)
    return doc
  },
}

/** The same for a global. */
export const revalidateGlobal: GlobalAfterChangeHook = ({ doc, global }) => {
  touch(global.slug)
  return doc
}
