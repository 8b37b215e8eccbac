import type { ListedHome, ListedPicture } from '@/cms/queries/properties/listed-homes'
import { energyView } from '@/domain/energy/energy-label'
import { regionOf } from '@/domain/energy/region'
import { formatAddress } from '@/domain/properties/address'
import { marqueeLabel } from '@/domain/properties/marquee'
import type { PriceView } from '@/domain/properties/price'
import { goneLabels, ribbonKind } from '@/domain/properties/property-status'
import { roomCount } from '@/domain/properties/rooms'
import { shownMoney } from '@/domain/properties/shown-money'
import { buildHref, propertyPath } from '@/domain/routing/routes'
import type { Locale } from '@/domain/shared/locale'
import { orElse, orEmpty, orNull } from '@/site/data/defaults'
import { populated, toPicture } from '@/site/data/content/pictures'
import type { EnergyBadge, PropertyCard, Ribbon } from '@/site/data/view-models'

export type MarqueeNames = Readonly<Record<number, string | null | undefined>>

type Context = { locale: Locale; marqueeNames: MarqueeNames }

type CardRelations = {
  city?: number | Omit<NonNullable<ListedHome['city']>, 'id'> | null
  type?: number | Omit<NonNullable<ListedHome['type']>, 'id'> | null
  pictures?: (number | ListedPicture)[] | null
}

/** What a card needs of a home: a document of Payload's, or what `findListedHomes` gives. */
export type CardSource = Omit<ListedHome, 'id' | 'latitude' | 'longitude' | keyof CardRelations> &
  CardRelations

export function hrefOf(
  home: Pick<CardSource, 'publicId' | 'title' | 'goal' | 'city'>,
  locale: Locale,
): string {
  const city = populated(home.city)
  const path = propertyPath({
    locale,
    goal: home.goal,
    city: city?.name ?? '',
    title: home.title ?? '',
    id: home.publicId ?? 0,
  })
  return buildHref({ locale, path })
}

export function energyOf(home: CardSource): EnergyBadge {
  const city = populated(home.city)
  const countryId = city?.countryId ?? null
  const region = regionOf({ countryId, zip: city?.zip ?? '' })
  const view = energyView({
    region,
    countryId,
    kwh: home.energyPerformance ?? null,
    label: home.energy?.label,
    labelText: home.epcLabelText,
  })
  return {
    label: view.label,
    labelText: view.labelText,
    image: view.image,
    region,
    kwh: home.energyPerformance ?? null,
  }
}

export function addressOf(home: CardSource, locale: Locale) {
  const city = populated(home.city)
  return formatAddress({
    publishAddress: home.publishAddress ?? false,
    street: home.street,
    houseNumber: home.houseNumber,
    boxNumber: home.boxNumber,
    zip: city?.zip,
    city: city?.name,
    countryId: city?.countryId,
    countryName: city?.countryName,
    locale,
  })
}

function ribbonOf(home: CardSource, { marqueeNames, locale }: Context): Ribbon | null {
  const kind = ribbonKind({ status: home.status ?? 'available', marquee: home.marquee ?? 0 })
  if (kind === null) return null
  const text = marqueeLabel({
    marquee: home.marquee ?? 0,
    marqueeName: home.marqueeName,
    names: marqueeNames,
  })
  if (kind === 'marquee') return text ? { kind, text } : null
  return { kind, text: goneLabels[kind][locale] }
}

/** What the price of a home is read of. */
export type PriceSource = Pick<
  CardSource,
  'goal' | 'status' | 'price' | 'publishPrice' | 'priceUnit' | 'priceUnitText' | 'lifeAnnuity'
>

export const priceOf = (home: PriceSource): PriceView => shownMoney(home).price

/** The name of a home's type, in the language that was read. */
export const typeNameOf = (home: Pick<CardSource, 'type' | 'mainTypeName'>): string =>
  populated(home.type)?.name ?? home.mainTypeName ?? ''

const roomsOf = ({ rooms }: CardSource): Pick<PropertyCard, 'bedrooms' | 'bathrooms' | 'showerRooms'> => ({
  bedrooms: roomCount(rooms, 'bedrooms'),
  bathrooms: roomCount(rooms, 'bathrooms'),
  showerRooms: roomCount(rooms, 'showerRooms'),
})

/** A home as a card shows it. */
export function toCard(home: CardSource, context: Context): PropertyCard {
  const { living, ground } = orEmpty(home.surfaces)
  return {
    id: orElse(home.publicId, 0),
    href: hrefOf(home, context.locale),
    title: orElse(home.title, ''),
    typeName: typeNameOf(home),
    goal: home.goal,
    status: orElse(home.status, 'available'),
    place: addressOf(home, context.locale).place,
    price: priceOf(home),
    ...roomsOf(home),
    livingSurface: orNull(living),
    groundSurface: orNull(ground),
    energy: energyOf(home),
    ribbon: ribbonOf(home, context),
    picture: toPicture(home.pictures?.[0]),
  }
}
