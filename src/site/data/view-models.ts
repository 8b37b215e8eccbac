import type { ShownCity } from '@/domain/search/city-label'
import type { TrackingIds } from '@/domain/consent/tracking-ids'
import type { EnergyLabel } from '@/domain/energy/energy-label'
import type { Region } from '@/domain/energy/region'
import type { LeadKind } from '@/domain/leads/lead-kinds'
import type { MapMessage } from '@/domain/map/map-message'
import type { UnitSummary } from '@/domain/projects/unit-summary'
import type { FloodSymbol } from '@/domain/properties/flood-symbol'
import type { Goal } from '@/domain/properties/goal'
import type { PriceView } from '@/domain/properties/price'
import type { GoneReason, PropertyStatus } from '@/domain/properties/property-status'
import type { RoomKind } from '@/domain/properties/rooms'
import type { ListingCriteria } from '@/domain/search/criteria'
import type { PageWindow } from '@/domain/search/paging'
import type { Locale } from '@/domain/shared/locale'
import type { LeadTerms } from './leads/lead-models'
import type { Page } from './content/page-models'
import type { ListedPropertyFacts, Meta, ProjectFacts } from './search/search-models'

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
  | { type: 'video'; video: Video }

export type RichText = RichTextBlock[]

/** A video or tour that another site is only asked for once the visitor wants it. */
export type Video = {
  kind: 'file' | 'frame'
  src: string
  /** The same, playing at once. */
  playingSrc: string
  /** As the editor wrote it, for a tab of its own. */
  href: string
  /** What it is, for those who do not see it. */
  title: string
  /** Shown on it before it plays; null where its caption says the same. */
  name: string | null
  caption: string | null
  texts: { play: string; open: string; newTab: string }
}

export type EnergyBadge = {
  label: EnergyLabel | null
  /** The text to show where there is no label image (Luxembourg, other countries). */
  labelText: string | null
  image: boolean
  region: Region | null
  /** kWh/m².year */
  kwh: number | null
}

export type Ribbon = { kind: 'marquee' | 'sold' | 'rented'; text: string }

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
  showerRooms: number | null
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
  /** At the institute of estate agents. */
  ipiNumber?: string | null
  /** Those they speak. */
  languages?: readonly Locale[]
}

/** A fact of the property page: the key names the label in the messages; the value is formatted, a message key, or in words. */
export type Fact =
  | { key: string; value: string }
  | { key: RoomKind; count: number }
  | { key: string; option: string }
  | { key: string; amount: number; unit: 'kwhYear' | 'co2' | 'years' }
  | { key: string; money: string; per: 'month' | 'year' }

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
  /** For a property for sale whose price is published. */
  purchaseCosts: PurchaseCosts | null
  /** Where it stands, as exactly as it is published. */
  map: MapMessage | null
  /** Of a rental. */
  rental: RentalView | null
  isLifeAnnuity: boolean
  /** What a public or online sale starts at, as shown. */
  startPrice: string | null
  floodSymbol: FloodSymbol | null
  /** The names of the papers a visitor can ask for. */
  documents: string[]
  /** What a visitor can ask for on its page. */
  forms: LeadKind[]
  leadTerms: LeadTerms
  /** Its public address in this language, whole. */
  url: string
  /** Of video and tour, what this site can show on its own page. */
  video: Video | null
  virtualTour: Video | null
  latitude: number | null
  longitude: number | null
  updatedAt: string
  listing: ListedPropertyFacts
}

/** What a tenant pays: amounts as shown, rent and charges by the month; null is not known. */
export type RentalView = {
  rent: string | null
  charges: string | null
  total: string | null
  depositMonths: number
  deposit: string | null
  /** The months the region's law allows, where more are asked. */
  depositCap: number | null
  /** The tenant's share of the inventory of fixtures. */
  inventory: string | null
}

/** What buying a property costs beside its price: a column per kind of buyer, amounts as shown. */
export type PurchaseCosts = {
  price: string
  columns: {
    kind: 'own-home' | 'standard'
    lines: { key: 'registration' | 'vat' | 'notary' | 'deed'; amount: string }[]
    total: string
  }[]
  region: Region
  /** The day the rates came into force, as `YYYY-MM-DD`. */
  from: string
  source: string
}

export type PropertyList = {
  id: number
  title: string | null
  goal: Goal | 'both'
  cards: PropertyCard[]
  window: PageWindow
  /** The list's document and the limit of whoever shows it; null where it is no list of an editor's. */
  base: { id: number; maximum: number | null } | null
  filters: ListingFilters
}

/** What is asked of a list, and what else can be: the types and cities it has properties of. */
export type ListingFilters = {
  criteria: ListingCriteria
  types: { webId: number; name: string; count: number }[]
  cities: (ShownCity & { count: number })[]
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

export type FooterColumn = {
  id: number
  title: string | null
  introText: string | null
  fullText: RichText
  pictures: Picture[]
  columns: { sm: number; md: number; lg: number }
}

export type Popup = {
  id: number
  updatedAt: string
  title: string
  description: RichText
  picture: Picture | null
  link: Link | null
  /** Seconds. */
  delay: number
}

/** A link of the narrow bar above the header; its icon and colour are the editors' choice. */
export type TopBarLink = Link & {
  icon: string | null
  color: 'paper' | 'sand' | 'ink' | 'brick' | null
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
    /** The lines of the editors. */
    openingHours: string[]
    /** Its pages on social media. */
    social: { name: string; url: string }[]
  }
  topBar: { left: TopBarLink[]; right: TopBarLink[] }
  menu: MenuEntry[]
  valuationHref: string
  /** The page where owners log in. */
  loginHref: string
  /** The page of the search alert; null where there is none in the language. */
  keepInformedHref: string | null
  homeHref: string
  footer: FooterColumn[]
  copyright: string | null
  popup: Popup | null
  consent: { firstAlwaysOn: boolean; policyHref: string | null; tracking: TrackingIds }
}

/** What is missing; a property that was there once and is no more says why, a project that it was there. */
export type MissingReason = 'page' | 'property' | 'project' | 'formerProject' | GoneReason

/** What one public address turns out to be. */
export type Resolved =
  | { kind: 'page'; page: Page; crumbs: Crumb[]; meta: Meta }
  | { kind: 'article'; article: Article; crumbs: Crumb[]; meta: Meta }
  | { kind: 'property'; property: PropertyDetail; crumbs: Crumb[]; meta: Meta }
  | { kind: 'project'; project: Project; crumbs: Crumb[]; meta: Meta }
  | { kind: 'saved'; crumbs: Crumb[]; meta: Meta }
  | { kind: 'redirect'; href: string; permanent: boolean }
  | { kind: 'not-found'; reason: MissingReason }

export type Project = {
  id: number
  title: string
  place: string
  description: RichText
  pictures: Picture[]
  externalUrl: string | null
  units: PropertyCard[]
  /** What they are in sum. */
  summary: UnitSummary
  /** The lowest price of those, a rent by the month. */
  priceFrom: { goal: Goal; amount: string }[]
  map: MapMessage | null
  url: string
  agent: AgentCard | null
  listing: ProjectFacts
}
