import type { CollectionSlug, PayloadRequest } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import { mayUpdate } from '@/cms/access/may-update'
import { separateRequest } from '@/cms/database/separate-request'
import { isRecord } from '@/domain/shared/is-record'
import { readRecordId } from '@/domain/shared/record-id'

/** A document with drafts that staff may read, and what they may do with it. */
export type PlannedDocument = {
  collection: CollectionSlug
  id: number
  title: unknown
  mayPublish: boolean
}

/** The document of a path of the back office (`pages/12`); null where it has no drafts, or its reader may not see it. */
export async function findPlannedDocument(
  req: PayloadRequest,
  path: string,
): Promise<PlannedDocument | null> {
  const [slug = '', number = ''] = path.split('/')
  const config = req.payload.config.collections.find((each) => each.slug === slug)
  const id = readRecordId(number)
  if (!config || id === null || !hasDraftsEnabled(config)) return null
  const title = config.admin.useAsTitle ?? 'id'
  const collection: CollectionSlug = config.slug
  const found: unknown = await req.payload.findByID({
    collection,
    id,
    draft: true,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    select: { [title]: true },
    user: req.user,
    req: separateRequest(req),
  })
  if (!isRecord(found)) return null
  const mayPublish = await mayUpdate(req, { config, id, data: { _status: 'published' } })
  return { collection, id, title: found[title], mayPublish }
}
