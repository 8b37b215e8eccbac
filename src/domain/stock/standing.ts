import type { Goal } from '@/domain/properties/goal'
import { hasPage, propertyStatuses, type PropertyStatus } from '@/domain/properties/property-status'

/**
 * Whether visitors see a property: not, as last saved, or as it was before the last changes; `hidden` is published with a status
 * that has no page, with or without later changes.
 */
export type Publication = 'draft' | 'online' | 'changed' | 'hidden'

/** Whether a property can be had, and how: its status, or its goal while it is available. */
export type Market = Goal | Exclude<PropertyStatus, 'available'>

/** The state of a property in both respects. */
export type Standing = { publication: Publication; market: Market }

type StoredState = {
  goal: Goal
  /** As last saved. */
  status: string | null
  /** As published. */
  shownStatus: string | null
  /** Whether the property is on the site. */
  isPublished: boolean
  /** Whether its last version is on the site. */
  isLatestPublished: boolean
}

function publicationOf({ shownStatus, isPublished, isLatestPublished }: StoredState): Publication {
  if (!isPublished) return 'draft'
  if (!hasPage(shownStatus ?? 'available')) return 'hidden'
  return isLatestPublished ? 'online' : 'changed'
}

function marketOf({ goal, status }: StoredState): Market {
  const known = propertyStatuses.find((one) => one === (status ?? 'available')) ?? 'sold'
  return known === 'available' ? goal : known
}

/** The state of a property, in publication and in sale. */
export const standingOf = (property: StoredState): Standing => ({
  publication: publicationOf(property),
  market: marketOf(property),
})
