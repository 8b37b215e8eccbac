import type { OrganizationLeaf, RealEstateAgentLeaf, WebSiteLeaf } from 'schema-dts'
import type { OpeningSpan } from '@/domain/seo/opening-hours'
import type { Locale } from '@/domain/shared/locale'
import type { AgencyProfile } from '@/site/data/search/search-models'
import { toImage, toPostalAddress } from './structured-place'

/** What every kind of structured data needs to know about the site. */
export type StructuredSite = { siteUrl: string; locale: Locale; agency: AgencyProfile }

/** The name of the agency among structured data. */
export const agencyId = (siteUrl: string): string => `${siteUrl}/#agency`

// From Monday.
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

const toOpening = ({ days, opens, closes }: OpeningSpan) => ({
  '@type': 'OpeningHoursSpecification' as const,
  dayOfWeek: days.flatMap((day) => weekdays[day] ?? []).map((day) => `https://schema.org/${day}` as const),
  opens,
  closes,
})

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
    openingHoursSpecification:
      agency.openingHours.length > 0 ? agency.openingHours.map(toOpening) : undefined,
    sameAs: agency.profiles.length > 0 ? agency.profiles : undefined,
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
