import type { GlobalSlug, PayloadRequest } from 'payload'
import { separateRequest } from '@/cms/database/separate-request'
import { saverOf } from '@/domain/audit/saves'
import { findSaves } from './find-saves'

/** A version of a global: when it was saved, and by whom; null for a program. */
export type GlobalVersion = { id: number; at: string; name: string | null }

const mostShown = 20

/** The newest versions of a global that the user may read; the first is what counts now. */
export async function findGlobalHistory(req: PayloadRequest, slug: GlobalSlug): Promise<GlobalVersion[]> {
  const { docs } = await req.payload.findGlobalVersions({
    slug,
    depth: 0,
    limit: mostShown,
    overrideAccess: false,
    req: separateRequest(req),
    sort: '-updatedAt',
    user: req.user,
  })
  const saves = await findSaves({ payload: req.payload, kind: slug, id: null })
  return docs.map(({ id, updatedAt }) => ({ id: Number(id), at: updatedAt, name: saverOf(saves, updatedAt) }))
}
