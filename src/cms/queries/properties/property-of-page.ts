import type { Agent, City, Document, Property, PropertyType, SearchAppearance } from '@/cms/payload-types'
import type { ListedPicture } from './listed-properties'

/** A relation of a document of Payload's: its number, or what was read of it. */
type PropertyRelation<Doc> = number | Doc | null

/** An editor's texts for search results and shared links, with their pictures. */
export type PageAppearance = Omit<SearchAppearance, 'image' | 'ogImage'> & {
  image?: PropertyRelation<ListedPicture>
  ogImage?: PropertyRelation<ListedPicture>
}

/** What pages show of an agent. */
export type ShownAgent = Pick<
  Agent,
  'name' | 'jobTitle' | 'phone' | 'email' | 'ipiNumber' | 'languages' | 'slug' | 'isPublic'
> & { photo?: PropertyRelation<ListedPicture> }

/**
 * The fields of a property for its page: a document of Payload's, as for a preview, or the result of
 * `findPublishedProperty`. Nothing that only staff may know is among them.
 */
export type PropertyOfPage = Pick<
  Property,
  | 'id'
  | 'publicId'
  | 'goal'
  | 'status'
  | 'title'
  | 'mainTypeName'
  | 'description'
  | 'newBuild'
  | 'furnished'
  | 'lift'
  | 'marquee'
  | 'marqueeName'
  | 'street'
  | 'houseNumber'
  | 'boxNumber'
  | 'publishAddress'
  | 'latitude'
  | 'longitude'
  | 'districtText'
  | 'nearby'
  | 'price'
  | 'startPrice'
  | 'priceUnit'
  | 'priceUnitText'
  | 'publishPrice'
  | 'priceHistory'
  | 'costs'
  | 'letting'
  | 'lifeAnnuity'
  | 'rooms'
  | 'surfaces'
  | 'construction'
  | 'energyPerformance'
  | 'epcLabelText'
  | 'energy'
  | 'planning'
  | 'virtualTourUrl'
  | 'videoUrl'
  | 'listedIn'
  | 'publishedAt'
  | 'firstPublishedOn'
  | 'updatedAt'
> & {
  type?: PropertyRelation<Pick<PropertyType, 'id' | 'name' | 'webId'>>
  city?: PropertyRelation<Pick<City, 'id' | 'name' | 'zip' | 'countryId' | 'countryName' | 'districtText'>>
  pictures?: (number | ListedPicture)[] | null
  meta?: PageAppearance
  agent?: PropertyRelation<ShownAgent>
}

/** A private document, by what visitors may know of it. */
export type PropertyDocument = Pick<Document, 'title' | 'kind'>
