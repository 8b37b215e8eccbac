import 'server-only'
import { findListedProperties, type ListedProperty } from '@/cms/queries/properties/listed-properties'
import { propertiesPath } from '@/domain/public-api/addresses'
import type { PublicList, PublicPicture, PublicProperty, PublicSummary } from '@/domain/public-api/answers'
import type { PropertiesRequest } from '@/domain/public-api/read-request'
import { shownPosition, type ShownPosition } from '@/domain/properties/position'
import { shownMoney } from '@/domain/properties/shown-money'
import { buildHref, listingPath } from '@/domain/routing/routes'
import { alternates } from '@/domain/routing/translate-path'
import { buildQuery } from '@/domain/search/criteria'
import { listingHref } from '@/domain/search/listing-address'
import type { Locale } from '@/domain/shared/locale'
import { env } from '@/env'
import { priceWords } from '@/messages/price-words'
import { getClient } from '@/site/data/client'
import { toPlainText } from '@/site/data/content/plain-text'
import { getLanguages } from '@/site/data/content/settings'
import { getMarqueeNames } from '@/site/data/properties/find-cards'
import { getProperty, type PropertyPage } from '@/site/data/properties/properties'
import { toCard } from '@/site/data/properties/property-cards'
import { everythingAvailable } from '@/site/data/search/list-selections'
import { findProperties, pageSize } from '@/site/data/search/search'
import type { ListedPropertyFacts } from '@/site/data/search/search-models'
import type { Picture } from '@/site/data/view-models'
import type { PropertyCard } from '@/site/data/properties/property-models'
import { toSharePicture } from '@/site/seo/share-picture'

const toPublicPicture = (picture: Picture): PublicPicture =>
  toSharePicture({ picture, siteUrl: env.SITE_URL })

type SummaryParts = {
  card: PropertyCard
  money: Pick<ListedPropertyFacts, 'price' | 'monthlyAnnuity' | 'pricedBy'>
  position: ShownPosition | null
  locale: Locale
}

function priceOf({ card, money, locale }: SummaryParts): PublicSummary['price'] {
  return {
    text: priceWords({ locale, price: card.price }),
    amount: money.price,
    monthlyAnnuity: money.monthlyAnnuity,
    per: money.pricedBy,
    currency: 'EUR',
  }
}

function toSummary(parts: SummaryParts): PublicSummary {
  const { card, position } = parts
  const { energy, picture } = card
  return {
    reference: card.id,
    url: `${env.SITE_URL}${card.href}`,
    title: card.title,
    type: card.typeName,
    goal: card.goal,
    status: card.status,
    place: card.place,
    price: priceOf(parts),
    bedrooms: card.bedrooms,
    bathrooms: card.bathrooms,
    showerRooms: card.showerRooms,
    livingSurface: card.livingSurface,
    groundSurface: card.groundSurface,
    energy: { label: energy.label, text: energy.labelText, kwh: energy.kwh },
    position: position && {
      latitude: position.lat,
      longitude: position.lng,
      approximate: position.approximate,
    },
    picture: picture && toPublicPicture(picture),
  }
}

function moneyOf(property: ListedProperty): SummaryParts['money'] {
  const { amount, monthlyAnnuity, pricedBy } = shownMoney(property)
  return { price: amount, monthlyAnnuity, pricedBy }
}

async function findSummaries(ids: number[], locale: Locale): Promise<PublicSummary[]> {
  const context = { locale, marqueeNames: await getMarqueeNames(locale) }
  const properties = await findListedProperties({ payload: await getClient(), ids, locale })
  return properties.map((property) =>
    toSummary({
      card: toCard(property, context),
      money: moneyOf(property),
      position: shownPosition(property),
      locale,
    }),
  )
}

const searchHref = (locale: Locale): string =>
  buildHref({ locale, path: listingPath({ name: 'search', locale }) })

/** A page of the properties that the site's search finds for these criteria, with the same total. */
export async function findPublicProperties({ locale, criteria }: PropertiesRequest): Promise<PublicList> {
  const list = everythingAvailable(locale)
  const { ids, window } = await findProperties({ list, criteria, maximum: null })
  const { page, pages, total, next } = window
  const shown = { ...criteria, page }
  const apiHref = (number: number): string =>
    [`${env.SITE_URL}${propertiesPath}?lang=${locale}`, buildQuery({ ...criteria, page: number })]
      .filter(Boolean)
      .join('&')
  return {
    language: locale,
    page,
    pages,
    pageSize,
    total,
    query: buildQuery(shown),
    url: `${env.SITE_URL}${listingHref({ base: searchHref(locale), criteria: shown })}`,
    next: next === null ? null : apiHref(next),
    properties: await findSummaries(ids, locale),
  }
}

async function languagesOf({ paths }: PropertyPage): Promise<PublicProperty['languages']> {
  const { enabled } = await getLanguages()
  const addresses = alternates({ paths, enabled })
  return Object.fromEntries(
    addresses.map(({ locale, path }) => [locale, `${env.SITE_URL}${buildHref({ locale, path })}`]),
  )
}

function agentOf({ agent }: PropertyPage['property']): PublicProperty['agent'] {
  // Programs learn nothing of whom the site does not show.
  if (!agent?.href) return null
  const { name, jobTitle, phone, email } = agent
  return { name, jobTitle, phone, email }
}

/** A published property that is listed in the language, as its page shows it; null for any other. */
export async function findPublicProperty(address: {
  id: number
  locale: Locale
}): Promise<PublicProperty | null> {
  const found = await getProperty(address)
  const { locale } = address
  if (!found?.paths[locale]) return null
  const { property } = found
  const { listing, map } = property
  return {
    ...toSummary({ card: property, money: listing, position: map?.marker ?? null, locale }),
    language: locale,
    languages: await languagesOf(found),
    town: property.town,
    street: property.street,
    description: toPlainText(property.description),
    newBuild: property.newBuild,
    yearBuilt: listing.yearBuilt,
    pictures: property.pictures.map(toPublicPicture),
    agent: agentOf(property),
    publishedAt: listing.publishedAt,
    updatedAt: listing.updatedAt,
  }
}
