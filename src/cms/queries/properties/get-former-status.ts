import type { Payload } from 'payload'

/**
 * The last known status of a property that was published once and is not now, by its public ID; null for a published property
 * and for an ID that never was public. Access is overridden, as nobody but staff may read such a property: nothing but its
 * status leaves.
 */
export async function getFormerStatus({
  payload,
  publicId,
}: {
  payload: Payload
  publicId: number
}): Promise<string | null> {
  const { docs } = await payload.find({
    collection: 'properties',
    overrideAccess: true,
    depth: 0,
    limit: 1,
    pagination: false,
    select: { status: true },
    where: {
      and: [
        { publicId: { equals: publicId } },
        { publishedAt: { exists: true } },
        { _status: { not_equals: 'published' } },
      ],
    },
  })
  return docs[0] ? (docs[0].status ?? 'available') : null
}
