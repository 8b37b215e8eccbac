import type { Goal } from '@/domain/properties/goal'
import { isListed } from '@/domain/properties/property-status'

/** Whether visitors see a property: not, as last saved, or as it was before the last changes. */
export type Publication = 'draft' | 'online' | 'changed'

/** Whether a property can be had, and how. */
export type Market = 'sale' | 'rent' | 'sold' | 'rented'

/** The state of a property in both respects. */
export type Standing = { publication: Publication; market: Market }

type StoredState = {
  goal: Goal
  status: string | null
  /** Whether the property is on the site. */
  isPublished: boolean
  /** Whether its last version is on the site. */
  isLatestPublished: boolean
}

function publicationOf({ isPublished, isLatestPublished }: StoredState): Publication {
  if (!isPublished) return 'draft'
  return isLatestPublished ? 'online' : 'changed'
}

/** The state of a property, in publication and in sale. */
export function standingOf(property: StoredState): Standing {
  const { goal, status } = property
  const gone = status === 'rented' ? 'rented' : 'sold'
  return { publication: publicationOf(property), market: isListed(status ?? 'available') ? goal : gone }
}
