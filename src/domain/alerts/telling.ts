import { meetsCriteria } from '@/domain/search/matches-criteria'
import { isShownIn, type Alert, type AlertProperty } from './alert'
import type { AlertEventKind } from './alert-events'

/** A change of a property that matches an alert. */
export type AlertEvent = {
  /** The ID of the property. */
  property: number
  kind: AlertEventKind
  /** In UTC as `Date.toISOString` writes it. */
  at: string
  /** In euro, before a drop; null otherwise. */
  previousPrice: number | null
}

/** What somebody has been told of a property: kept, so that they are told nothing twice. */
export type Told = {
  property: number
  kind: AlertEventKind
  /** The price they were told, in euro. */
  price: number | null
  /** Of the last event that it told of. */
  at: string
}

/** What a mail says of a property. */
export type Telling = { kind: AlertEventKind; price: number | null; previousPrice: number | null; at: string }

/** The smallest relative price drop that is worth a mail. */
export const LEAST_DROP = 0.01

/** How long a property has to be known before its return is news: an editor may take one off for an hour. */
export const BACK_AFTER_HOURS = 24

const HOUR = 3_600_000

type Situation = {
  alert: Alert
  /** As it is now. */
  property: AlertProperty
  /** Events of this property since the alert began: at least one. */
  events: readonly AlertEvent[]
  /** Of this property. */
  told: readonly Told[]
}

/**
 * What an alert tells a person about a property after these events. Null where they know it all, or where the property no longer
 * meets their criteria. A drop of a property that they never heard of is a new property to them.
 */
export function tellingOf(situation: Situation): Telling | null {
  const { alert, property, events, told } = situation
  const isMeant =
    isShownIn({ property, language: alert.language }) && meetsCriteria({ property, criteria: alert.criteria })
  if (!isMeant) return null
  const last = latest(told)
  const found = last === null ? firstTelling(situation) : nextTelling({ ...situation, last })
  return found && { ...found, price: property.shownPrice, at: latest(events)?.at ?? '' }
}

type Said = Pick<Telling, 'kind' | 'previousPrice'>

function firstTelling({ alert, property, events }: Situation): Said | null {
  const said = (kind: AlertEventKind): Said => ({ kind, previousPrice: null })
  if (events.some(({ kind }) => kind === 'new')) return said('new')
  if (events.some(({ kind }) => kind === 'back')) return said('back')
  const from = dropFrom(events)
  const wasMeant = meetsCriteria({ property: { ...property, shownPrice: from }, criteria: alert.criteria })
  return wasMeant && !isDrop({ from, to: property.shownPrice }) ? null : said('new')
}

function nextTelling({ property, events, last }: Situation & { last: Told }): Said | null {
  const cameBack = events.some(
    ({ kind, at }) => kind === 'back' && hoursBetween(last.at, at) >= BACK_AFTER_HOURS,
  )
  // Where no price was told, the one before the drop.
  const from = last.price ?? dropFrom(events)
  const isCheaper = isDrop({ from, to: property.shownPrice })
  if (!cameBack && !isCheaper) return null
  // An old price that they were never told is none to them.
  return { kind: cameBack ? 'back' : 'price-drop', previousPrice: isCheaper ? last.price : null }
}

const hoursBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / HOUR

/** The price before the first drop. */
function dropFrom(events: readonly AlertEvent[]): number | null {
  const drops = events.filter(({ kind }) => kind === 'price-drop')
  return drops.toSorted(byTime)[0]?.previousPrice ?? null
}

const isDrop = ({ from, to }: { from: number | null; to: number | null }): boolean =>
  from !== null && to !== null && to < from && from - to >= from * LEAST_DROP

const byTime = (one: { at: string }, other: { at: string }): number =>
  one.at < other.at ? -1 : Number(one.at > other.at)

const latest = <Item extends { at: string }>(items: readonly Item[]): Item | null =>
  items.toSorted(byTime).at(-1) ?? null
