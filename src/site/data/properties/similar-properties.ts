import 'server-only'
import type { PropertyOfPage } from '@/cms/queries/properties/property-of-page'
import { findListedProperties, type ListedProperty } from '@/cms/queries/properties/listed-properties'
import { findSimilarProperties } from '@/cms/queries/properties/find-similar'
import { usableSurface } from '@/domain/properties/card-facts'
import { shownPosition } from '@/domain/properties/position'
import { shownMoney } from '@/domain/properties/shown-money'
import { useOf, type ComparedProperty } from '@/domain/properties/similar-properties'
import type { Locale } from '@/domain/shared/locale'
import { getClient } from '@/site/data/client'
import { idOf, orEmpty, orNull } from '@/site/data/defaults'
import { getNamedTypes } from '@/site/data/search/known-names'
import { populated } from '@/site/data/content/pictures'

function toCompared(property: PropertyOfPage): ComparedProperty {
  const { sortedBy, isLifeAnnuity } = shownMoney(property)
  const typeWebId = orNull(populated(property.type)?.webId)
  return {
    id: property.id,
    typeWebId,
    cityId: idOf(property.city),
    position: shownPosition(property),
    price: isLifeAnnuity ? sortedBy.amongAnnuities : sortedBy.ordinary,
    surface:
      useOf(typeWebId) === 'land'
        ? orNull(orEmpty(property.surfaces).ground)
        : usableSurface(typeWebId, property.surfaces),
  }
}

/** The available properties of a language that are most similar to this one (docs/similar-properties.md); possibly none. */
export async function findSimilar({
  property,
  locale,
}: {
  property: PropertyOfPage
  locale: Locale
}): Promise<ListedProperty[]> {
  const payload = await getClient()
  const similar = await findSimilarProperties({
    payload,
    property: toCompared(property),
    goal: property.goal,
    isLifeAnnuity: shownMoney(property).isLifeAnnuity,
    types: await getNamedTypes(),
    locale,
  })
  const ids = similar.map(({ id }) => id)
  return findListedProperties({ payload, ids, locale })
}
