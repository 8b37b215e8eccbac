import type { GlobalSlug, PayloadRequest } from 'payload'

const timeOf = (moment: unknown): number =>
  typeof moment === 'string' || moment instanceof Date ? new Date(moment).getTime() : 0

/**
 * Makes a version of what is stored of a global if the newest version is an earlier state: it was written before globals had versions, or
 * below Payload. Called before it is changed, in the same transaction.
 */
export async function keepUnversioned(req: PayloadRequest, slug: GlobalSlug): Promise<void> {
  const { db } = req.payload
  const stored = await db.findGlobal<Record<string, unknown>>({ slug, req })
  // Nothing was ever saved.
  if (!stored?.updatedAt) return
  const { docs } = await db.findGlobalVersions<Record<string, unknown>>({
    global: slug,
    limit: 1,
    pagination: false,
    req,
    sort: '-updatedAt',
  })
  const savedAt = timeOf(stored.updatedAt)
  if (timeOf(docs[0]?.version.updatedAt) >= savedAt) return
  const moment = new Date(savedAt).toISOString()
  await db.createGlobalVersion({
    autosave: false,
    createdAt: moment,
    globalSlug: slug,
    req,
    updatedAt: moment,
    versionData: stored,
  })
}
