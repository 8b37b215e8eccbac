import type { OpeningHours } from '@/domain/opening-hours/opening-hours'
import type { Position } from '@/domain/properties/position'
import type { OpeningSpan } from '@/domain/seo/opening-hours'
import type { Localized } from '@/domain/shared/locale'
import type { AlternateAddress, Picture } from '@/site/data/view-models'

/** What site/data hands over for the heads of pages, the sitemap and structured data: nothing a page does not show. */

/** Texts for shared links; null for those of the search result. */
export type ShareTexts = { title: string | null; description: string | null }

export type Meta = {
  /** For search results; an editor's own text is unchanged, the page's own is followed by the agency's name. */
  title: string
  isOwnTitle: boolean
  description: string | null
  canonical: string
  /** The address of another page that shows the same, for search engines: a list of one place has that of the place. */
  sameAs?: string
  alternates: AlternateAddress[]
  index: boolean
  /** Links out of the page send no referrer and are marked nofollow. */
  noReferrerNoFollow: boolean
  image: Picture | null
  openGraph: ShareTexts
  twitter: ShareTexts & { hasSmallPicture: boolean }
  /** For an article: when it was first published and last changed. */
  dates: { publishedAt: string | null; updatedAt: string } | null
  /** The page of its listing, from 1. */
  page: number
}

/** A document that search engines may list: its path in each language, and when it last changed. */
export type SitemapEntry = { paths: Localized; updatedAt: string }

/** The agency for search engines and shared links. */
export type AgencyProfile = {
  name: string
  legalName: string | null
  phone: string | null
  email: string | null
  street: string | null
  zip: string | null
  town: string | null
  /** ISO code, else the country's name. */
  country: string | null
  vatNumber: string | null
  logo: Picture | null
  /** For pages without a picture of their own. */
  sharePicture: Picture | null
  /** The opening hours by day; null if the settings have only a text. */
  hours: OpeningHours | null
  /** As far as the sentences of the editors have times. */
  openingHours: OpeningSpan[]
  /** Addresses of its pages on social media. */
  profiles: string[]
  /** Where it is on a map. */
  position: Position | null
}

/** A property or a project in numbers and codes for search engines: nothing that its page does not say. */
export type ListingFacts = {
  town: string | null
  zip: string | null
  /** ISO code, else the country's name. */
  country: string | null
  publishedAt: string | null
  updatedAt: string
  typeWebId: number | null
}

export type ListedPropertyFacts = ListingFacts & {
  /** Euro. */
  price: number | null
  /** Euro: of a life annuity, whose price is the amount paid at the deed. */
  monthlyAnnuity: number | null
  /** The unit of the price if it is not the property: 'par m²'. */
  pricedBy: string | null
  yearBuilt: number | null
  /** kWh a year. */
  energyTotal: number | null
  /** kg CO₂ per m² and year. */
  co2: number | null
}

export type ProjectFacts = ListingFacts & {
  street: string | null
  latitude: number | null
  longitude: number | null
  /** How many units are available, and the prices in euro of those for sale, each for a whole property. */
  available: number
  prices: number[]
}
