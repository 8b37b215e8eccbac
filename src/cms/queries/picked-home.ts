import type { Payload } from 'payload'
import type { City, Media, Owner, Property } from '@/cms/payload-types'
import { locales } from '@/domain/shared/locale'

/** What tells one home from another where staff pick one. */
export type PickedHome = {
  id: number
  reference: number | null
  title: string | null
  /** Street, number, postcode and town. */
  address: string
  owner: string | null
  /** Of a small picture. */
  picture: string | null
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

/** A home as it was last saved, for staff alone; in the default language, or any other that it has. */
export async function getPickedHome(payload: Payload, id: unknown): Promise<PickedHome | null> {
  if (typeof id !== 'number' && typeof id !== 'string') return null
  const home = await payload.findByID({
    collection: 'properties',
    id,
    depth: 1,
    disableErrors: true,
    draft: true,
    fallbackLocale: [...locales],
    overrideAccess: true,
    select: {
      publicId: true,
      title: true,
      street: true,
      houseNumber: true,
      city: true,
      owner: true,
      pictures: true,
    },
  })
  if (home === null) return null
  return {
    id: home.id,
    reference: home.publicId ?? null,
    title: home.title || null,
    address: addressOf(home, populated(home.city)),
    owner: ownerOf(populated(home.owner)),
    picture: pictureOf(home.pictures),
  }
}
