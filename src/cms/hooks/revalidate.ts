import { findRecordAs } from '@/cms/database/records'
import { AsyncLocalStorage } from 'node:async_hooks'
import { revalidateTag } from 'next/cache'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, GlobalAfterChangeHook } from 'payload'

/** The tags a request has touched so far, kept while it runs inside `refreshAfterCommit`. */
const touched = new AsyncLocalStorage<Set<string>>()

// Next throws an invariant error where there is no request of its own to hang the call on: seed, worker, tests.
function expire(tag: string): void {
  try {
    // `expire: 0` and not 'max': the editor's next request must show the new text, not the old page once more.
    revalidateTag(tag, { expire: 0 })
  } catch {
    // No running site in this process: the one who runs it asks the site (seed/import-snapshot.ts).
  }
}

function touch(tag: string): void {
  touched.getStore()?.add(tag)
  expire(tag)
}

/**
 * Runs a handler of Payload and expires what it touched once more behind it. The hooks run inside the transaction: a
 * visitor who comes between hook and commit has the old content made anew, and only a later expiry throws that away.
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
 * Whether a save was a draft beside what is published, which stays as it was. Asked of the stored document, inside the
 * save's transaction: a draft is written among the versions alone, while unpublishing writes the document itself.
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

/** Makes every public page that shows a document of this collection fresh at the next request. */
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
