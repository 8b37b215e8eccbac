import { formatEuro } from '@/domain/properties/price'
import { propertyStatuses, type PropertyStatus } from '@/domain/properties/property-status'

/** What has become of a property, as its history is told. */
export type PropertyEvent = { at: string } & (
  | { kind: 'published' | 'withdrawn' }
  | { kind: 'status'; to: PropertyStatus }
  /** Amounts; null where there was, or is, none. */
  | { kind: 'price'; from: string | null; to: string | null }
)

/** As the database keeps it: amounts and states as texts. */
export type StoredEvent = { at: string; kind: string; before: string | null; after: string | null }

const amountOf = (text: string | null): string | null => {
  const amount = Number(text ?? 0)
  return amount > 0 ? formatEuro(amount) : null
}

/** What an event says to the owner; null for one that says nothing, such as a price that stays without an amount. */
export function toPropertyEvent({ at, kind, before, after }: StoredEvent): PropertyEvent | null {
  if (kind === 'published' || kind === 'withdrawn') return { at, kind }
  if (kind === 'status') {
    const to = propertyStatuses.find((status) => status === after)
    return to === undefined ? null : { at, kind, to }
  }
  const [from, to] = [amountOf(before), amountOf(after)]
  return kind === 'price' && from !== to ? { at, kind, from, to } : null
}
