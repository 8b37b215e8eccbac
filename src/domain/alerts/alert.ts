import { canBeHad } from '@/domain/properties/property-status'
import { meetsCriteria, type SearchedProperty } from '@/domain/search/matches-criteria'
import type { Locale } from '@/domain/shared/locale'
import type { AlertCriteria } from './alert-criteria'

/** How often an alert sends mails, as the form offers it. */
export const alertFrequencies = ['immediately', 'daily', 'weekly'] as const

export type AlertFrequency = (typeof alertFrequencies)[number]

/** `unconfirmed` until the address is confirmed; only an active alert sends mails. */
export const alertStates = ['unconfirmed', 'active', 'paused', 'ended'] as const

export type AlertState = (typeof alertStates)[number]

/** Why an alert has ended: its holder ended it, nobody answered, or the agency closed it. */
export const alertEnds = ['unsubscribed', 'expired', 'closed'] as const

export type AlertEnd = (typeof alertEnds)[number]

/** A search alert without its holder; moments in UTC as `Date.toISOString` writes them. */
export type Alert = {
  criteria: AlertCriteria
  frequency: AlertFrequency
  /** The language of its mails; properties have to be listed in it. */
  language: Locale
  state: AlertState
  /** When it was confirmed or resumed; earlier events are not reported. */
  since: string | null
  expiresAt: string | null
  /** When its holder was asked whether they still look for a property. */
  askedAt: string | null
  endedAt: string | null
  endedBy: AlertEnd | null
}

/** A property as alerts see it: what the search knows, and whether visitors see it. */
export type AlertProperty = SearchedProperty & { status: string; isPublished: boolean }

/** Whether an alert matches a property that visitors can have: published, still to be had, listed in the alert's language. */
export const alertMatches = ({ alert, property }: { alert: Alert; property: AlertProperty }): boolean =>
  alert.state === 'active' &&
  isShownIn({ property, language: alert.language }) &&
  meetsCriteria({ property, criteria: alert.criteria })

/** Whether a property can be had and is listed in a language. */
export const isShownIn = ({
  property: { isPublished, status, texts },
  language,
}: {
  property: Pick<AlertProperty, 'isPublished' | 'status' | 'texts'>
  language: Locale
}): boolean => isPublished && canBeHad(status) && texts[language] !== undefined
