import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { databaseOf } from '@/cms/database/transactions'
import type { City, Media, Owner, Property } from '@/cms/payload-types'
import { table } from '@/cms/database/tables'
import { hasPropertyPage } from '@/cms/queries/properties/status-where'
import { propertyState, type PropertyState } from '@/domain/properties/property-state'
import { locales, type Locale } from '@/domain/shared/locale'

const properties = table('properties')

/** What distinguishes properties where staff choose one. */
export type PickedProperty = {
  id: number
  reference: number | null
  title: string | null
  /** Street, number, postcode and town. */
  address: string
  owner: string | null
  /** The address of a small picture. */
  picture: string | null
  state: PropertyState
  /** Whether visitors see it. */
  isOnSite: boolean
}

const populated = <Doc extends object>(relation: number | Doc | null | undefined): Doc | null =>
  typeof relation === 'object' ? relation : null

function addressOf(
  { street, houseNumber }: Pick<Property, 'street' | 'houseNumber'>,
  city: City | null,
): string {
  const line = [street, houseNumber].filter(Boolean).join(' ')
  const town = [city?.zip, city?.name].filter(Boolean).join(' ')
  return [line, town].filter(Boolean).join(', ')
}

function ownerOf(owner: Owner | null): string | null {
  if (owner === null) return null
  return [owner.firstName, owner.lastName].filter(Boolean).join(' ') || owner.email
}

function pictureOf(pictures: Property['pictures']): string | null {
  const first: Media | null = populated(pictures?.[0])
  return first?.sizes?.w60?.url ?? first?.url ?? null
}

const select = {
  publicId: true,
  title: true,
  street: true,
  houseNumber: true,
  city: true,
  owner: true,
  pictures: true,
  goal: true,
  status: true,
} as const

const populate = {
  cities: { zip: true, name: true },
  owners: { firstName: true, lastName: true, email: true },
  media: { url: true, filename: true, sizes: { w60: true } },
} as const

type PickedListing = Pick<Property, keyof typeof select & keyof Property> & { id: number }

const toPickedProperty = (property: PickedListing, onSite: boolean): PickedProperty => ({
  id: property.id,
  reference: property.publicId ?? null,
  title: property.title || null,
  address: addressOf(property, populated(property.city)),
  owner: ownerOf(populated(property.owner)),
  picture: pictureOf(property.pictures),
  state: propertyState({ ...property, isPublished: onSite }),
  isOnSite: onSite,
})

// The last version alone does not say it: a property stays published while a draft waits.
async function findOnSite(payload: Payload, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await databaseOf(payload).execute<{ id: number }>(
    sql`select ${properties.id} from ${properties} where ${properties.id} = any(${sql.param([...ids])}::int[]) and ${hasPropertyPage(properties)}`,
  )
  return new Set(rows.map(({ id }) => id))
}

/**
 * Properties as last saved, in the order of the ids: those that the user may read, in the user's language or any other that
 * the property has.
 */
export async function findPickedProperties(
  req: PayloadRequest,
  { ids, locale }: { ids: readonly number[]; locale: Locale },
): Promise<PickedProperty[]> {
  if (ids.length === 0) return []
  const { docs } = await req.payload.find({
    collection: 'properties',
    where: { id: { in: [...ids] } },
    depth: 1,
    draft: true,
    fallbackLocale: [...locales],
    limit: ids.length,
    locale,
    overrideAccess: false,
    pagination: false,
    populate,
    select,
    user: req.user,
  })
  const onSite = await findOnSite(req.payload, ids)
  const properties = new Map(
    docs.map((property) => [property.id, toPickedProperty(property, onSite.has(property.id))]),
  )
  return ids.flatMap((id) => properties.get(id) ?? [])
}
