import type { ShownDistance } from '@/domain/district/nearby'
import type { NearbyKind } from '@/domain/district/nearby-kinds'
import type { EnergyLabel } from '@/domain/energy/energy-label'
import type { Region } from '@/domain/energy/region'
import type { LeadKind } from '@/domain/leads/lead-kinds'
import type { MapMessage } from '@/domain/map/map-message'
import type { ShownPriceHistory } from '@/domain/price-history/shown-price-history'
import type { CardSurface, PriceNote } from '@/domain/properties/card-facts'
import type { FloodSymbol } from '@/domain/properties/flood-symbol'
import type { Goal } from '@/domain/properties/goal'
import type { PriceView } from '@/domain/properties/price'
import type { PropertyStatus, RibbonKind } from '@/domain/properties/property-status'
import type { RoomKind } from '@/domain/properties/rooms'
import type { AgentCard } from '@/site/data/agents/agent-models'
import type { LeadTerms } from '@/site/data/leads/lead-models'
import type { ListedPropertyFacts } from '@/site/data/search/search-models'
import type { Picture, RichText, Video } from '@/site/data/view-models'

/** The view models of properties. */

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
