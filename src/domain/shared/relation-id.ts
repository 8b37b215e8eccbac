/** The number of a related document, populated or not; null if there is none. */
export const relationId = (relation: number | { id: number } | null | undefined): number | null =>
  typeof relation === 'object' ? (relation?.id ?? null) : (relation ?? null)
