import type { Payload } from 'payload'
import type { Locale } from '@/domain/shared/locale'

/** The names in a language of the property types with these WebIDs. */
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
