import type { Payload } from 'payload'
import type { Locale } from '@/domain/shared/locale'
import { describeHome, type VisitCity, type VisitHome, type VisitProperty } from './get-visit-home'
import { relationId } from '@/cms/queries/relation-id'

const homeFields = {
  publicId: true,
  title: true,
  street: true,
  houseNumber: true,
  boxNumber: true,
  publishAddress: true,
  city: true,
} as const

/** Homes by their number, in the words of a language; those that are gone are left out. */
export async function findVisitHomes({
  payload,
  ids,
  locale,
}: {
  payload: Payload
  ids: readonly number[]
  locale: Locale
}): Promise<Map<number, VisitHome>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const { docs: homes } = await payload.db.find<VisitProperty & { id: number }>({
    collection: 'properties',
    where: { id: { in: wanted } },
    select: homeFields,
    limit: wanted.length,
    pagination: false,
  })
  const cityIds = [...new Set(homes.map(({ city }) => relationId(city) ?? 0))]
  const { docs: cities } = await payload.db.find<VisitCity & { id: number }>({
    collection: 'cities',
    where: { id: { in: cityIds } },
    limit: cityIds.length,
    pagination: false,
  })
  const byId = new Map(cities.map((city) => [city.id, city]))
  return new Map(
    homes.map((home) => [
      home.id,
      describeHome({ home, city: byId.get(relationId(home.city) ?? 0) ?? null, locale }),
    ]),
  )
}
