import type { Payload } from 'payload'
import { findRecordsAs } from '@/cms/database/records'
import type { Locale } from '@/domain/shared/locale'
import {
  describeProperty,
  type AppointmentCity,
  type AppointmentProperty,
  type AppointmentPropertyFacts,
} from './get-appointment-property'
import { relationId } from '@/domain/shared/relation-id'

const propertyFields = {
  publicId: true,
  title: true,
  street: true,
  houseNumber: true,
  boxNumber: true,
  publishAddress: true,
  city: true,
} as const

/** Properties by their number, in the words of a language; deleted ones are left out. */
export async function findAppointmentProperties({
  payload,
  ids,
  locale,
}: {
  payload: Payload
  ids: readonly number[]
  locale: Locale
}): Promise<Map<number, AppointmentProperty>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const properties = await findRecordsAs<AppointmentPropertyFacts & { id: number }>(payload, {
    collection: 'properties',
    where: { id: { in: wanted } },
    select: propertyFields,
    limit: wanted.length,
    // An appointment still says where it is.
    bin: 'too',
  })
  const cityIds = [...new Set(properties.map(({ city }) => relationId(city) ?? 0))]
  const cities = await findRecordsAs<AppointmentCity & { id: number }>(payload, {
    collection: 'cities',
    where: { id: { in: cityIds } },
    limit: cityIds.length,
  })
  const byId = new Map(cities.map((city) => [city.id, city]))
  return new Map(
    properties.map((property) => [
      property.id,
      describeProperty({ property, city: byId.get(relationId(property.city) ?? 0) ?? null, locale }),
    ]),
  )
}
