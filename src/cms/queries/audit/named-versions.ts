import type { CollectionSlug, GlobalSlug, PayloadRequest, Where } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import { separateRequest } from '@/cms/database/separate-request'
import { isRecord } from '@/domain/shared/is-record'
import { findAuthors } from './version-authors'

/** A version of a document or a global, the newest first, with who saved it; null for a program. */
export type NamedVersion = {
  id: number
  at: string
  name: string | null
  /** Null where nothing has drafts. */
  status: 'draft' | 'published' | null
}

/** A document of a collection, or a global. */
export type VersionPlace = { collection: CollectionSlug; id: number } | { global: GlobalSlug }

// More than are kept.
const MOST = 100

type StoredVersion = { id: string | number; updatedAt: string; version: unknown }

type AskedVersions = { place: VersionPlace; most: number }

async function readVersions(req: PayloadRequest, { place, most }: AskedVersions): Promise<StoredVersion[]> {
  const { payload, user } = req
  const asked = { depth: 0, limit: most, overrideAccess: false, sort: '-updatedAt', user } as const
  const select = { updatedAt: true, version: { updatedAt: true, _status: true } } as const
  if ('global' in place) {
    const slug = place.global
    const { docs } = await payload.findGlobalVersions({ ...asked, slug, req: separateRequest(req), select })
    return docs
  }
  const { collection, id } = place
  const config = payload.collections[collection].config
  if (!config.versions) return []
  const own: Where[] = [{ parent: { equals: id } }]
  // Payload's own list leaves these out too.
  const where: Where = { and: hasDraftsEnabled(config) ? [...own, { snapshot: { not_equals: true } }] : own }
  const { docs } = await payload.findVersions({
    ...asked,
    collection,
    where,
    select,
    req: separateRequest(req),
    trash: true,
  })
  return docs
}

const statusOf = (status: unknown): NamedVersion['status'] =>
  status === 'draft' || status === 'published' ? status : null

/** The versions of a document or global that the user may read; the newest ones, if not all are asked for. */
export async function findNamedVersions(
  req: PayloadRequest,
  place: VersionPlace & { most?: number },
): Promise<NamedVersion[]> {
  const found = await readVersions(req, { place, most: place.most ?? MOST })
  const named =
    'global' in place ? { kind: place.global, id: null } : { kind: place.collection, id: place.id }
  const authorOf = await findAuthors({ payload: req.payload, ...named })
  return found.map(({ id, updatedAt, version }) => {
    const { updatedAt: savedAt, _status } = isRecord(version) ? version : {}
    const moment = typeof savedAt === 'string' ? savedAt : updatedAt
    return { id: Number(id), at: updatedAt, name: authorOf(moment), status: statusOf(_status) }
  })
}
