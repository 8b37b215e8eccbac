/** What became of a home, in a word beside it where staff pick one. */
export const homeStates = ['draft', 'sold', 'rented', 'sale', 'rent'] as const

export type HomeState = (typeof homeStates)[number]

/** Sold and rented before draft: that it is gone matters more than that no visitor sees it. */
export function homeState({
  status,
  goal,
  isPublished,
}: {
  status?: string | null
  goal?: string | null
  isPublished: boolean
}): HomeState {
  if (status === 'sold' || status === 'rented') return status
  if (!isPublished) return 'draft'
  return goal === 'rent' ? 'rent' : 'sale'
}
