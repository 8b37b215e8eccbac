import type { ListedProperty, ListedPicture } from '@/cms/queries/properties/listed-properties'
import { energyView } from '@/domain/energy/energy-label'
import { regionOf } from '@/domain/energy/region'
import { formatAddress } from '@/domain/properties/address'
import { cardSurfaces, hasBedrooms, priceNote } from '@/domain/properties/card-facts'
import { onlineSince } from '@/domain/price-history/shown-price-history'
import { shownEarlierPrice, type EarlierPrice } from '@/domain/properties/earlier-price'
import { marqueeLabel } from '@/domain/properties/marquee'
import type { PriceView } from '@/domain/properties/price'
import { ribbonKind } from '@/domain/properties/property-status'
import { roomCount } from '@/domain/properties/rooms'
import { shownMoney } from '@/domain/properties/shown-money'
import { buildHref, propertyPath } from '@/domain/routing/routes'
import type { Locale } from '@/domain/shared/locale'
import { orElse, orEmpty, orNull } from '@/site/data/defaults'
import { populated, toPicture } from '@/site/data/content/pictures'
import type { CardMark, EnergyBadge, PropertyCard, Ribbon } from './property-models'
import { statusWords } from '@/messages/status-words'

const cardMarks: readonly CardMark[] = ['film', 'tour', 'plan']

export type MarqueeNames = Readonly<Record<number, string | null | undefined>>

type PropertyCardContext = { locale: Locale; marqueeNames: MarqueeNames }

/** What lists read with a property: of its pictures the first alone. */
type ListedFacts = Partial<Pick<ListedProperty, 'pictureCount' | 'hasPlan' | 'isImported'>>

type CardRelations = {
  city?: number | Omit<NonNullable<ListedProperty['city']>, 'id'> | null
  type?: number | Pick<NonNullable<ListedProperty['type']>, 'name' | 'webId'> | null
  pictures?: (number | ListedPicture)[] | null
}

/** The fields of a property for a card: a document of Payload's, or the result of `findListedProperties`. */
export type CardSource = Omit<
  ListedProperty,
  'id' | 'latitude' | 'longitude' | keyof CardRelations | keyof ListedFacts | keyof EarlierPrice
> &
  CardRelations &
  ListedFacts &
  EarlierPrice

export function hrefOf(
  property: Pick<CardSource, 'publicId' | 'title' | 'goal' | 'city'>,
  locale: Locale,
): string {
  const city = populated(property.city)
  const path = propertyPath({
    locale,
    goal: property.goal,
    city: city?.name ?? '',
    title: property.title ?? '',
    id: property.publicId ?? 0,
  })
  return buildHref({ locale, path })
}

export function energyOf(property: CardSource): EnergyBadge {
  const city = populated(property.city)
  const countryId = city?.countryId ?? null
  const region = regionOf({ countryId, zip: city?.zip ?? '' })
  const view = energyView({
    region,
    countryId,
    kwh: property.energyPerformance ?? null,
    label: property.energy?.label,
    labelText: property.epcLabelText,
  })
  return {
    label: view.label,
    labelText: view.labelText,
    image: view.image,
    region,
    kwh: property.energyPerformance ?? null,
  }
}

export function addressOf(property: CardSource, locale: Locale) {
  const city = populated(property.city)
  return formatAddress({
    publishAddress: property.publishAddress ?? false,
    street: property.street,
    houseNumber: property.houseNumber,
    boxNumber: property.boxNumber,
    zip: city?.zip,
    city: city?.name,
    countryId: city?.countryId,
    countryName: city?.countryName,
    locale,
  })
}

function ribbonOf(property: CardSource, { marqueeNames, locale }: PropertyCardContext): Ribbon | null {
  const kind = ribbonKind({ status: property.status ?? 'available', marquee: property.marquee ?? 0 })
  if (kind === null) return null
  const text = marqueeLabel({
    marquee: property.marquee ?? 0,
    marqueeName: property.marqueeName,
    names: marqueeNames,
  })
  if (kind === 'marquee') return text ? { kind, text } : null
  return { kind, text: statusWords[kind][locale] }
}

/** The fields of a property for its price. */
export type PriceSource = Pick<
  CardSource,
  'goal' | 'status' | 'price' | 'publishPrice' | 'priceUnit' | 'priceUnitText' | 'lifeAnnuity'
>

export const priceOf = (property: PriceSource): PriceView => shownMoney(property).price

/** The name of a property's type, in the language that was read. */
export const typeNameOf = (property: Pick<CardSource, 'type' | 'mainTypeName'>): string =>
  populated(property.type)?.name ?? property.mainTypeName ?? ''

const roomsOf = ({ rooms }: CardSource): Pick<PropertyCard, 'bedrooms' | 'bathrooms' | 'showerRooms'> => ({
  bedrooms: roomCount(rooms, 'bedrooms'),
  bathrooms: roomCount(rooms, 'bathrooms'),
  showerRooms: roomCount(rooms, 'showerRooms'),
})

function marksOf(property: CardSource): CardMark[] {
  const { videoUrl, virtualTourUrl, pictures } = property
  const hasPlan = property.hasPlan ?? pictures?.some((picture) => populated(picture)?.kind === 'floor-plan')
  const marks = { film: Boolean(videoUrl), tour: Boolean(virtualTourUrl), plan: hasPlan === true }
  return cardMarks.filter((mark) => marks[mark])
}

/** What is said beside the price and the pictures of a card. */
function factsOf(property: CardSource) {
  const typeWebId = populated(property.type)?.webId
  return {
    ...roomsOf(property),
    ...(hasBedrooms(typeWebId) ? {} : { bedrooms: null }),
    surfaces: cardSurfaces(typeWebId, property.surfaces),
    priceNote: priceNote(property, typeWebId),
    earlierPrice: shownEarlierPrice(property),
    marks: marksOf(property),
    onlineSince: onlineSince({ ...property, isImported: property.isImported === true }),
    pictureCount: property.pictureCount ?? orElse(property.pictures, []).length,
  }
}

// A card is 280 to 414 px wide: three times as many are enough for every screen, and a narrower one is for none.
const widthsOnCards = { least: 400, widest: 1360 }

/** A property for a card. */
export function toCard(property: CardSource, context: PropertyCardContext): PropertyCard {
  const { living, ground } = orEmpty(property.surfaces)
  return {
    id: orElse(property.publicId, 0),
    href: hrefOf(property, context.locale),
    title: orElse(property.title, ''),
    typeName: typeNameOf(property),
    goal: property.goal,
    status: orElse(property.status, 'available'),
    place: addressOf(property, context.locale).place,
    price: priceOf(property),
    ...factsOf(property),
    livingSurface: orNull(living),
    groundSurface: orNull(ground),
    energy: energyOf(property),
    ribbon: ribbonOf(property, context),
    picture: toPicture(property.pictures?.[0], widthsOnCards),
  }
}
