// Web ids of house, apartment and studio (specification section 3): properties that people live in.
const dwellings: readonly number[] = [1, 2, 3]

/** Whether a property of this type is a dwelling: the laws on leases and on the buyer's own home apply only to these. */
export function isDwelling(typeWebId: number | null | undefined): boolean {
  return typeof typeWebId === 'number' && dwellings.includes(typeWebId)
}
