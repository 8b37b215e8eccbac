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

/** The owner of the properties, and the language of their names. */
export type OwnerReadInput = { owner: number; locale: Locale; now?: Date }

/** A property as its owner recognises it. */
export type OwnedCard = {
  /** The public ID. */
  id: number
  title: string
  /** Street and town, even if the street is not public. */
  address: string
  picture: Picture | null
  status: PropertyStatus
  isPublished: boolean
  price: PriceView
  /** When it was first published: a moment in UTC. */
  publishedAt: string | null
  /** Its public page; null if the language has none. */
  pageHref: string | null
  nextSteps: string | null
}

/** The part of a property that its owner sees everywhere. */
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

/** A property of an owner by its public ID; null if it is not theirs. */
export async function getOwnProperty({
  owner,
  locale,
  id,
}: OwnerReadInput & { id: number }): Promise<OwnerProperty | null> {
  const [property] = await findOwnerProperties({ payload: await getClient(), owner, locale, publicId: id })
  return property ?? null
}
