import 'server-only'
import { cache } from 'react'
import type { ListedProperty } from '@/cms/queries/properties/listed-properties'
import type { PropertyOfPage } from '@/cms/queries/properties/property-of-page'
import { findPublishedProperty } from '@/cms/queries/properties/published-property'
import { hasRenovationDuty } from '@/domain/energy/notices'
import { parseTourLink } from '@/domain/media/video-link'
import { propertyForms } from '@/domain/leads/property-forms'
import type { Locale, Localized } from '@/domain/shared/locale'
import { floodSymbol } from '@/domain/properties/flood-symbol'
import { shownPriceHistory, type PriceHistory } from '@/domain/price-history/shown-price-history'
import { shownMoney } from '@/domain/properties/shown-money'
import { propertyPath } from '@/domain/routing/routes'
import { env } from '@/env'
import { noteTags } from '@/process/freshness.mjs'
import { getTranslator } from '@/messages/translator'
import { toAgent } from '@/site/data/agents/agent-card'
import { cached, getClient } from '@/site/data/client'
import { orElse, orEmpty, orNull } from '@/site/data/defaults'
import { toDescribedPictures } from '@/site/data/content/described-pictures'
import { getLeadTerms } from '@/site/data/leads/lead-terms'
import { toListedPaths } from '@/site/data/routing/listed-paths'
import { toDistrict } from './district'
import { toPropertyFacts } from './listing-facts'
import { toPlaceMap } from '@/site/data/search/map'
import { populated } from '@/site/data/content/pictures'
import { addressOf, energyOf, toCard } from './property-cards'
import { factGroupsOf } from './property-detail'
import { getMarqueeNames } from './property-lists'
import { findSimilar } from './similar-properties'
import { getPurchaseCosts } from './purchase-costs'
import { getRentalTerms } from './rental-terms'
import { toRichText } from '@/site/data/content/rich-text'
import { toAppearance, type SearchAppearance } from '@/site/data/content/search-appearance'
import { getSettings } from '@/site/data/content/settings'
import { toVideo } from '@/site/data/content/videos'
import type { PropertyDetail } from './property-models'

export type PropertyPage = {
  property: PropertyDetail
  /** The path in each language in which the property is listed, without the prefix. */
  paths: Localized
  appearance: SearchAppearance
}

// An unpublished address hides the coordinates as well.
function positionOf(property: PropertyOfPage): Pick<PropertyDetail, 'latitude' | 'longitude'> {
  if (!property.publishAddress) return { latitude: null, longitude: null }
  return { latitude: orNull(property.latitude), longitude: orNull(property.longitude) }
}

function videosOf(property: PropertyOfPage, locale: Locale): Pick<PropertyDetail, 'video' | 'virtualTour'> {
  const t = getTranslator(locale)
  const isTour = parseTourLink(orElse(property.virtualTourUrl, '')) !== null
  return {
    video: toVideo({ url: property.videoUrl, name: t('property.videoTitle'), locale }),
    virtualTour: isTour
      ? toVideo({ url: property.virtualTourUrl, name: t('property.virtualTour'), locale })
      : null,
  }
}

function priceDetailsOf(property: PropertyOfPage): Pick<PropertyDetail, 'startPrice' | 'isLifeAnnuity'> {
  const { startPrice, isLifeAnnuity } = shownMoney(property)
  return { startPrice, isLifeAnnuity }
}

function floodSymbolOf({ planning }: PropertyOfPage): PropertyDetail['floodSymbol'] {
  const { gScore, pScore } = orEmpty(planning)
  return floodSymbol({ buildingScore: gScore, plotScore: pScore })
}

type DetailContext = {
  locale: Locale
  /** The names of its documents, which are for staff. */
  documents: string[]
  history: PriceHistory
  /** The most similar properties. */
  similar: readonly ListedProperty[]
}

/** A property for its page, in the words of the settings. */
export async function toDetail(
  property: PropertyOfPage,
  { locale, documents, history, similar }: DetailContext,
): Promise<PropertyDetail> {
  const city = populated(property.city)
  const type = populated(property.type)
  const energy = energyOf(property)
  const context = { locale, marqueeNames: await getMarqueeNames(locale) }
  const card = toCard(property, context)
  const { renovationDutyRegions, showPriceHistory } = await getSettings(locale)
  return {
    ...card,
    street: addressOf(property, locale).street,
    town: orElse(city?.name, ''),
    region: energy.region,
    description: await toRichText(property.description, locale),
    pictures: toDescribedPictures({ pictures: property.pictures, title: card.title, locale }),
    factGroups: factGroupsOf(property, locale),
    hasRenovationDuty: hasRenovationDuty({
      region: energy.region,
      regions: renovationDutyRegions ?? null,
      label: energy.label,
      goal: property.goal,
      typeWebId: orElse(type?.webId, 0),
    }),
    certificateNumber: orNull(orEmpty(property.energy).certificateNumber),
    agent: await toAgent(property.agent, locale),
    similar: similar.map((other) => toCard(other, context)),
    newBuild: orElse(property.newBuild, false),
    purchaseCosts: await getPurchaseCosts(property, locale),
    rental: await getRentalTerms(property, locale),
    priceHistory: shownPriceHistory(property, { history, isUsual: showPriceHistory === true }),
    ...priceDetailsOf(property),
    floodSymbol: floodSymbolOf(property),
    documents,
    forms: propertyForms({ ...card, documentCount: documents.length }),
    leadTerms: await getLeadTerms(property, locale),
    url: new URL(card.href, env.SITE_URL).href,
    ...videosOf(property, locale),
    ...positionOf(property),
    map: toPlaceMap(property),
    district: toDistrict(property, locale),
    updatedAt: property.updatedAt,
    listing: toPropertyFacts(property),
  }
}

type PropertyAddress = { id: number; locale: Locale }

const readProperty = cached(
  {
    name: 'property',
    tags: ({ id }: PropertyAddress) => [
      `property-references:${id}`,
      ...['property-types', 'cities', 'media', 'agents', 'documents'],
    ],
  },
  async ({ id, locale }: PropertyAddress) => {
    const found = await findPublishedProperty({ payload: await getClient(), publicId: id, locale })
    if (!found) return null
    noteTags([`properties:${found.property.id}`])
    return { ...found, similar: await findSimilar({ property: found.property, locale }) }
  },
)

// The head, the header and the page need it at the same time; a read that is still running is not cached yet.
const ofRequest = cache(async (id: number, locale: Locale): Promise<PropertyPage | null> => {
  const found = await readProperty({ id, locale })
  if (!found) return null
  const { property, titles, cityNames } = found
  const listed = { ...property, title: titles, city: { name: cityNames } }
  return {
    // The words of the settings are put in here, so that a change of them leaves what was read of the property.
    property: await toDetail(property, { locale, ...found }),
    paths: toListedPaths(listed, (place) => propertyPath({ ...place, goal: property.goal })),
    appearance: toAppearance(property.meta),
  }
})

/** A published property in a language it is listed in, by its public ID; null for any other. */
export const getProperty = ({ id, locale }: PropertyAddress): Promise<PropertyPage | null> =>
  ofRequest(id, locale)
