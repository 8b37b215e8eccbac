import type { Payload } from 'payload'

/**
 * Whether a project, by its public ID, was published once and is not now. A project stores no publication date, so this
 * reads its last twenty versions. It overrides access, as only staff may read such a project, and returns nothing of it.
 */
export async function wasProjectPublished({
  payload,
  publicId,
}: {
  payload: Payload
  publicId: number
}): Promise<boolean> {
  const { docs } = await payload.find({
    collection: 'projects',
    overrideAccess: true,
    depth: 0,
    limit: 1,
    pagination: false,
    // In the bin it is as good as taken off the site.
    trash: true,
    select: { publicId: true },
    where: { and: [{ publicId: { equals: publicId } }, { _status: { not_equals: 'published' } }] },
  })
  if (!docs[0]) return false
  const { totalDocs } = await payload.countVersions({
    collection: 'projects',
    overrideAccess: true,
    where: { and: [{ parent: { equals: docs[0].id } }, { 'version._status': { equals: 'published' } }] },
  })
  return totalDocs > 0
}
