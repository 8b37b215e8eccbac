import type { RealEstateListingLeaf, Thing } from 'schema-dts'
import { toPlainText } from '@/site/data/content/plain-text'
import type { Meta } from '@/site/data/search/search-models'
import type { Project } from '@/site/data/properties/project-models'
import { buildAgency, type StructuredSite } from './agency'
import { buildAgent } from './agent'
import { buildProjectOffer } from './offer'
import { toShareUrls } from './share-picture'
import { toPostalAddress } from './structured-place'

/** The facts of a project for its structured data. */
export type DescribedProject = Pick<
  Project,
  'title' | 'description' | 'pictures' | 'externalUrl' | 'agent' | 'listing'
> & { units: readonly unknown[] }

type ProjectArgs = { project: DescribedProject; meta: Meta }

// The WebID of houses (specification section 3): a project of houses is no building.
const HOUSES = 1

function buildingOf({ project, meta }: ProjectArgs, siteUrl: string): Thing {
  const { title, pictures, units, externalUrl, listing } = project
  const { latitude, longitude, typeWebId } = listing
  const place = {
    '@id': `${meta.canonical}#project`,
    name: title,
    image: toShareUrls({ pictures, siteUrl }),
    address: toPostalAddress(listing),
    geo:
      latitude === null || longitude === null
        ? undefined
        : ({ '@type': 'GeoCoordinates', latitude, longitude } as const),
    sameAs: externalUrl ?? undefined,
  }
  if (typeWebId === HOUSES) return { '@type': 'Residence', ...place }
  return {
    '@type': 'ApartmentComplex',
    ...place,
    numberOfAccommodationUnits:
      units.length > 0 ? { '@type': 'QuantitativeValue', value: units.length } : undefined,
    numberOfAvailableAccommodationUnits:
      units.length > 0 ? { '@type': 'QuantitativeValue', value: listing.available } : undefined,
  }
}

/** The page of a project: the building, and the range of its properties' prices. */
export function buildProjectListing(args: ProjectArgs, site: StructuredSite): RealEstateListingLeaf {
  const { project, meta } = args
  const { canonical } = meta
  const { prices, available, publishedAt, updatedAt } = project.listing
  return {
    '@type': 'RealEstateListing',
    '@id': canonical,
    url: canonical,
    name: project.title,
    description: toPlainText(project.description) ?? meta.description ?? undefined,
    inLanguage: site.locale,
    datePosted: publishedAt ?? undefined,
    dateModified: updatedAt,
    image: toShareUrls({ pictures: project.pictures, siteUrl: site.siteUrl }),
    mainEntity: buildingOf(args, site.siteUrl),
    offers: {
      ...buildProjectOffer({ prices, units: project.units.length, available, canonical }),
      itemOffered: { '@id': `${canonical}#project` },
      offeredBy: project.agent ? [buildAgency(site), buildAgent(project.agent, site)] : buildAgency(site),
    },
  }
}
