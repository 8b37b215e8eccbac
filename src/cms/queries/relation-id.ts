/** The number of the document that a relation leads to, populated or not; null where it leads nowhere. */
export const relationId = (relation: number | { id: number } | null | undefined): number | null =>
  typeof relation === 'object' ? (relation?.id ?? null) : (relation ?? null)
