import { formatEuro } from '@/domain/properties/price'
import { propertyStatuses, type PropertyStatus } from '@/domain/properties/property-status'

/** An event in the history of a property, as its owner sees it. */
export type PropertyEvent = { at: string } & (
  | { kind: 'published' | 'withdrawn' }
  /** `isAgain`: it was on the market before, and does not come there for the first time. */
  | { kind: 'status'; to: PropertyStatus; isAgain: boolean }
  /** Amounts; null if there was, or is, none. */
  | { kind: 'price'; from: string | null; to: string | null }
)

/** An event as the database stores it: amounts and statuses as texts. */
export type StoredEvent = { at: string; kind: string; before: string | null; after: string | null }

const amountOf = (text: string | null): string | null => {
  const amount = Number(text ?? 0)
  return amount > 0 ? formatEuro(amount) : null
}

/** What an event says to the owner; null if it says nothing, such as a price that still has no amount. */
export function toPropertyEvent({ at, kind, before, after }: StoredEvent): PropertyEvent | null {
  if (kind === 'published' || kind === 'withdrawn') return { at, kind }
  if (kind === 'status') {
    const to = propertyStatuses.find((status) => status === after)
    return to === undefined ? null : { at, kind, to, isAgain: before !== 'coming-soon' }
  }
  const [from, to] = [amountOf(before), amountOf(after)]
  return kind === 'price' && from !== to ? { at, kind, from, to } : null
}
