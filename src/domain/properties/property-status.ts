import { hasMarquee } from './marquee'

/**
 * The states of a home that are shown (specification section 4); the original system knows more, so the
 * rules below take any text.
 */
export const propertyStatuses = ['available', 'sold', 'rented'] as const

export type PropertyStatus = (typeof propertyStatuses)[number]

/** Whether a home stands in lists, search and counts: only while it is available. */
export function isListed(status: string): boolean {
  return status === 'available'
}

/** The one ribbon a home's picture has room for: sold or rented before its marquee (1 to 4). */
export function ribbonKind({
  status,
  marquee,
}: {
  status: string
  marquee: number | null | undefined
}): 'sold' | 'rented' | 'marquee' | null {
  if (status === 'sold' || status === 'rented') return status
  return hasMarquee(marquee) ? 'marquee' : null
}

/** Why a home that was published has no page any more: in its last known state, or taken off the market. */
export type GoneReason = 'sold' | 'rented' | 'withdrawn'

/** What an unpublished home answers with (product.md, settled reading 4). */
export function goneReason(status: string | null | undefined): GoneReason {
  return status === 'sold' || status === 'rented' ? status : 'withdrawn'
}
