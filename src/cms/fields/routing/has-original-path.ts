import type { PayloadRequest } from 'payload'
import { canonicalKey } from '@/domain/routing/routes'
import { separateRequest } from '@/cms/database/separate-request'

/**
 * Whether a document has that original path for visitors already, or from a snapshot: there an article has that of the
 * page it is shown on.
 */
export async function hasOriginalPath({
  path,
  document: { collection, id },
  req,
}: {
  path: string
  document: { collection?: string; id?: number | string }
  req: PayloadRequest
}): Promise<boolean> {
  if (id === undefined) return false
  const stored = await req.payload.findByID({
    collection: collection === 'articles' ? 'articles' : 'pages',
    id,
    depth: 0,
    disableErrors: true,
    draft: false,
    overrideAccess: true,
    req: separateRequest(req),
  })
  if (!stored?.originalPath || canonicalKey(stored.originalPath) !== canonicalKey(path)) return false
  // A draft that was never published may have come by it unchecked.
  return stored._status === 'published' || Boolean(stored.snapshotHash)
}
