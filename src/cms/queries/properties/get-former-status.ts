import type { Payload } from 'payload'
import { pagelessStatuses } from '@/domain/properties/property-status'

/**
 * The last status of a property that was published once and has no page now, by its public ID: it was taken off the site, or
 * its status has no page. Null for a property with a page and for an ID that never was public. It overrides access, as only staff may read such a property, and returns nothing but the
 * status.
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
    // In the bin it is as good as taken off the site.
    trash: true,
    select: { status: true },
    where: {
      and: [
        { publicId: { equals: publicId } },
        { publishedAt: { exists: true } },
        { or: [{ _status: { not_equals: 'published' } }, { status: { in: [...pagelessStatuses] } }] },
      ],
    },
  })
  return docs[0] ? (docs[0].status ?? 'available') : null
}
