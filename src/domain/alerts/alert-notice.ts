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

/** The last news about a property that an address received: stored, so that nobody receives it twice. */
export type NotifiedProperty = {
  property: number
  kind: AlertEventKind
  /** The price in that mail, in euro. */
  price: number | null
  /** When the last event in that mail happened. */
  at: string
}

/** The news about a property in a mail. */
export type AlertNotice = {
  kind: AlertEventKind
  price: number | null
  previousPrice: number | null
  at: string
}

/** The smallest relative price drop that is worth a mail. */
export const LEAST_DROP = 0.01

/** How long a property has to be known before its return is news: an editor may take one off for an hour. */
export const BACK_AFTER_HOURS = 24

const HOUR = 3_600_000

type NoticeContext = {
  alert: Alert
  /** As it is now. */
  property: AlertProperty
  /** Events of this property since the alert began: at least one. */
  events: readonly AlertEvent[]
  /** Of this property. */
  notified: readonly NotifiedProperty[]
}

/**
 * The news of an alert about a property after these events. Null if its holder knows it all, or if the property no longer
 * meets the criteria. A price drop of a property that was never in a mail makes it a new property.
 */
export function alertNoticeFor(situation: NoticeContext): AlertNotice | null {
  const { alert, property, events, notified } = situation
  const isMeant =
    isShownIn({ property, language: alert.language }) && meetsCriteria({ property, criteria: alert.criteria })
  if (!isMeant) return null
  const last = latest(notified)
  const found = last === null ? firstNotice(situation) : laterNotice({ ...situation, last })
  return found && { ...found, price: property.shownPrice, at: latest(events)?.at ?? '' }
}

type NoticeReason = Pick<AlertNotice, 'kind' | 'previousPrice'>

function firstNotice({ alert, property, events }: NoticeContext): NoticeReason | null {
  const reason = (kind: AlertEventKind): NoticeReason => ({ kind, previousPrice: null })
  if (events.some(({ kind }) => kind === 'new')) return reason('new')
  if (events.some(({ kind }) => kind === 'back')) return reason('back')
  const from = dropFrom(events)
  const wasMeant = meetsCriteria({ property: { ...property, shownPrice: from }, criteria: alert.criteria })
  return wasMeant && !isDrop({ from, to: property.shownPrice }) ? null : reason('new')
}

function laterNotice({
  property,
  events,
  last,
}: NoticeContext & { last: NotifiedProperty }): NoticeReason | null {
  const cameBack = events.some(
    ({ kind, at }) => kind === 'back' && hoursBetween(last.at, at) >= BACK_AFTER_HOURS,
  )
  // Without a price in the last mail, the one before the drop counts.
  const from = last.price ?? dropFrom(events)
  const isCheaper = isDrop({ from, to: property.shownPrice })
  if (!cameBack && !isCheaper) return null
  // A mail shows no earlier price that its reader never received.
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
