import type { ListedHome, ListedPicture } from '@/cms/queries/listed-homes'
import { viaAlert } from '@/domain/owners/visit-link'
import { formatSurface } from '@/domain/properties/surface'
import { priceView } from '@/domain/properties/price'
import { buildHref, propertyPath } from '@/domain/routing/routes'
import type { Locale } from '@/domain/shared/locale'
import { env } from '@/env'
import type { DigestHome } from './alert-digest'
import { alertWords } from './alert-words'
import type { MailPicture } from './mail-blocks'

function pictureOf([first]: readonly ListedPicture[]): MailPicture | null {
  const { url, width, height } = first?.sizes?.w600 ?? {}
  if (!first || !url || !width || !height) return null
  return { src: new URL(url, env.SITE_URL).href, alt: first.alt ?? '', width, height }
}

function priceOf(home: ListedHome, locale: Locale): string {
  const { goal, price, publishPrice, priceUnit, priceUnitText } = home
  const status = home.status ?? 'available'
  const { onRequest, startingFrom, perMonth } = alertWords[locale].price
  const view = priceView({ goal, price, publishPrice, priceUnit, priceUnitText, status })
  if (view.kind === 'on-request') return onRequest
  const { amount, unit, unitText } = view
  if (unit === 'starting-from') return startingFrom(amount)
  if (unit === 'per-month') return perMonth(amount)
  return unitText ? `${amount} ${unitText}` : amount
}

function detailsOf({ city, type, mainTypeName, rooms, surfaces }: ListedHome, locale: Locale): string[] {
  const bedrooms = rooms?.bedrooms
  const living = surfaces?.living
  const figures = [
    type?.name ?? mainTypeName,
    bedrooms ? alertWords[locale].bedrooms(bedrooms) : null,
    formatSurface(living, locale),
  ]
  const place = [city?.zip, city?.name].filter(Boolean).join(' ')
  return [place, figures.filter(Boolean).join(' · ')].filter(Boolean)
}

/** A home that visitors can see, as a mail shows it, with its first picture. */
export function toDigestHome(home: ListedHome, locale: Locale): DigestHome {
  const { title, goal, city, publicId } = home
  const path = propertyPath({ locale, goal, city: city?.name ?? '', title, id: publicId ?? 0 })
  return {
    kind: 'home',
    title,
    href: viaAlert(`${env.SITE_URL}${buildHref({ locale, path })}`),
    price: priceOf(home, locale),
    details: detailsOf(home, locale),
    picture: pictureOf(home.pictures),
  }
}
