import type { ListingSort } from '@/domain/search/criterion-kinds'
import type { PlacedCity } from '@/domain/search/towns/city-label'
import type { EnergyLabel } from '@/domain/energy/energy-label'
import type { ShownDistance } from '@/domain/district/nearby'
import type { NearbyKind } from '@/domain/district/nearby-kinds'
import type { Region } from '@/domain/energy/region'
import type { LeadKind } from '@/domain/leads/lead-kinds'
import type { MapMessage } from '@/domain/map/map-message'
import type { Phase, UnitsLeft } from '@/domain/projects/units-left'
import type { UnitSummary } from '@/domain/projects/unit-summary'
import type { FloodSymbol } from '@/domain/properties/flood-symbol'
import type { CardSurface, PriceNote } from '@/domain/properties/card-facts'
import type { ShownPriceHistory } from '@/domain/price-history/shown-price-history'
import type { Goal } from '@/domain/properties/goal'
import type { PriceView } from '@/domain/properties/price'
import type { GoneReason, PropertyStatus, RibbonKind } from '@/domain/properties/property-status'
import type { RoomKind } from '@/domain/properties/rooms'
import type { ListingCriteria } from '@/domain/search/criteria'
import type { PageWindow } from '@/domain/search/paging'
import type { Locale } from '@/domain/shared/locale'
import type { LeadTerms } from './leads/lead-models'
import type { AgentPage } from './agents/agent-page'
import type { Page } from './content/page-models'
import type { PlaceLink, PlacePage } from './places/place-page'
import type { ListedPropertyFacts, Meta, ProjectFacts } from './search/search-models'

/** The view models that site/data passes to screens and modules: plain values in one language, ready to show. */

export type Picture = {
  /** A middle width, for browsers without `srcset` and for shared links. */
  src: string
  srcSet: string
  width: number
  height: number
  alt: string
  /** Average colour as `#rrggbb`, shown until the picture has loaded. */
  color: string | null
  kind: 'photo' | 'floor-plan' | 'logo' | 'portrait' | 'document-cover'
}

export type Link = { href: string; label: string; newTab: boolean }

export type Crumb = { name: string; href: string | null }

export type AlternateAddress = { locale: Locale; href: string }

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

/** A video or tour of another site, which loads only when the visitor plays it. */
export type Video = {
  kind: 'file' | 'frame'
  src: string
  /** The address of `src`, playing at once. */
  playingSrc: string
  /** As the editor wrote it, for a new tab. */
  href: string
  /** Its description, for screen readers. */
  title: string
  /** Shown on it before it plays; null if its caption says the same. */
  name: string | null
  caption: string | null
  texts: { play: string; open: string; newTab: string }
}

export type EnergyBadge = {
  label: EnergyLabel | null
  /** The text to show without a label image (Luxembourg, other countries). */
  labelText: string | null
  image: boolean
  region: Region | null
  /** kWh/m².year */
  kwh: number | null
}

export type Ribbon = { kind: RibbonKind; text: string }

/** What a picture of a card is marked with, in the order shown. */
export type CardMark = 'film' | 'tour' | 'plan'

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
  /** Those that matter for its type. */
  surfaces: CardSurface[]
  /** In euro. */
  priceNote: PriceNote | null
  /** The price before it went down, and the moment until which it was shown. */
  earlierPrice: { amount: number; until: string } | null
  marks: CardMark[]
  /** What the editor or the snapshot says, else the first publication on this site. */
  onlineSince: string | null
  pictureCount: number
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
  /** The languages that the agent speaks. */
  languages?: readonly Locale[]
  /** Their own page. */
  href?: string | null
}

/** A fact of the property page: the key names the label in the messages; the value is formatted, a message key, or in words. */
export type PropertyFact =
  | { key: string; value: string }
  | { key: RoomKind; count: number }
  | { key: string; option: string }
  | { key: string; amount: number; unit: 'kwhYear' | 'co2' | 'years' }
  | { key: string; money: string; per: 'month' | 'year' }

export type FactGroup = {
  key: 'rooms' | 'surfaces' | 'construction' | 'energy' | 'planning' | 'costs' | 'lifeAnnuity'
  facts: PropertyFact[]
}

export type PropertyDetail = PropertyCard & {
  /** Street and number; null if the address is not published. */
  street: string | null
  town: string
  region: Region | null
  description: RichText
  pictures: Picture[]
  /** Only known facts, in the order of interest. */
  factGroups: FactGroup[]
  hasRenovationDuty: boolean
  certificateNumber: string | null
  agent: AgentCard | null
  similar: PropertyCard[]
  newBuild: boolean
  /** For a property for sale with a published price. */
  purchaseCosts: PurchaseCosts | null
  priceHistory: ShownPriceHistory | null
  /** Its position, as exactly as it is published. */
  map: MapMessage | null
  /** What an editor wrote and named around it. */
  district: District | null
  /** For a rental. */
  rental: RentalView | null
  isLifeAnnuity: boolean
  /** The starting price of a public or online sale, as shown. */
  startPrice: string | null
  floodSymbol: FloodSymbol | null
  /** The names of the documents that a visitor can request. */
  documents: string[]
  /** The forms on its page. */
  forms: LeadKind[]
  leadTerms: LeadTerms
  /** Its full public URL in this language. */
  url: string
  /** The video and tour that can be embedded. */
  video: Video | null
  virtualTour: Video | null
  latitude: number | null
  longitude: number | null
  updatedAt: string
  listing: ListedPropertyFacts
}

/** A district: the editor's text by paragraph, the places named, and how far it is to the middle of the town. */
export type District = {
  text: string[]
  /** A place without a name is told by its kind alone. */
  places: { kind: NearbyKind; name: string; distance: ShownDistance }[]
  toCentre: ShownDistance
  /** The address is hidden, so that the distances are rounded up. */
  isRounded: boolean
}

/** What a tenant pays: amounts as shown, rent and charges by the month; null for unknown ones. */
export type RentalView = {
  rent: string | null
  charges: string | null
  total: string | null
  depositMonths: number
  deposit: string | null
  /** The number of months that the region's law allows, if more are asked. */
  depositCap: number | null
  /** The tenant's share of the inventory of fixtures. */
  inventory: string | null
}

/** The costs of buying a property in addition to its price: a column per kind of buyer, amounts as shown. */
export type PurchaseCosts = {
  price: string
  columns: {
    kind: 'own-home' | 'standard'
    lines: { key: 'registration' | 'vat' | 'notary' | 'deed'; amount: string }[]
    total: string
  }[]
  /**
   * In euro, for a loan of the first kind of buyer: price and costs, own means to begin with, and the agency's rate of a year
   * in percent with its day, `YYYY-MM-DD`; with that rate, an example of the amount borrowed and a month's payment.
   */
  loan: {
    total: number
    ownMeans: number
    rate: { percent: number; from: string } | null
    example: { loan: number; monthly: number } | null
  }
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
  /** The list's document and the limit of the module; null without an editor's list. */
  base: { id: number; maximum: number | null } | null
  /** Its own order, which visitors may change. */
  sort: ListingSort
  filters: ListingFilters
  /**
   * A typed line that the list answers, its words that ask for nothing, the criteria of the address, which have the line
   * itself, and those that were read in it.
   */
  line: { text: string; unread: string[]; asked: ListingCriteria; read: ListingCriteria } | null
  /** The projects that the typed words name. */
  projects?: { href: string; name: string; place: string }[]
}

/** The criteria of a list, and its further choices: the types and cities of its properties. */
export type ListingFilters = {
  criteria: ListingCriteria
  types: { webId: number; name: string; count: number }[]
  cities: (PlacedCity & { count: number })[]
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

/** Who wrote an article: an agent, with the address of their page if they have one, or somebody by name alone. */
export type ArticleAuthor = Pick<AgentCard, 'name' | 'jobTitle' | 'photo' | 'href'>

/** An article with what its page shows below it. */
export type ArticleOfPage = Article & {
  /** Null: the agency. */
  author: ArticleAuthor | null
  related: ArticleTeaser[]
  properties: PropertyCard[]
}

/** What is missing; a former property says why, a former project that it existed. */
export type MissingReason = 'page' | 'property' | 'project' | 'formerProject' | GoneReason

/** What a public address leads to. */
export type ResolvedAddress =
  | { kind: 'page'; page: Page; crumbs: Crumb[]; meta: Meta; towns?: PlaceLink[] }
  | { kind: 'article'; article: ArticleOfPage; crumbs: Crumb[]; meta: Meta }
  | { kind: 'property'; property: PropertyDetail; crumbs: Crumb[]; meta: Meta }
  | { kind: 'project'; project: Project; crumbs: Crumb[]; meta: Meta }
  | { kind: 'place'; place: PlacePage; crumbs: Crumb[]; meta: Meta }
  | { kind: 'agent'; page: AgentPage; crumbs: Crumb[]; meta: Meta }
  | { kind: 'saved'; crumbs: Crumb[]; meta: Meta }
  | { kind: 'redirect'; href: string; permanent: boolean }
  | { kind: 'not-found'; reason: MissingReason }

/** A property of a project; a surface in m², prices in euro. */
export type ProjectUnit = PropertyCard & {
  number: string | null
  /** 0 is the ground floor. */
  floor: number | null
  terrace: number | null
  /** The price of the whole property or its monthly rent, if it is shown. */
  comparable: number | null
  /** The name of its phase. */
  phase: string | null
}

export type Project = {
  id: number
  title: string
  place: string
  description: RichText
  pictures: Picture[]
  externalUrl: string | null
  units: ProjectUnit[]
  /** What is left of them, by type. */
  left: UnitsLeft[]
  phases: Omit<Phase, 'unitIds'>[]
  /** Their summary. */
  summary: UnitSummary
  /** Their lowest price, for a rent by the month. */
  priceFrom: { goal: Goal; amount: string }[]
  map: MapMessage | null
  url: string
  agent: AgentCard | null
  listing: ProjectFacts
}
