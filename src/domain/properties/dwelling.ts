// Web ids of house, apartment and studio (specification section 3): what somebody lives in themselves.
const dwellings: readonly number[] = [1, 2, 3]

/** Whether a property of this type is one to live in: the law of leases and of the own home is made for these. */
export function isDwelling(typeWebId: number | null | undefined): boolean {
  return typeof typeWebId === 'number' && dwellings.includes(typeWebId)
}
