/** What a property is or has, as an editor says it; null where nobody says it, which counts neither as yes nor as no. */
export const yesNoFacts = ['furnished', 'lift', 'groundFloor'] as const

export type YesNoFact = (typeof yesNoFacts)[number]

export type YesNoFacts = Record<YesNoFact, boolean | null>

/** What a select with yes and no says; null for a choice that nobody made. */
export const saidYes = (choice: string | null | undefined): boolean | null =>
  choice === 'yes' ? true : choice === 'no' ? false : null

/** Whether a floor is the ground floor, 0; null for an unknown one. */
export const isGroundFloor = (floor: number | null | undefined): boolean | null =>
  typeof floor === 'number' ? floor === 0 : null
