import 'server-only'
import { findOwnerHomes, homeTitle, type OwnerHome } from '@/cms/queries/owners/homes-of-owner'
import type { PriceView } from '@/domain/properties/price'
import { propertyStatuses, type PropertyStatus } from '@/domain/properties/property-status'
import type { Locale } from '@/domain/shared/locale'
import { getClient } from '@/site/data/client'
import { toPicture } from '@/site/data/content/pictures'
import { addressOf, hrefOf, priceOf } from '@/site/data/properties/property-cards'
import type { Picture } from '@/site/data/view-models'

/** Whose homes are asked for, and in which language they are named. */
export type OwnerQuestion = { owner: number; locale: Locale; now?: Date }

/** A home as its owner recognises it. */
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

/** What an owner sees of a home of theirs wherever it stands. */
export function toOwnedCard(home: OwnerHome, locale: Locale): OwnedCard {
  const { publicId, isPublished, isListed, publishedAt, nextSteps } = home
  const named = { ...home, title: homeTitle(home) }
  const { street, place } = addressOf({ ...named, publishAddress: true }, locale)
  return {
    id: publicId,
    title: named.title,
    address: [street, place].filter(Boolean).join(', '),
    picture: toPicture(home.pictures[0]),
    status: propertyStatuses.find((status) => status === home.status) ?? 'available',
    isPublished,
    price: priceOf(named),
    publishedAt,
    pageHref: isListed ? hrefOf(named, locale) : null,
    nextSteps: nextSteps?.trim() || null,
  }
}

/** A home of an owner by its public ID; null where it is none of theirs. */
export async function getOwnHome({
  owner,
  locale,
  id,
}: OwnerQuestion & { id: number }): Promise<OwnerHome | null> {
  const [home] = await findOwnerHomes({ payload: await getClient(), owner, locale, publicId: id })
  return home ?? null
}
