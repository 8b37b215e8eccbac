import { meetsCriteria } from '@/domain/search/matches-criteria'
import { isShownIn, type Alert, type AlertHome } from './alert'
import type { AlertEventKind } from './alert-events'

/** Something that became of a home and that an alert was found to be for. */
export type AlertEvent = {
  /** The home's ID. */
  home: number
  kind: AlertEventKind
  /** In UTC as `Date.toISOString` writes it. */
  at: string
  /** In euro, before a drop; null otherwise. */
  previousPrice: number | null
}

/** What somebody has been told of a home: kept, so that they are told nothing twice. */
export type Told = {
  home: number
  kind: AlertEventKind
  /** The price they were told, in euro. */
  price: number | null
  /** Of the last event that it told of. */
  at: string
}

/** What a mail says of a home. */
export type Telling = { kind: AlertEventKind; price: number | null; previousPrice: number | null; at: string }

/** From which part of the price on a drop is worth a mail. */
export const LEAST_DROP = 0.01

/** How long a home has to be known before its coming back is news: an editor may take one off for an hour. */
export const BACK_AFTER_HOURS = 24

const HOUR = 3_600_000

type Situation = {
  alert: Alert
  /** As it is now. */
  home: AlertHome
  /** Of this home, since the alert began: at least one. */
  events: readonly AlertEvent[]
  /** Of this home. */
  told: readonly Told[]
}

/**
 * What an alert tells a person about a home after these events. Null where they know it all, or where the home no longer
 * meets their criteria. A drop of a home that they never heard of is a new home to them.
 */
export function tellingOf(situation: Situation): Telling | null {
  const { alert, home, events, told } = situation
  const isMeant =
    isShownIn({ home, language: alert.language }) && meetsCriteria({ home, criteria: alert.criteria })
  if (!isMeant) return null
  const last = latest(told)
  const found = last === null ? firstTelling(situation) : nextTelling({ ...situation, last })
  return found && { ...found, price: home.shownPrice, at: latest(events)?.at ?? '' }
}

type Said = Pick<Telling, 'kind' | 'previousPrice'>

function firstTelling({ alert, home, events }: Situation): Said | null {
  const said = (kind: AlertEventKind): Said => ({ kind, previousPrice: null })
  if (events.some(({ kind }) => kind === 'new')) return said('new')
  if (events.some(({ kind }) => kind === 'back')) return said('back')
  const from = dropFrom(events)
  const wasMeant = meetsCriteria({ home: { ...home, shownPrice: from }, criteria: alert.criteria })
  return wasMeant && !isDrop({ from, to: home.shownPrice }) ? null : said('new')
}

function nextTelling({ home, events, last }: Situation & { last: Told }): Said | null {
  const cameBack = events.some(
    ({ kind, at }) => kind === 'back' && hoursBetween(last.at, at) >= BACK_AFTER_HOURS,
  )
  // Where no price was told, the one before the drop.
  const from = last.price ?? dropFrom(events)
  const isCheaper = isDrop({ from, to: home.shownPrice })
  if (!cameBack && !isCheaper) return null
  // An old price that they were never told is none to them.
  return { kind: cameBack ? 'back' : 'price-drop', previousPrice: isCheaper ? last.price : null }
}

const hoursBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / HOUR

/** The price before the first of the drops. */
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
