/** Sale or rent, and its number in the snapshot (`Goal`, specification section 3). */
export const goals = { sale: 0, rent: 1 } as const

export type Goal = keyof typeof goals

/** The goal of a snapshot number; null for the others, such as 2 (take-over), which exist but are not shown. */
export function goalFromNumber(number: number): Goal | null {
  if (number === goals.sale) return 'sale'
  return number === goals.rent ? 'rent' : null
}
