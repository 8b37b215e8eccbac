import 'server-only'
import type { Where } from 'payload'
import { whereListedIn } from '@/cms/queries/listed-in'
import type { Locale } from '@/domain/shared/locale'
import { asVisitor, getClient } from './client'
import { cardFields, toCard, type CardSource } from './property-cards'
import { getSettings } from './settings'
import type { PropertyCard } from './view-models'

/** The names of marquee 1 to 4 in a language. */
export async function getMarqueeNames(locale: Locale): Promise<Record<number, string | null | undefined>> {
  const { marqueeNames } = await getSettings(locale)
  return { 1: marqueeNames?.one, 2: marqueeNames?.two, 3: marqueeNames?.three, 4: marqueeNames?.four }
}

export const toMap = <Doc extends { id: number }>(docs: readonly Doc[]): Map<unknown, Doc> =>
  new Map(docs.map((doc) => [doc.id, doc]))

export const whereId = (ids: readonly unknown[]): Where => ({ id: { in: [...new Set(ids)].filter(Boolean) } })

/**
 * The published homes of these ids that are listed in the language, in their order, with city, type and first picture.
 * Four reads whatever their number; depth would read every picture of every home.
 */
export async function findCardSources({
  ids,
  locale,
}: {
  ids: readonly number[]
  locale: Locale
}): Promise<CardSource[]> {
  if (ids.length === 0) return []
  const payload = await getClient()
  const shared = { locale, depth: 0, ...asVisitor, limit: ids.length } as const
  const { docs } = await payload.find({
    collection: 'properties',
    ...shared,
    where: { and: [whereId(ids), whereListedIn(locale)] },
    select: cardFields,
  })
  const [cities, types, pictures] = await Promise.all([
    payload.find({ collection: 'cities', ...shared, where: whereId(docs.map(({ city }) => city)) }),
    payload.find({ collection: 'property-types', ...shared, where: whereId(docs.map(({ type }) => type)) }),
    payload.find({
      collection: 'media',
      ...shared,
      where: whereId(docs.map((home) => home.pictures?.[0])),
    }),
  ])
  const [homeOf, cityOf, typeOf, pictureOf] = [
    toMap(docs),
    toMap(cities.docs),
    toMap(types.docs),
    toMap(pictures.docs),
  ]
  return ids.flatMap((id) => {
    const home = homeOf.get(id)
    if (!home) return []
    const picture = pictureOf.get(home.pictures?.[0])
    return {
      ...home,
      city: cityOf.get(home.city) ?? home.city,
      type: typeOf.get(home.type) ?? home.type,
      pictures: picture ? [picture] : [],
    }
  })
}

/** The same as cards. */
export async function findCards(question: {
  ids: readonly number[]
  locale: Locale
}): Promise<PropertyCard[]> {
  const { locale } = question
  const marqueeNames = await getMarqueeNames(locale)
  const homes = await findCardSources(question)
  return homes.map((home) => toCard(home, { locale, marqueeNames }))
}
