import 'server-only'
import { findListedProperties } from '@/cms/queries/properties/listed-properties'
import { mostMapProperties, type MapMessage } from '@/domain/map/map-message'
import type { ListingCriteria } from '@/domain/search/criteria'
import type { Locale } from '@/domain/shared/locale'
import { getClient } from '@/site/data/client'
import { everythingAvailable, getListSelection } from './list-selections'
import { toListMap } from './map'
import { findProperties } from './search'

type ListMapInput = {
  criteria: ListingCriteria
  /** The document of a property list; null for all available properties. */
  listId: number | null
  /** From the module that shows the list. */
  maximum: number | null
  locale: Locale
}

/**
 * The message of a 'list' map of a listing's properties: the first 500 of all its pages, by the same query as the listing.
 * Null if there is no such list. Not cached, because visitors can type any criteria.
 */
export async function findListMap({
  criteria,
  listId,
  maximum,
  locale,
}: ListMapInput): Promise<MapMessage | null> {
  const list = listId === null ? everythingAvailable(locale) : await getListSelection({ id: listId, locale })
  if (!list) return null
  const asked = { ...criteria, page: 1 }
  const { ids, window } = await findProperties({ list, criteria: asked, maximum, size: mostMapProperties })
  const properties = await findListedProperties({ payload: await getClient(), ids, locale })
  return toListMap({ properties, locale, total: window.total, area: criteria.area, shape: criteria.shape })
}
