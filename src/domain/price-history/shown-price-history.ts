import { PRICE_UNIT_STARTING_FROM } from '@/domain/properties/price'
import { isListed } from '@/domain/properties/property-status'
import { shownMoney, type PropertyMoney } from '@/domain/properties/shown-money'
import { belgianDay } from '@/domain/shared/belgian-day'

/** A change of the public price: the moment (ISO 8601), and the prices before and after it in euro. */
export type PriceChange = { at: string; from: number; to: number }

/** What is stored of a property's public time. */
export type PriceHistory = {
  /** The changes of its public price under its present goal, the oldest first. */
  changes: readonly PriceChange[]
  /** A snapshot wrote it: its first publication here is that of the import, and says nothing about the home. */
  isImported: boolean
}

/** A day of Belgium as `YYYY-MM-DD`, the price at its end and how much that is above (below 0: under) the one before, in euro. */
export type ShownPriceChange = { day: string; price: number; difference: number }

/** The day from which a property is online, null if it is not known, and its changes of price, the latest first. */
export type ShownPriceHistory = { since: string | null; changes: ShownPriceChange[] }

type HistoryProperty = PropertyMoney & {
  status?: string | null
  publishedAt?: string | null
  /** As an editor or a snapshot says, where it was offered before this site had it. */
  firstPublishedOn?: string | null
  /** What an editor decided for this property; empty: as the site settings say. */
  priceHistory?: 'shown' | 'hidden' | null
}

/** Of a day with several changes only the price at its end counts: a slip that was corrected at once is no change. */
function changesOfDays(changes: readonly PriceChange[]): ShownPriceChange[] {
  const days = new Map<string, { from: number; to: number }>()
  for (const { at, from, to } of changes) {
    const day = belgianDay(new Date(at))
    days.set(day, { from: days.get(day)?.from ?? from, to })
  }
  return [...days]
    .map(([day, { from, to }]) => ({ day, price: to, difference: to - from }))
    .filter(({ difference }) => difference !== 0)
    .reverse()
}

function isAllowed(property: HistoryProperty, isUsual: boolean): boolean {
  const { priceHistory, priceUnit, status } = property
  const hasPrice = shownMoney(property).comparable !== null && priceUnit !== PRICE_UNIT_STARTING_FROM
  return (priceHistory ? priceHistory === 'shown' : isUsual) && hasPrice && isListed(status ?? 'available')
}

/**
 * The moment (ISO 8601) from which a property is offered: what an editor or a snapshot says, or its first publication here; null
 * of an import that does not say it.
 */
export const onlineSince = ({
  publishedAt,
  firstPublishedOn,
  isImported,
}: Pick<HistoryProperty, 'publishedAt' | 'firstPublishedOn'> & Pick<PriceHistory, 'isImported'>):
  string | null => firstPublishedOn ?? (isImported ? null : (publishedAt ?? null))

/**
 * What visitors may see of a property's public time; null if neither the editor nor the site settings show it, if the property
 * is gone, if its price is on request, a starting price, an annuity or not of the whole property, and if nothing is known.
 */
export function shownPriceHistory(
  property: HistoryProperty,
  { history, isUsual }: { history: PriceHistory; isUsual: boolean },
): ShownPriceHistory | null {
  if (!isAllowed(property, isUsual)) return null
  const first = onlineSince({ ...property, isImported: history.isImported })
  const since = first && belgianDay(new Date(first))
  const changes = changesOfDays(history.changes)
  return since || changes.length > 0 ? { since, changes } : null
}
