import 'server-only'
import { whereListedIn } from '@/cms/queries/listed-in'
import { mostMapProperties, type MapMessage } from '@/domain/map/map-message'
import type { ListingCriteria } from '@/domain/search/criteria'
import type { Locale } from '@/domain/shared/locale'
import { asVisitor, getClient } from './client'
import { toMap, whereId } from './find-cards'
import { everythingAvailable, getListSelection } from './list-selections'
import { mapFields, toListMap, type MapSource } from './map'
import { findHomes } from './search'

/** The published homes of these ids in their order. Three reads whatever their number, and of every home one picture. */
async function findMapSources(ids: readonly number[], locale: Locale): Promise<MapSource[]> {
  if (ids.length === 0) return []
  const payload = await getClient()
  const shared = { locale, depth: 0, ...asVisitor, limit: ids.length } as const
  const { docs } = await payload.find({
    collection: 'properties',
    ...shared,
    where: { and: [whereId(ids), whereListedIn(locale)] },
    select: mapFields,
  })
  const [cities, media] = await Promise.all([
    payload.find({ collection: 'cities', ...shared, where: whereId(docs.map(({ city }) => city)) }),
    payload.find({ collection: 'media', ...shared, where: whereId(docs.map((home) => home.pictures?.[0])) }),
  ])
  const [homeOf, cityOf, pictureOf] = [toMap(docs), toMap(cities.docs), toMap(media.docs)]
  return ids.flatMap((id) => {
    const home = homeOf.get(id)
    if (!home) return []
    const picture = pictureOf.get(home.pictures?.[0])
    return { ...home, city: cityOf.get(home.city) ?? home.city, pictures: picture ? [picture] : [] }
  })
}

type Question = {
  criteria: ListingCriteria
  /** The document of a property list; null for all homes that can be had. */
  listId: number | null
  /** Of whoever shows the list. */
  maximum: number | null
  locale: Locale
}

/**
 * The message of a 'list' map of the homes of a listing: the first 500 of all its pages, found by the same question as
 * the listing itself. Null where there is no such list. Not cached: criteria can be anything a visitor types.
 */
export async function findListMap({
  criteria,
  listId,
  maximum,
  locale,
}: Question): Promise<MapMessage | null> {
  const list = listId === null ? everythingAvailable(locale) : await getListSelection({ id: listId, locale })
  if (!list) return null
  const asked = { ...criteria, page: 1 }
  const { ids, window } = await findHomes({ list, criteria: asked, maximum, size: mostMapProperties })
  const homes = await findMapSources(ids, locale)
  return toListMap({ homes, locale, total: window.total, area: criteria.area })
}
