import type { NamedCity } from '@/domain/search/towns/named-city'
import type { Locale } from '@/domain/shared/locale'
import type { Alert, AlertProperty } from './alert'
import { listingOf, type AlertListing } from './alert-search'
import { alertEventKinds, type AlertEventKind } from './alert-events'
import { dueAt } from './alert-times'
import { alertNoticeFor, type AlertEvent, type AlertNotice, type NotifiedProperty } from './alert-notice'

/** How many properties a mail shows; it only counts the others. */
export const MOST_PROPERTIES = 12

/** A property in a mail. */
export type DigestEntry = { property: number } & Pick<AlertNotice, 'kind' | 'price' | 'previousPrice'>

/** The content of an alert's mail, without words. */
export type DigestMail = {
  language: Locale
  /** Counts all properties, also those that are not shown. */
  counts: Record<AlertEventKind, number>
  /** New ones first, then those that are back, then price drops; the latest first in each group. */
  entries: DigestEntry[]
  /** How many further properties there are. */
  more: number
  /** The listing that shows all properties of the alert. */
  listing: AlertListing
}

/**
 * `wait`: nothing leaves before that moment. `nothing`: no event is worth a mail. `mail`: it leaves now, and `notified` is stored
 * with it. Except for `wait`, all given events are handled.
 */
export type DigestPlan =
  | { kind: 'wait'; until: string }
  | { kind: 'nothing' }
  | { kind: 'mail'; mail: DigestMail; notified: NotifiedProperty[] }

type DigestContext = {
  alert: Alert
  /** The events that no mail has handled yet. */
  pending: readonly AlertEvent[]
  /** Earlier mails to this address about these properties, from any of its alerts, so that two alerts do not repeat a property. */
  notified: readonly NotifiedProperty[]
  /** Their present state; a deleted property is missing. */
  properties: ReadonlyMap<number, AlertProperty>
  now: Date
}

/** The mail that an alert sends now, or when. It looks at the present state of the properties, not at that of the events. */
export function planDigest({
  cities,
  most = MOST_PROPERTIES,
  ...situation
}: DigestContext & { cities: readonly NamedCity[]; most?: number }): DigestPlan {
  const { alert, now } = situation
  const events = eventsSince(situation)
  const [first] = events.map(({ at }) => at).sort()
  if (first === undefined) return { kind: 'nothing' }
  const until = dueAt({ frequency: alert.frequency, first })
  if (until > now.toISOString()) return { kind: 'wait', until }
  const found = noticesFor({ ...situation, events })
  if (found.length === 0) return { kind: 'nothing' }
  const mail: DigestMail = {
    language: alert.language,
    counts: countsOf(found),
    entries: found
      .slice(0, most)
      .map(({ property, kind, price, previousPrice }) => ({ property, kind, price, previousPrice })),
    more: Math.max(0, found.length - most),
    listing: listingOf({ criteria: alert.criteria, cities }),
  }
  return {
    kind: 'mail',
    mail,
    notified: found.map(({ property, kind, price, at }) => ({ property, kind, price, at })),
  }
}

/** Events that a paused alert missed, or from before it was confirmed or resumed, are never reported. */
function eventsSince({ alert: { state, since }, pending }: DigestContext): AlertEvent[] {
  return state === 'active' && since !== null ? pending.filter(({ at }) => at >= since) : []
}

type FoundNotice = AlertNotice & { property: number }

function noticesFor({
  alert,
  properties,
  notified,
  events,
}: DigestContext & { events: readonly AlertEvent[] }): FoundNotice[] {
  const notifiedOf = byProperty(notified)
  const found = [...byProperty(events)].flatMap(([id, own]) => {
    const property = properties.get(id)
    const notice =
      property && alertNoticeFor({ alert, property, events: own, notified: notifiedOf.get(id) ?? [] })
    return notice ? [{ property: id, ...notice }] : []
  })
  return found.sort(byImportance)
}

function byProperty<Item extends { property: number }>(items: readonly Item[]): Map<number, Item[]> {
  const groups = new Map<number, Item[]>()
  for (const item of items) {
    const group = groups.get(item.property)
    if (group) group.push(item)
    else groups.set(item.property, [item])
  }
  return groups
}

function byImportance(one: FoundNotice, other: FoundNotice): number {
  const byKind = alertEventKinds.indexOf(one.kind) - alertEventKinds.indexOf(other.kind)
  if (byKind !== 0) return byKind
  if (one.at !== other.at) return one.at > other.at ? -1 : 1
  return other.property - one.property
}

function countsOf(found: readonly FoundNotice[]): DigestMail['counts'] {
  const count = (kind: AlertEventKind): number => found.filter((notice) => notice.kind === kind).length
  return { new: count('new'), back: count('back'), 'price-drop': count('price-drop') }
}
