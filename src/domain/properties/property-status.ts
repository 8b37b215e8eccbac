import type { Locale } from '@/domain/shared/locale'
import { hasMarquee } from './marquee'

/**
 * The states of a property that are shown (specification section 4); the original system knows more, so the
 * rules below take any text.
 */
export const propertyStatuses = ['available', 'sold', 'rented'] as const

export type PropertyStatus = (typeof propertyStatuses)[number]

/**
 * How a property that is gone is marked, on pages, in mails and in the back office: in the specification's letters (section 4),
 * and in the same manner where it gives none.
 */
export const goneLabels = {
  sold: { nl: 'VERKOCHT', fr: 'Vendu', en: 'SOLD', de: 'VERKAUFT' },
  rented: { nl: 'Verhuurd', fr: 'LOUÉ', en: 'RENTED', de: 'VERMIETET' },
} as const satisfies Record<Exclude<PropertyStatus, 'available'>, Record<Locale, string>>

/** Whether a property stands in lists, search and counts: only while it is available. */
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

/** Why a property that was published has no page any more: in its last known state, or taken off the market. */
export type GoneReason = 'sold' | 'rented' | 'withdrawn'

/** What an unpublished property answers with (product.md, settled reading 4). */
export function goneReason(status: string | null | undefined): GoneReason {
  return status === 'sold' || status === 'rented' ? status : 'withdrawn'
}
