import type { Payload } from 'payload'
import type { Locale } from '@/domain/shared/locale'

/** What the types of properties with these WebIDs are called in a language. */
export async function findTypeNames({
  payload,
  webIds,
  locale,
}: {
  payload: Payload
  webIds: readonly number[]
  locale: Locale
}): Promise<Map<number, string>> {
  if (webIds.length === 0) return new Map()
  const { docs } = await payload.find({
    collection: 'property-types',
    locale,
    depth: 0,
    pagination: false,
    where: { webId: { in: [...webIds] } },
  })
  return new Map(docs.map(({ webId, name }) => [webId ?? 0, name]))
}
