import type { PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'
import { findRecord } from '@/cms/database/records'

type Update = { config: SanitizedCollectionConfig; id: number; data?: Record<string, unknown> }

/** Whether whoever sends a request may update a document outside the bin, by the rule of its collection. */
export async function mayUpdate(req: PayloadRequest, { config, id, data }: Update): Promise<boolean> {
  const allowed = await config.access.update({ req, id, data })
  if (typeof allowed !== 'object') return allowed
  const where: Where = { and: [{ id: { equals: id } }, allowed] }
  return (await findRecord(req.payload, { collection: config.slug, where, select: {}, req })) !== null
}
