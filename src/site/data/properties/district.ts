import 'server-only'
import type { PropertyOfPage } from '@/cms/queries/properties/property-of-page'
import { shownDistance, type NearbyPlace, type ShownDistance } from '@/domain/district/nearby'
import { nearbyKinds } from '@/domain/district/nearby-kinds'
import { centreOfTown } from '@/domain/places/town-centre'
import type { Locale } from '@/domain/shared/locale'
import { paragraphsOf } from '@/domain/shared/text'
import { orElse, orNull } from '@/site/data/defaults'
import { populated } from '@/site/data/content/pictures'
import type { District } from './property-models'

/** How far it is to the middle of the town; null where the gazetteer or the property has no position. */
function distanceToCentre(property: PropertyOfPage, locale: Locale): ShownDistance {
  const city = populated(property.city)
  if (!city) return null
  const { zip, countryId, name } = city
  const centre = centreOfTown({ zip: orNull(zip), countryId: orNull(countryId), names: { [locale]: name } })
  return centre && shownDistance(property, { latitude: centre.lat, longitude: centre.lng })
}

/**
 * The section on the district. It has the text of the property, else the text of its town, the places that editors named, and
 * the distance to the middle of the town. Null if editors wrote and named nothing.
 */
export function toDistrict(property: PropertyOfPage, locale: Locale): District | null {
  const text = paragraphsOf(
    orElse(property.districtText?.trim() || populated(property.city)?.districtText, ''),
  )
  // A draft may have rows that are not filled in yet.
  const rows: NearbyPlace[] = orElse(property.nearby, []).filter(({ kind }) => nearbyKinds.includes(kind))
  if (text.length === 0 && rows.length === 0) return null
  const places = rows.map((row) => ({
    kind: row.kind,
    name: orElse(row.name, '').trim(),
    distance: shownDistance(property, row),
  }))
  const toCentre = distanceToCentre(property, locale)
  const isRounded =
    property.publishAddress !== true && [toCentre, ...places.map(({ distance }) => distance)].some(Boolean)
  return { text, places, toCentre, isRounded }
}
