/** The saved views of the list of properties. */
export const selections = [
  'mine',
  'drafts',
  'no-energy',
  'under-option',
  'sold-this-year',
  'no-picture',
] as const

export type Selection = (typeof selections)[number]

/** Whether a value names one of them. */
export const isSelection = (value: unknown): value is Selection => selections.some((name) => name === value)
