import { parseZip } from '@/domain/leads/values/zip-code'
import { isListed } from '@/domain/properties/property-status'
import { noCriteria, type ListingCriteria } from '@/domain/search/criteria'
import {
  isAtLeast,
  isInCities,
  meetsCriteria,
  type SearchedCity,
  type SearchedHome,
} from '@/domain/search/matches-criteria'
import type { Locale } from '@/domain/shared/locale'
import type { AlertWishes } from './alert-wishes'

/** How often somebody hears of homes, as the form offers it. */
export const alertFrequencies = ['immediately', 'daily', 'weekly'] as const

export type AlertFrequency = (typeof alertFrequencies)[number]

/** `unconfirmed` until the mail with the question has been answered; only an active one sends mails. */
export const alertStates = ['unconfirmed', 'active', 'paused', 'ended'] as const

export type AlertState = (typeof alertStates)[number]

/** Why an alert has ended: by its holder, because nobody answered, or by the agency. */
export const alertEnds = ['unsubscribed', 'expired', 'closed'] as const

export type AlertEnd = (typeof alertEnds)[number]

/** A search alert without its holder; moments in UTC as `Date.toISOString` writes them. */
export type Alert = {
  wishes: AlertWishes
  frequency: AlertFrequency
  /** Of its mails, and the homes have to be listed in it. */
  language: Locale
  state: AlertState
  /** What happened earlier is not told: when it was confirmed, or resumed. */
  since: string | null
  expiresAt: string | null
  /** When its holder was asked whether they still look for a home. */
  askedAt: string | null
  endedAt: string | null
  endedBy: AlertEnd | null
}

/** A home as alerts know it: what lists do not filter by, and whether visitors see it, beside what they do. */
export type AlertHome = SearchedHome & { bathrooms: number | null; status: string; isPublished: boolean }

/** Whether an alert is for a home that visitors can have: published, available, listed in the alert's language. */
export const alertMatches = ({ alert, home }: { alert: Alert; home: AlertHome }): boolean =>
  alert.state === 'active' &&
  isShownIn({ home, language: alert.language }) &&
  meetsWishes({ wishes: alert.wishes, home })

/** Whether a home stands in the lists of a language. */
export const isShownIn = ({
  home: { isPublished, status, texts },
  language,
}: {
  home: Pick<AlertHome, 'isPublished' | 'status' | 'texts'>
  language: Locale
}): boolean => isPublished && isListed(status) && texts[language] !== undefined

/** Whether a home is what somebody looks for, published or not: what the agency asks before it publishes one. */
export function meetsWishes({
  wishes,
  home,
}: {
  wishes: AlertWishes
  home: Omit<AlertHome, 'status' | 'isPublished'>
}): boolean {
  return (
    meetsCriteria({ home, criteria: sharedCriteria(wishes) }) &&
    isInPlaces({ city: home.city, wishes }) &&
    isAtLeast(home.bathrooms, wishes.minBathrooms) &&
    isAtLeast(home.garages, wishes.minGarages) &&
    isAtLeast(home.parkings, wishes.minParkings)
  )
}

/** The part of the wishes that is a listing's too, but for the places, which lists know by name alone. */
export function sharedCriteria(wishes: AlertWishes): ListingCriteria {
  const { goal, types, minPrice, maxPrice, minBedrooms, terrace, garden } = wishes
  return { ...noCriteria, goal, types, minPrice, maxPrice, minBedrooms, terrace, garden }
}

/** The zip of a home's city as alerts compare it; null where it has none. */
export const zipOf = (city: SearchedCity | null): string | null => parseZip(city?.zip ?? '')

function isInPlaces({
  city,
  wishes: { cities, zips },
}: {
  city: SearchedCity | null
  wishes: AlertWishes
}): boolean {
  if (cities.length === 0 && zips.length === 0) return true
  const zip = zipOf(city)
  return (zip !== null && zips.includes(zip)) || isInCities({ city, cities })
}
