import type { PayloadRequest } from 'payload'
import { separateRequest } from '@/cms/database/separate-request'

type HasAncestorInput = {
  collection: 'pages' | 'categories'
  /** The document a chain of parents starts at; itself counts. */
  start: number | string
  ancestor: number | string
  req: PayloadRequest
}

/** Whether a document is, or stands anywhere below, another one of its tree; a tree that already has a ring ends. */
export async function hasAncestor({ collection, start, ancestor, req }: HasAncestorInput): Promise<boolean> {
  const seen = new Set<string>()
  let current: number | string | null = start
  while (current !== null && !seen.has(String(current))) {
    if (String(current) === String(ancestor)) return true
    seen.add(String(current))
    current = await getParent({ collection, id: current, req })
  }
  return false
}

async function getParent({
  collection,
  id,
  req,
}: Pick<HasAncestorInput, 'collection' | 'req'> & { id: number | string }): Promise<number | string | null> {
  const doc: { parent?: unknown } | null = await req.payload.findByID({
    collection,
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req: separateRequest(req),
    select: { parent: true },
    // A page taken out of the bin has its parent again.
    trash: true,
  })
  const parent = doc?.parent
  return typeof parent === 'number' || typeof parent === 'string' ? parent : null
}
