import 'server-only'
import type { Property } from '@/cms/payload-types'
import { findSimilarCandidates } from '@/cms/queries/properties/similar-candidates'
import { shownPosition } from '@/domain/properties/position'
import { shownMoney } from '@/domain/properties/shown-money'
import { findMostSimilar, useOf, type ComparedHome } from '@/domain/properties/similar-homes'
import type { Locale } from '@/domain/shared/locale'
import { getClient } from '@/site/data/client'
import { idOf, orEmpty, orNull } from '@/site/data/defaults'
import { findCards } from './find-cards'
import { populated } from '@/site/data/content/pictures'
import type { PropertyCard } from '@/site/data/view-models'

function toCompared(home: Property): ComparedHome {
  const { sortedBy, isLifeAnnuity } = shownMoney(home)
  const { living, ground } = orEmpty(home.surfaces)
  const typeWebId = orNull(populated(home.type)?.webId)
  return {
    id: home.id,
    typeWebId,
    cityId: idOf(home.city),
    position: shownPosition(home),
    price: isLifeAnnuity ? sortedBy.amongAnnuities : sortedBy.ordinary,
    surface: orNull(useOf(typeWebId) === 'land' ? ground : living),
  }
}

/** The homes most like this one that can be had in a language (docs/similar-homes.md); none where none is like it. */
export async function findSimilar({
  home,
  locale,
}: {
  home: Property
  locale: Locale
}): Promise<PropertyCard[]> {
  const compared = toCompared(home)
  const candidates = await findSimilarCandidates({
    payload: await getClient(),
    home: compared,
    goal: home.goal,
    isLifeAnnuity: shownMoney(home).isLifeAnnuity,
    locale,
  })
  return findCards({ ids: findMostSimilar(compared, candidates).map(({ id }) => id), locale })
}
