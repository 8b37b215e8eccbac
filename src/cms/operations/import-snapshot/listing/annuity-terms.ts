const says = (value: unknown): boolean =>
  value === true ||
  (typeof value === 'number' && value > 0) ||
  (typeof value === 'string' && !['', '0'].includes(value.trim()))

/** Whether a record is sold for an annuity: some systems give every property these fields, all empty or 0. */
export const hasAnnuityTerms = (terms: object | null | undefined): boolean =>
  Object.values(terms ?? {}).some(says)
