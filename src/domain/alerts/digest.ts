import type { NamedCity } from '@/domain/search/named-city'
import type { Locale } from '@/domain/shared/locale'
import type { Alert, AlertHome } from './alert'
import { listingOf, type AlertListing } from './alert-search'
import { alertEventKinds, type AlertEventKind } from './alert-events'
import { dueAt } from './alert-times'
import { tellingOf, type AlertEvent, type Telling, type Told } from './telling'

/** How many homes a mail shows; the others it counts. */
export const MOST_HOMES = 12

/** A home in a mail. */
export type DigestEntry = { home: number } & Pick<Telling, 'kind' | 'price' | 'previousPrice'>

/** What a mail of an alert says, without words. */
export type DigestMail = {
  language: Locale
  /** Of all homes, those that are only counted too. */
  counts: Record<AlertEventKind, number>
  /** New ones first, then those that are back, then those that are cheaper; of each, the latest first. */
  entries: DigestEntry[]
  /** How many further ones there are. */
  more: number
  /** Where all homes of the alert stand. */
  listing: AlertListing
}

/**
 * `wait`: nothing leaves before that moment. `nothing`: no event is worth a mail. `mail`: it leaves now, and `told` is
 * to be kept with it. But for `wait`, all events that were given are dealt with.
 */
export type DigestPlan =
  { kind: 'wait'; until: string } | { kind: 'nothing' } | { kind: 'mail'; mail: DigestMail; told: Told[] }

type Situation = {
  alert: Alert
  /** Those that no mail has dealt with. */
  pending: readonly AlertEvent[]
  /** Of these homes, to this person: of whichever of their alerts, so that two of them tell no home twice. */
  told: readonly Told[]
  /** As they are now; one that is gone is missing. */
  homes: ReadonlyMap<number, AlertHome>
  now: Date
}

/** What somebody has to be told now, or when. Looks at what the homes are at this moment, not at what they were. */
export function planDigest({
  cities,
  most = MOST_HOMES,
  ...situation
}: Situation & { cities: readonly NamedCity[]; most?: number }): DigestPlan {
  const { alert, now } = situation
  const events = eventsSince(situation)
  const [first] = events.map(({ at }) => at).sort()
  if (first === undefined) return { kind: 'nothing' }
  const until = dueAt({ frequency: alert.frequency, first })
  if (until > now.toISOString()) return { kind: 'wait', until }
  const found = tellingsOf({ ...situation, events })
  if (found.length === 0) return { kind: 'nothing' }
  const mail: DigestMail = {
    language: alert.language,
    counts: countsOf(found),
    entries: found
      .slice(0, most)
      .map(({ home, kind, price, previousPrice }) => ({ home, kind, price, previousPrice })),
    more: Math.max(0, found.length - most),
    listing: listingOf({ criteria: alert.criteria, cities }),
  }
  return { kind: 'mail', mail, told: found.map(({ home, kind, price, at }) => ({ home, kind, price, at })) }
}

/** What a paused alert is for, and what happened before it was confirmed or resumed, is never told. */
function eventsSince({ alert: { state, since }, pending }: Situation): AlertEvent[] {
  return state === 'active' && since !== null ? pending.filter(({ at }) => at >= since) : []
}

type Found = Telling & { home: number }

function tellingsOf({ alert, homes, told, events }: Situation & { events: readonly AlertEvent[] }): Found[] {
  const toldOf = byHome(told)
  const found = [...byHome(events)].flatMap(([id, own]) => {
    const home = homes.get(id)
    const telling = home && tellingOf({ alert, home, events: own, told: toldOf.get(id) ?? [] })
    return telling ? [{ home: id, ...telling }] : []
  })
  return found.sort(byImportance)
}

function byHome<Item extends { home: number }>(items: readonly Item[]): Map<number, Item[]> {
  const groups = new Map<number, Item[]>()
  for (const item of items) {
    const group = groups.get(item.home)
    if (group) group.push(item)
    else groups.set(item.home, [item])
  }
  return groups
}

function byImportance(one: Found, other: Found): number {
  const byKind = alertEventKinds.indexOf(one.kind) - alertEventKinds.indexOf(other.kind)
  if (byKind !== 0) return byKind
  if (one.at !== other.at) return one.at > other.at ? -1 : 1
  return other.home - one.home
}

function countsOf(found: readonly Found[]): DigestMail['counts'] {
  const count = (kind: AlertEventKind): number => found.filter((telling) => telling.kind === kind).length
  return { new: count('new'), back: count('back'), 'price-drop': count('price-drop') }
}
