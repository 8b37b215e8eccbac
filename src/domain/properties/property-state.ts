import { isListed, propertyStatuses, type PropertyStatus } from './property-status'

type MarkedStatus = Exclude<PropertyStatus, 'available'>

/** The statuses that are said beside a property where staff choose one: all but available. */
const marked: readonly MarkedStatus[] = propertyStatuses.filter((status) => status !== 'available')

/** The state of a property, in a word beside it where staff choose one. */
export const propertyStates = ['draft', ...marked, 'sale', 'rent'] as const

export type PropertyState = (typeof propertyStates)[number]

/** That it is gone comes before draft: it matters more than that visitors do not see it. A draft says so before its stage. */
export function propertyState({
  status,
  goal,
  isPublished,
}: {
  status?: string | null
  goal?: string | null
  isPublished: boolean
}): PropertyState {
  const said = marked.find((one) => one === status)
  if (said !== undefined && !isListed(said)) return said
  if (!isPublished) return 'draft'
  return said ?? (goal === 'rent' ? 'rent' : 'sale')
}

/** How a property stands for its owner: one that would be listed but is not published is a draft. */
export const stateForOwner = <Status extends string>({
  status,
  isPublished,
}: {
  status: Status
  isPublished: boolean
}): Status | 'draft' => (!isPublished && isListed(status) ? 'draft' : status)
