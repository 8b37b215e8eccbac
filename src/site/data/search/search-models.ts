import type { OpeningSpan } from '@/domain/seo/opening-hours'
import type { Localized } from '@/domain/shared/locale'
import type { Alternate, Picture } from '@/site/data/view-models'

/** What site/data hands over for the heads of pages, the sitemap and structured data: nothing a page does not show. */

/** Texts of its own for shared links; null where those of the search result hold. */
export type ShareTexts = { title: string | null; description: string | null }

export type Meta = {
  /** As search results show it; an editor's own stays as it is, the page's own is followed by the agency's name. */
  title: string
  isOwnTitle: boolean
  description: string | null
  canonical: string
  alternates: Alternate[]
  index: boolean
  /** Links out of the page pass neither its address nor its standing on. */
  noReferrerNoFollow: boolean
  image: Picture | null
  openGraph: ShareTexts
  twitter: ShareTexts & { hasSmallPicture: boolean }
  /** Of an article: when it was first published and last changed. */
  dates: { publishedAt: string | null; updatedAt: string } | null
  /** Which page of its listing, from 1. */
  page: number
}

/** A document that search engines may list: its path in each language it has, and when it last changed. */
export type SitemapEntry = { paths: Localized; updatedAt: string }

/** The agency as search engines and shared links are told of it. */
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
  /** When its office is open, as far as its sentences say it in figures. */
  openingHours: OpeningSpan[]
  /** Addresses of its pages on social media. */
  profiles: string[]
}

/** A property or a project in numbers and codes, for search engines: nothing its page does not say in words. */
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
  /** Euro: of a life annuity, whose price is what is paid at the deed. */
  monthlyAnnuity: number | null
  /** What the price is for where that is not the property: 'par m²'. */
  pricedBy: string | null
  yearBuilt: number | null
  /** kWh a year. */
  energyTotal: number | null
  /** kg CO₂ a m² and year. */
  co2: number | null
}

export type ProjectFacts = ListingFacts & {
  street: string | null
  latitude: number | null
  longitude: number | null
  /** How many units can still be had, and the prices in euro of those for sale, each that of a whole property. */
  available: number
  prices: number[]
}
