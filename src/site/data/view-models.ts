import type { EnergyLabel } from '@/domain/energy/energy-label'
import type { Region } from '@/domain/energy/region'
import type { Goal } from '@/domain/properties/goal'
import type { PriceView } from '@/domain/properties/price'
import type { PropertyStatus } from '@/domain/properties/property-status'
import type { PageWindow } from '@/domain/search/paging'
import type { Locale } from '@/domain/shared/locale'

/** What site/data hands to screens and modules: plain values in one language, ready to be shown. */

export type Picture = {
  /** A middle width, for browsers without `srcset` and for shared links. */
  src: string
  srcSet: string
  width: number
  height: number
  alt: string
  /** Average colour as `#rrggbb`, shown until the picture is there. */
  color: string | null
  kind: 'photo' | 'floor-plan' | 'logo' | 'portrait' | 'document-cover'
}

export type Link = { href: string; label: string; newTab: boolean }

export type MenuEntry = Link & { children: MenuEntry[] }

export type Crumb = { name: string; href: string | null }

export type Alternate = { locale: Locale; href: string }

export type RichTextInline =
  | { type: 'text'; text: string; bold: boolean; italic: boolean; strike: boolean }
  | { type: 'break' }
  | { type: 'link'; href: string; newTab: boolean; children: RichTextInline[] }

export type RichTextBlock =
  | { type: 'paragraph' | 'quote'; children: RichTextInline[] }
  | { type: 'heading'; level: 2 | 3 | 4; children: RichTextInline[] }
  | { type: 'list'; ordered: boolean; items: { children: RichTextInline[]; sublist: RichTextBlock | null }[] }
  | { type: 'picture'; picture: Picture }

export type RichText = RichTextBlock[]

export type EnergyBadge = {
  label: EnergyLabel | null
  /** The text to show where there is no label image (Luxembourg, other countries). */
  labelText: string | null
  image: boolean
  region: Region | null
  /** kWh/m².year */
  kwh: number | null
}

export type Ribbon = { kind: 'marquee' | 'sold' | 'rented'; text: string | null }

export type PropertyCard = {
  id: number
  href: string
  title: string
  typeName: string
  goal: Goal
  status: PropertyStatus
  place: string
  price: PriceView
  /** Rooms as counts, surfaces in m². */
  bedrooms: number | null
  bathrooms: number | null
  livingSurface: number | null
  groundSurface: number | null
  energy: EnergyBadge
  ribbon: Ribbon | null
  picture: Picture | null
}

export type AgentCard = {
  name: string
  jobTitle: string | null
  phone: string | null
  email: string | null
  photo: Picture | null
}

/** A fact of the property page: the key names the label in the messages; the value is formatted, a message key, or in words. */
export type Fact =
  | { key: string; value: string }
  | { key: string; option: string }
  | { key: string; amount: number; unit: 'kwhYear' | 'co2' | 'months' }

export type FactGroup = {
  key: 'rooms' | 'surfaces' | 'construction' | 'energy' | 'planning' | 'costs' | 'lifeAnnuity'
  facts: Fact[]
}

export type PropertyDetail = PropertyCard & {
  /** Street and number, null where the address is not published. */
  street: string | null
  town: string
  region: Region | null
  description: RichText
  pictures: Picture[]
  /** Present facts only, in the order people ask. */
  factGroups: FactGroup[]
  hasRenovationDuty: boolean
  certificateNumber: string | null
  agent: AgentCard | null
  similar: PropertyCard[]
  newBuild: boolean
  videoUrl: string | null
  virtualTourUrl: string | null
  latitude: number | null
  longitude: number | null
  updatedAt: string
}

export type PropertyList = {
  id: number
  title: string | null
  goal: Goal | 'both'
  cards: PropertyCard[]
  window: PageWindow
}

export type ArticleTeaser = {
  id: number
  href: string | null
  title: string
  intro: string | null
  picture: Picture | null
  publishedAt: string | null
}

export type Article = ArticleTeaser & { body: RichText }

export type Testimonial = {
  id: number
  author: string
  place: string | null
  text: string
  rating: number | null
}

export type Slide = { picture: Picture | null; title: string | null; text: string | null; link: Link | null }

export type ModuleRelation =
  | { type: 'none' }
  | { type: 'article'; article: Article }
  | { type: 'property-list'; list: PropertyList }
  | { type: 'stats'; forSale: number; forRent: number; sold: number; cities: number }
  | { type: 'opinion'; testimonials: Testimonial[] }
  | { type: 'slider'; slides: Slide[] }
  | { type: 'category'; name: string; articles: Article[] }
  | { type: 'contact'; form: { id: number; kind: string; title: string | null; intro: string | null } }

export type PageModule = {
  id: number
  title: string | null
  titleLevel: 2 | 3 | 4
  description: RichText
  description2: RichText
  view: 'single' | 'slider' | 'collapse' | 'news'
  relation: ModuleRelation
  background: {
    type: 'none' | 'color' | 'image'
    color: 'paper' | 'sand' | 'ink' | 'brick' | null
    picture: Picture | null
  }
  pictures: Picture[]
  columns: { sm: number; md: number; lg: number }
  itemsPerRow: number | null
  link: Link | null
}

export type Banner = {
  type: 'image' | 'color' | 'gallery' | 'video'
  title: string | null
  description: string | null
  pictures: Picture[]
  color: string | null
  transparent: boolean
  hasSearch: boolean
}

export type Page = {
  name: string
  title: string
  description: string | null
  isHome: boolean
  banner: Banner | null
  showBreadcrumb: boolean
  modules: PageModule[]
}

export type Meta = {
  title: string
  description: string | null
  canonical: string
  alternates: Alternate[]
  index: boolean
  image: Picture | null
}

export type FooterColumn = {
  id: number
  title: string | null
  introText: string | null
  fullText: RichText
  pictures: Picture[]
  columns: { sm: number; md: number; lg: number }
}

/** Everything around the page: the same on every page of a language. */
export type SiteFrame = {
  locale: Locale
  enabledLocales: Locale[]
  agency: {
    name: string
    phone: string | null
    email: string | null
    street: string | null
    place: string | null
    /** The mentions the law asks of an agency (IPI/BIV), as label key and value. */
    mentions: { key: string; value: string }[]
    ethicsUrl: string | null
  }
  topBar: { left: (Link & { icon: string | null })[]; right: (Link & { icon: string | null })[] }
  menu: MenuEntry[]
  valuationHref: string
  homeHref: string
  footer: FooterColumn[]
  copyright: string | null
}

/** What one public address turns out to be. */
export type Resolved =
  | { kind: 'page'; page: Page; crumbs: Crumb[]; meta: Meta }
  | { kind: 'article'; article: Article; crumbs: Crumb[]; meta: Meta }
  | { kind: 'property'; property: PropertyDetail; crumbs: Crumb[]; meta: Meta }
  | { kind: 'project'; project: Project; crumbs: Crumb[]; meta: Meta }
  | { kind: 'redirect'; href: string; permanent: boolean }
  | { kind: 'not-found'; reason: 'page' | 'property' | 'project' }

export type Project = {
  id: number
  title: string
  place: string
  description: RichText
  pictures: Picture[]
  externalUrl: string | null
  units: PropertyCard[]
  agent: AgentCard | null
}
