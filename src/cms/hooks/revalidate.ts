import { revalidateTag } from 'next/cache'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'

// Next throws an invariant error where there is no request of its own to hang the call on: seed, worker, tests.
function expire(req: PayloadRequest, tag: string): void {
  try {
    // `expire: 0` and not 'max': the editor's next request must show the new text, not the old page once more.
    revalidateTag(tag, { expire: 0 })
  } catch (err) {
    req.payload.logger.debug({ err, msg: `No running site to refresh for "${tag}"` })
  }
}

/** Makes every public page that shows a document of this collection fresh at the next request. */
export const revalidateCollection: {
  afterChange: CollectionAfterChangeHook
  afterDelete: CollectionAfterDeleteHook
} = {
  afterChange: ({ collection, doc, req }) => {
    expire(req, collection.slug)
    return doc
  },
  afterDelete: ({ collection, doc, req }) => {
    expire(req, collection.slug)
    return doc
  },
}

/** The same for a global. */
export const revalidateGlobal: GlobalAfterChangeHook = ({ doc, global, req }) => {
  expire(req, global.slug)
  return doc
}
