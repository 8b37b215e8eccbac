import 'server-only'
import type { Where } from 'payload'
import { findListedProperties } from '@/cms/queries/properties/listed-properties'
import type { Locale } from '@/domain/shared/locale'
import { getClient } from '@/site/data/client'
import { toCard } from './property-cards'
import { getSettings } from '@/site/data/content/settings'
import type { PropertyCard } from './property-models'

/** The names of marquee 1 to 4 in a language. */
export async function getMarqueeNames(locale: Locale): Promise<Record<number, string | null | undefined>> {
  const { marqueeNames } = await getSettings(locale)
  return { 1: marqueeNames?.one, 2: marqueeNames?.two, 3: marqueeNames?.three, 4: marqueeNames?.four }
}

export const toMap = <Doc extends { id: number }>(docs: readonly Doc[]): Map<unknown, Doc> =>
  new Map(docs.map((doc) => [doc.id, doc]))

export const whereId = (ids: readonly unknown[]): Where => ({ id: { in: [...new Set(ids)].filter(Boolean) } })

/** The published properties with these ids that are listed in the language, in their order, as cards. */
export async function findCards(input: { ids: readonly number[]; locale: Locale }): Promise<PropertyCard[]> {
  const { locale } = input
  const marqueeNames = await getMarqueeNames(locale)
  const properties = await findListedProperties({ payload: await getClient(), ...input })
  return properties.map((property) => toCard(property, { locale, marqueeNames }))
}
