import type { ListedHome, ListedPicture } from '@/cms/queries/properties/listed-homes'
import { viaAlert } from '@/domain/page-views/visit-link'
import { placeLine } from '@/domain/properties/address'
import { shownMoney } from '@/domain/properties/shown-money'
import { formatSurface } from '@/domain/properties/surface'
import { buildHref, propertyPath } from '@/domain/routing/routes'
import type { Locale } from '@/domain/shared/locale'
import { env } from '@/env'
import type { DigestHome } from './alert-digest'
import { alertWords } from './alert-words'
import type { MailPicture } from '@/cms/queries/agency/mail-picture'
import { priceWords } from '@/messages/price-words'

function pictureOf([first]: readonly ListedPicture[]): MailPicture | null {
  const { url, width, height } = first?.sizes?.w600 ?? {}
  if (!first || !url || !width || !height) return null
  return { src: new URL(url, env.SITE_URL).href, alt: first.alt ?? '', width, height }
}

function detailsOf({ city, type, mainTypeName, rooms, surfaces }: ListedHome, locale: Locale): string[] {
  const bedrooms = rooms?.bedrooms
  const living = surfaces?.living
  const figures = [
    type?.name ?? mainTypeName,
    bedrooms ? alertWords[locale].bedrooms(bedrooms) : null,
    formatSurface(living, locale),
  ]
  const place = city ? placeLine({ ...city, city: city.name, locale }) : ''
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
    price: priceWords({ locale, price: shownMoney(home).price }),
    details: detailsOf(home, locale),
    picture: pictureOf(home.pictures),
  }
}

/** Whether it has a price that can be less than another: neither one on request nor that of a life annuity. */
export const hasPlainPrice = (home: ListedHome): boolean => shownMoney(home).price.kind === 'amount'
