import type { ListedProperty, ListedPicture } from '@/cms/queries/properties/listed-properties'
import { viaAlert } from '@/domain/page-views/page-view-link'
import { placeLine } from '@/domain/properties/address'
import { saidStatus } from '@/domain/properties/property-status'
import { shownMoney } from '@/domain/properties/shown-money'
import { formatSurface } from '@/domain/properties/surface'
import { buildHref, propertyPath } from '@/domain/routing/routes'
import type { Locale } from '@/domain/shared/locale'
import { env } from '@/env'
import type { DigestProperty } from './alert-digest'
import type { MailPicture } from '@/cms/queries/agency/mail-picture'
import { priceWords } from '@/messages/price-words'
import { countText } from '@/messages/fill-texts'
import { mailTexts } from '@/messages/mail-texts'
import { statusWords } from '@/messages/status-words'

function pictureOf([first]: readonly ListedPicture[]): MailPicture | null {
  const { url, width, height } = first?.sizes?.w600 ?? {}
  if (!first || !url || !width || !height) return null
  return { src: new URL(url, env.SITE_URL).href, alt: first.alt ?? '', width, height }
}

function detailsOf(property: ListedProperty, locale: Locale): string[] {
  const { city, type, mainTypeName, rooms, surfaces } = property
  const status = saidStatus(property.status ?? 'available')
  const bedrooms = rooms?.bedrooms
  const living = surfaces?.living
  const figures = [
    status && statusWords[status][locale],
    type?.name ?? mainTypeName,
    bedrooms ? countText({ forms: mailTexts[locale].alerts.bedrooms, count: bedrooms, locale }) : null,
    formatSurface(living, locale),
  ]
  const place = city ? placeLine({ ...city, city: city.name, locale }) : ''
  return [place, figures.filter(Boolean).join(' · ')].filter(Boolean)
}

/** A property that visitors can see, with its first picture, for a mail. */
export function toDigestProperty(property: ListedProperty, locale: Locale): DigestProperty {
  const { title, goal, city, publicId } = property
  const path = propertyPath({ locale, goal, city: city?.name ?? '', title, id: publicId ?? 0 })
  return {
    kind: 'property',
    title,
    href: viaAlert(`${env.SITE_URL}${buildHref({ locale, path })}`),
    price: priceWords({ locale, price: shownMoney(property).price }),
    details: detailsOf(property, locale),
    picture: pictureOf(property.pictures),
  }
}

/** Whether its price can be compared: neither on request nor a life annuity. */
export const hasPlainPrice = (property: ListedProperty): boolean =>
  shownMoney(property).price.kind === 'amount'
