import type { AccommodationLeaf, PlaceLeaf, RealEstateListingLeaf, Thing } from 'schema-dts'
import { toPlainText } from '@/site/data/content/plain-text'
import type { ListedPropertyFacts, Meta } from '@/site/data/search/search-models'
import type { PropertyDetail } from '@/site/data/properties/property-models'
import { buildAgency, type StructuredSite } from './agency'
import { buildAgent } from './agent'
import { buildPropertyValues, toSurface, type PropertyFigures } from './property-facts'
import { buildOffer, type OfferedProperty } from './offer'
import { toShareUrls } from './share-picture'
import { toPostalAddress } from './structured-place'

/** The facts of a property for its structured data. */
export type DescribedProperty = Pick<
  PropertyDetail,
  | 'title'
  | 'description'
  | 'pictures'
  | 'street'
  | 'latitude'
  | 'longitude'
  | 'livingSurface'
  | 'bedrooms'
  | 'bathrooms'
  | 'showerRooms'
  | 'agent'
> &
  Omit<PropertyFigures, 'listing'> &
  Omit<OfferedProperty, 'listing'> & { listing: ListedPropertyFacts }

type PropertyArgs = { property: DescribedProperty; meta: Meta }

const idOf = (canonical: string): string => `${canonical}#home`

function placeOf({ property, meta }: PropertyArgs, site: StructuredSite): Omit<PlaceLeaf, '@type'> {
  const { title, street, latitude, longitude, listing } = property
  const values = buildPropertyValues(property, site.locale)
  return {
    '@id': idOf(meta.canonical),
    name: title,
    image: toShareUrls({ pictures: property.pictures, siteUrl: site.siteUrl }),
    address: toPostalAddress({ ...listing, street }),
    geo:
      latitude === null || longitude === null
        ? undefined
        : { '@type': 'GeoCoordinates', latitude, longitude },
    additionalProperty: values.length > 0 ? values : undefined,
  }
}

function roomsOf({
  livingSurface,
  bedrooms,
  bathrooms,
  showerRooms,
  listing,
}: DescribedProperty): Omit<AccommodationLeaf, '@type'> {
  return {
    floorSize: livingSurface === null ? undefined : toSurface(livingSurface),
    numberOfBedrooms: bedrooms ?? undefined,
    // The vocabulary counts a room without a bath as a partial bathroom, and its total has both, so the total is left out
    // with shower rooms.
    numberOfBathroomsTotal: showerRooms === null ? (bathrooms ?? undefined) : undefined,
    numberOfFullBathrooms: bathrooms ?? undefined,
    numberOfPartialBathrooms: showerRooms ?? undefined,
    yearBuilt: listing.yearBuilt ?? undefined,
  }
}

// By the WebID of the property type (specification section 3); the vocabulary has no land, garage or factory.
function propertyOf(args: PropertyArgs, site: StructuredSite): Thing {
  const place = placeOf(args, site)
  const rooms = roomsOf(args.property)
  switch (args.property.listing.typeWebId) {
    case 1:
      return { '@type': 'House', ...place, ...rooms }
    case 2:
    case 3:
      return { '@type': 'Apartment', ...place, ...rooms }
    case 5:
      return { '@type': 'ApartmentComplex', ...place }
    case 4:
    case 7:
      return { '@type': 'Place', ...place }
    default:
      return { '@type': 'Accommodation', ...place, ...rooms }
  }
}

/** The page of a property: its kind, its position as far as it is published, and its price. */
export function buildPropertyListing(args: PropertyArgs, site: StructuredSite): RealEstateListingLeaf {
  const { property, meta } = args
  const { canonical } = meta
  const { publishedAt, updatedAt } = property.listing
  return {
    '@type': 'RealEstateListing',
    '@id': canonical,
    url: canonical,
    name: property.title,
    description: toPlainText(property.description) ?? meta.description ?? undefined,
    inLanguage: site.locale,
    datePosted: publishedAt ?? undefined,
    dateModified: updatedAt,
    image: toShareUrls({ pictures: property.pictures, siteUrl: site.siteUrl }),
    mainEntity: propertyOf(args, site),
    offers: {
      ...buildOffer({ property, canonical, locale: site.locale }),
      itemOffered: { '@id': idOf(canonical) },
      offeredBy: property.agent ? [buildAgency(site), buildAgent(property.agent, site)] : buildAgency(site),
    },
  }
}
