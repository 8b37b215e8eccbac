/** The state of a property, in a word beside it where staff choose one. */
export const propertyStates = ['draft', 'sold', 'rented', 'sale', 'rent'] as const

export type PropertyState = (typeof propertyStates)[number]

/** Sold and rented come before draft: that it is gone matters more than that visitors do not see it. */
export function propertyState({
  status,
  goal,
  isPublished,
}: {
  status?: string | null
  goal?: string | null
  isPublished: boolean
}): PropertyState {
  if (status === 'sold' || status === 'rented') return status
  if (!isPublished) return 'draft'
  return goal === 'rent' ? 'rent' : 'sale'
}

/** How a property stands for its owner: one that could be had but is not published is a draft. */
export const stateForOwner = <Status extends string>({
  status,
  isPublished,
}: {
  status: Status
  isPublished: boolean
}): Status | 'draft' => (!isPublished && status === 'available' ? 'draft' : status)
