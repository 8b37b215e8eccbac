/** The places on a page of a list where its alert is offered; their names are ids on that page. */
const foldIds = ['alert', 'alert-below'] as const

export type FoldId = (typeof foldIds)[number]

/** The place that fetches the form, by the query of its address; null for a visitor who opens the page itself. */
export const readFoldId = (given: string | string[] | undefined): FoldId | null =>
  foldIds.find((id) => id === given) ?? null
