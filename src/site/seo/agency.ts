import type { OrganizationLeaf, RealEstateAgentLeaf, WebSiteLeaf } from 'schema-dts'
import type { Locale } from '@/domain/shared/locale'
import type { AgencyProfile } from '@/site/data/search/search-models'
import { specialOpenings, weeklyOpenings } from './opening-specifications'
import { toImage, toPostalAddress } from './structured-place'

/** What every kind of structured data needs to know about the site; without `now` nothing is said about dates to come. */
export type StructuredSite = { siteUrl: string; locale: Locale; agency: AgencyProfile; now?: Date }

/** The name of the agency among structured data. */
export const agencyId = (siteUrl: string): string => `${siteUrl}/#agency`

/** The agency in full. */
export function buildAgency({ siteUrl, locale, agency }: StructuredSite): RealEstateAgentLeaf {
  const { logo, sharePicture } = agency
  return {
    '@type': 'RealEstateAgent',
    '@id': agencyId(siteUrl),
    name: agency.name,
    legalName: agency.legalName ?? undefined,
    url: `${siteUrl}/${locale}/`,
    logo: logo ? toImage({ picture: logo, siteUrl }) : `${siteUrl}/brand/logo.svg`,
    image: sharePicture ? toImage({ picture: sharePicture, siteUrl }) : undefined,
    telephone: agency.phone ?? undefined,
    email: agency.email ?? undefined,
    vatID: agency.vatNumber ?? undefined,
    address: toPostalAddress(agency),
    openingHoursSpecification: weeklyOpenings(agency),
    geo: agency.position
      ? { '@type': 'GeoCoordinates', latitude: agency.position.lat, longitude: agency.position.lng }
      : undefined,
    sameAs: agency.profiles.length > 0 ? agency.profiles : undefined,
  }
}

/** The agency on a page about itself: with the days that have other hours. */
export function buildOffice(site: StructuredSite): RealEstateAgentLeaf {
  const { agency, now } = site
  return {
    ...buildAgency(site),
    specialOpeningHoursSpecification: agency.hours && now ? specialOpenings(agency.hours, now) : undefined,
  }
}

/** Only the name of the agency, for a page that also has the full data. */
export function buildAgencyName({ siteUrl, agency }: StructuredSite): OrganizationLeaf {
  return { '@type': 'Organization', '@id': agencyId(siteUrl), name: agency.name, url: `${siteUrl}/` }
}

/** The site itself, for its name above search results. */
export function buildWebSite({ siteUrl, locale, agency }: StructuredSite): WebSiteLeaf {
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: agency.name,
    url: `${siteUrl}/${locale}/`,
    inLanguage: locale,
    publisher: { '@id': agencyId(siteUrl) },
  }
}
