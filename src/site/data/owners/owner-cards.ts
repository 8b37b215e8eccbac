import 'server-only'
import {
  findOwnerProperties,
  propertyTitle,
  type OwnerProperty,
} from '@/cms/queries/owners/properties-of-owner'
import type { PriceView } from '@/domain/properties/price'
import { propertyStatuses, type PropertyStatus } from '@/domain/properties/property-status'
import type { Locale } from '@/domain/shared/locale'
import { getClient } from '@/site/data/client'
import { toPicture } from '@/site/data/content/pictures'
import { addressOf, hrefOf, priceOf } from '@/site/data/properties/property-cards'
import type { Picture } from '@/site/data/view-models'

/** Whose properties are asked for, and in which language they are named. */
export type OwnerQuestion = { owner: number; locale: Locale; now?: Date }

/** A property as its owner recognises it. */
export type OwnedCard = {
  /** The public ID. */
  id: number
  title: string
  /** Street and town, whether or not visitors may know the street. */
  address: string
  picture: Picture | null
  status: PropertyStatus
  isPublished: boolean
  price: PriceView
  /** When it was published first: a moment in UTC. */
  publishedAt: string | null
  /** Its page for visitors; null where there is none in the language. */
  pageHref: string | null
  nextSteps: string | null
}

/** What an owner sees of a property of theirs wherever it stands. */
export function toOwnedCard(property: OwnerProperty, locale: Locale): OwnedCard {
  const { publicId, isPublished, isListed, publishedAt, nextSteps } = property
  const named = { ...property, title: propertyTitle(property) }
  const { street, place } = addressOf({ ...named, publishAddress: true }, locale)
  return {
    id: publicId,
    title: named.title,
    address: [street, place].filter(Boolean).join(', '),
    picture: toPicture(property.pictures[0]),
    status: propertyStatuses.find((status) => status === property.status) ?? 'available',
    isPublished,
    price: priceOf(named),
    publishedAt,
    pageHref: isListed ? hrefOf(named, locale) : null,
    nextSteps: nextSteps?.trim() || null,
  }
}

/** A property of an owner by its public ID; null where it is none of theirs. */
export async function getOwnProperty({
  owner,
  locale,
  id,
}: OwnerQuestion & { id: number }): Promise<OwnerProperty | null> {
  const [property] = await findOwnerProperties({ payload: await getClient(), owner, locale, publicId: id })
  return property ?? null
}
