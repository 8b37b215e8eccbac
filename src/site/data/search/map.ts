import 'server-only'
import type { MapBounds } from '@/domain/map/map-bounds'
import { mapFrameHref } from '@/domain/map/frame-address'
import {
  longestMapTexts,
  mostMapProperties,
  type MapMessage,
  type MapProperty,
} from '@/domain/map/map-message'
import { tileHost } from '@/domain/map/tiles'
import { choosePictureUrl } from '@/domain/media/picture-choice'
import { shownPosition, type PositionFields } from '@/domain/properties/position'
import type { DrawnShape } from '@/domain/search/areas/drawn-shape'
import type { Locale } from '@/domain/shared/locale'
import { formatNumber } from '@/domain/shared/shown-number'
import { truncate } from '@/domain/shared/text'
import { env } from '@/env'
import { priceWords } from '@/messages/price-words'
import { getTranslator } from '@/messages/translator'
import { orElse } from '@/site/data/defaults'
import { populated, sizesOf, version } from '@/site/data/content/pictures'
import { hrefOf, priceOf, type CardSource, type PriceSource } from '@/site/data/properties/property-cards'

/** The fields of a property for a map. `toMapProperty` hides the exact position of an unpublished address. */
export type MapSource = PriceSource &
  PositionFields &
  Pick<CardSource, 'publicId' | 'title' | 'city' | 'pictures'>

/** The first picture, in the smallest size for a card on a dense screen. */
function thumbnailOf({ pictures }: Pick<MapSource, 'pictures'>): string | null {
  const media = populated(pictures?.[0])
  const url = media && (choosePictureUrl({ sizes: sizesOf(media), atLeast: 250 }) ?? media.url)
  return media && url ? `${url}${version(media)}` : null
}

/** A property for the map; null without a position. Its town and pictures must be populated. */
export function toMapProperty(property: MapSource, locale: Locale): MapProperty | null {
  const position = shownPosition(property)
  if (!position || !property.publicId) return null
  return {
    id: property.publicId,
    href: hrefOf(property, locale),
    // A note on a price can be of any length, and one overlong text would make the map ignore the message.
    title: truncate({ text: orElse(property.title, ''), length: longestMapTexts.title }),
    price: truncate({
      text: priceWords({ locale, price: priceOf(property) }),
      length: longestMapTexts.price,
    }),
    thumbnail: thumbnailOf(property),
    ...position,
  }
}

type ListMap = {
  properties: readonly MapSource[]
  locale: Locale
  /** How many the list has in all, if the map cannot show them all. */
  total?: number
  /** The searched part of the map. */
  area?: MapBounds | null
  /** The drawn area; null where nobody can draw. */
  shape?: DrawnShape | null
}

/** Properties that were already read, as the message of a 'list' map; it says how many are missing on the map. */
export function toListMap({
  properties,
  locale,
  total = properties.length,
  area = null,
  shape = null,
}: ListMap): MapMessage {
  const t = getTranslator(locale)
  const shown = properties.slice(0, mostMapProperties)
  const placed = shown.flatMap((property) => toMapProperty(property, locale) ?? [])
  const unplaced = shown.length - placed.length
  const notes = [
    total > shown.length ? t('map.first', { shown: shown.length, total: formatNumber(total, locale) }) : null,
    unplaced > 0 ? t('map.unplaced', { count: unplaced }) : null,
  ]
  const infoMessage = notes.filter((note) => note !== null).join(' ')
  return { properties: placed, mapType: 'list', marker: null, infoMessage: infoMessage || null, area, shape }
}

/** The message of a 'single' map of a property or project; null without a position. */
export function toPlaceMap(place: PositionFields): MapMessage | null {
  const marker = shownPosition(place)
  return marker && { properties: [], mapType: 'single', marker, infoMessage: null, area: null, shape: null }
}

/** The address of the map frame in a language, and the words around it: the properties of `MapFrame`. */
export function getMapFrame(locale: Locale) {
  const t = getTranslator(locale)
  const host = tileHost({ url: env.MAP_TILE_URL, siteUrl: env.SITE_URL })
  return {
    src: mapFrameHref(locale),
    host,
    texts: {
      title: t('map.title'),
      show: t('map.show'),
      source: host === null ? null : t('map.source', { host }),
      needsScript: t('map.needsScript'),
      searchArea: t('map.searchArea'),
      open: t('map.open'),
      newTab: t('common.newTab'),
    },
  }
}
