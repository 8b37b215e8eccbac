import type { TrackingIds } from '@/domain/consent/tracking-ids'
import type { OpeningHours } from '@/domain/opening-hours/opening-hours'
import type { Position } from '@/domain/properties/position'
import type { Locale } from '@/domain/shared/locale'
import type { Link, Picture, RichText } from '@/site/data/view-models'

export type MenuEntry = Link & { children: MenuEntry[] }

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

/** A link of the narrow bar above the header; editors choose its icon and colour. */
export type TopBarLink = Link & {
  icon: string | null
  color: 'paper' | 'sand' | 'ink' | 'brick' | null
}

/** Everything around the page, the same on every page of a language. */
export type SiteFrame = {
  locale: Locale
  enabledLocales: Locale[]
  agency: {
    name: string
    phone: string | null
    email: string | null
    street: string | null
    place: string | null
    /** The legal mentions of an agency (IPI/BIV), as label key and value. */
    mentions: { key: string; value: string }[]
    ethicsUrl: string | null
    /** The opening hours by day; null if the settings have only a text. */
    hours: OpeningHours | null
    /** The lines of the editors, which count without hours by day. */
    openingHours: string[]
    /** Where it is on a map. */
    position: Position | null
    /** Its pages on social media. */
    social: { name: string; url: string }[]
  }
  topBar: { left: TopBarLink[]; right: TopBarLink[] }
  menu: MenuEntry[]
  valuationHref: string
  /** The page where owners log in. */
  loginHref: string
  /** The page of the search alert; null if the language has none. */
  keepInformedHref: string | null
  homeHref: string
  footer: FooterColumn[]
  copyright: string | null
  popup: Popup | null
  consent: { firstAlwaysOn: boolean; policyHref: string | null; tracking: TrackingIds }
}
