import 'server-only'
import type { Agent, Property } from '@/cms/payload-types'
import { findDocumentNames } from '@/cms/queries/properties/document-names'
import { whereListedIn } from '@/cms/queries/properties/listed-in'
import { hasRenovationDuty } from '@/domain/energy/notices'
import { parseTourLink } from '@/domain/media/video-link'
import { propertyForms } from '@/domain/leads/property-forms'
import type { Locale, Localized } from '@/domain/shared/locale'
import { floodSymbol } from '@/domain/properties/flood-symbol'
import { shownMoney } from '@/domain/properties/shown-money'
import { propertyPath } from '@/domain/routing/routes'
import { env } from '@/env'
import { getTranslator } from '@/messages/translator'
import { asVisitor, cached, getClient } from '@/site/data/client'
import { orElse, orEmpty, orNull } from '@/site/data/defaults'
import { toDescribedPictures } from '@/site/data/content/described-pictures'
import { getLeadTerms } from '@/site/data/leads/lead-terms'
import { listedFields, listedQuery, toListedPaths } from '@/site/data/routing/listed-paths'
import { toPropertyFacts } from './listing-facts'
import { toPlaceMap } from '@/site/data/search/map'
import { populated, toPicture } from '@/site/data/content/pictures'
import { addressOf, energyOf, toCard } from './property-cards'
import { factGroupsOf } from './property-detail'
import { getMarqueeNames } from './property-lists'
import { findSimilar } from './similar-properties'
import { getPurchaseCosts } from './purchase-costs'
import { getRentalTerms } from './rental-terms'
import { toRichText } from '@/site/data/content/rich-text'
import { toAppearance, type Appearance } from '@/site/data/content/search-appearance'
import { getSettings } from '@/site/data/content/settings'
import { toVideo } from '@/site/data/content/videos'
import type { AgentCard, PropertyDetail } from '@/site/data/view-models'

export type PropertyPage = {
  property: PropertyDetail
  /** The path in each language in which the property is listed, without the prefix. */
  paths: Localized
  appearance: Appearance
}

export function toAgent(relation: number | Agent | null | undefined): AgentCard | null {
  const agent = populated(relation)
  if (!agent) return null
  return {
    name: agent.name,
    jobTitle: agent.jobTitle ?? null,
    phone: agent.phone ?? null,
    email: agent.email ?? null,
    photo: toPicture(agent.photo),
    ipiNumber: agent.ipiNumber ?? null,
    languages: agent.languages ?? [],
  }
}

async function findPublished(id: number, locale: Locale): Promise<Property | null> {
  const payload = await getClient()
  const { docs } = await payload.find({
    collection: 'properties',
    locale,
    depth: 2,
    limit: 1,
    ...asVisitor,
    where: { and: [{ publicId: { equals: id } }, whereListedIn(locale)] },
  })
  return docs[0] ?? null
}

async function findPaths(id: number): Promise<Localized> {
  const payload = await getClient()
  const { docs } = await payload.find({
    collection: 'properties',
    ...listedQuery,
    limit: 1,
    where: { publicId: { equals: id } },
    select: { ...listedFields, goal: true },
  })
  const [property] = docs
  return property ? toListedPaths(property, (place) => propertyPath({ ...place, goal: property.goal })) : {}
}

// An unpublished address hides the coordinates as well.
function positionOf(property: Property): Pick<PropertyDetail, 'latitude' | 'longitude'> {
  if (!property.publishAddress) return { latitude: null, longitude: null }
  return { latitude: orNull(property.latitude), longitude: orNull(property.longitude) }
}

function videosOf(property: Property, locale: Locale): Pick<PropertyDetail, 'video' | 'virtualTour'> {
  const t = getTranslator(locale)
  const isTour = parseTourLink(orElse(property.virtualTourUrl, '')) !== null
  return {
    video: toVideo({ url: property.videoUrl, name: t('property.videoTitle'), locale }),
    virtualTour: isTour
      ? toVideo({ url: property.virtualTourUrl, name: t('property.virtualTour'), locale })
      : null,
  }
}

function priceDetailsOf(property: Property): Pick<PropertyDetail, 'startPrice' | 'isLifeAnnuity'> {
  const { startPrice, isLifeAnnuity } = shownMoney(property)
  return { startPrice, isLifeAnnuity }
}

function floodSymbolOf({ planning }: Property): PropertyDetail['floodSymbol'] {
  const { gScore, pScore } = orEmpty(planning)
  return floodSymbol({ buildingScore: gScore, plotScore: pScore })
}

/** A property for its page, with similar properties. */
export async function toDetail(property: Property, locale: Locale): Promise<PropertyDetail> {
  const city = populated(property.city)
  const type = populated(property.type)
  const energy = energyOf(property)
  const marqueeNames = await getMarqueeNames(locale)
  const card = toCard(property, { locale, marqueeNames })
  // Only their ids: the papers themselves are for staff.
  const ids = orElse(property.documents, []).filter((id) => typeof id === 'number')
  const documents = await findDocumentNames({ payload: await getClient(), ids, locale })
  return {
    ...card,
    street: addressOf(property, locale).street,
    town: orElse(city?.name, ''),
    region: energy.region,
    description: toRichText(property.description, locale),
    pictures: toDescribedPictures({ pictures: property.pictures, title: card.title, locale }),
    factGroups: factGroupsOf(property, locale),
    hasRenovationDuty: hasRenovationDuty({
      region: energy.region,
      regions: (await getSettings(locale)).renovationDutyRegions ?? null,
      label: energy.label,
      goal: property.goal,
      typeWebId: orElse(type?.webId, 0),
    }),
    certificateNumber: orNull(orEmpty(property.energy).certificateNumber),
    agent: toAgent(property.agent),
    similar: await findSimilar({ property, locale }),
    newBuild: orElse(property.newBuild, false),
    purchaseCosts: await getPurchaseCosts(property, locale),
    rental: await getRentalTerms(property, locale),
    ...priceDetailsOf(property),
    floodSymbol: floodSymbolOf(property),
    documents,
    forms: propertyForms({ ...card, documentCount: documents.length }),
    leadTerms: await getLeadTerms(property, locale),
    url: new URL(card.href, env.SITE_URL).href,
    ...videosOf(property, locale),
    ...positionOf(property),
    map: toPlaceMap(property),
    updatedAt: property.updatedAt,
    listing: toPropertyFacts(property),
  }
}

/** A published property in a language it is listed in, by its public ID; null for any other. */
export const getProperty = cached(
  {
    name: 'property',
    tags: ['properties', 'property-types', 'cities', 'media', 'agents', 'documents', 'site-settings'],
  },
  async ({ id, locale }: { id: number; locale: Locale }): Promise<PropertyPage | null> => {
    const property = await findPublished(id, locale)
    if (!property) return null
    return {
      property: await toDetail(property, locale),
      paths: await findPaths(id),
      appearance: toAppearance(property.meta),
    }
  },
)
