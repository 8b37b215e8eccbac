import { languages } from '@/domain/shared/languages'
import { perLocale, type Locale } from '@/domain/shared/locale'
import { hasMarquee } from './marquee'

/**
 * The statuses of a property that are shown (specification section 4); the original system has more, so the rules below
 * accept any text.
 */
export const propertyStatuses = ['available', 'sold', 'rented'] as const

export type PropertyStatus = (typeof propertyStatuses)[number]

/**
 * The label of a sold or rented property on pages, in mails and in the back office: the specification's texts (section 4),
 * and similar ones where it gives none.
 */
export const goneLabels = {
  sold: perLocale((locale) => languages[locale].gone.sold),
  rented: perLocale((locale) => languages[locale].gone.rented),
} satisfies Record<Exclude<PropertyStatus, 'available'>, Record<Locale, string>>

/** Whether a property is in lists, search and counts: only while it is available. */
export function isListed(status: string): boolean {
  return status === 'available'
}

/** The only ribbon of a property's picture: sold or rented before its marquee (1 to 4). */
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

/** Why a published property has no page any more: its last known status, or taken off the market. */
export type GoneReason = 'sold' | 'rented' | 'withdrawn'

/** The reason given for an unpublished property (product.md, settled reading 4). */
export function goneReason(status: string | null | undefined): GoneReason {
  return status === 'sold' || status === 'rented' ? status : 'withdrawn'
}
