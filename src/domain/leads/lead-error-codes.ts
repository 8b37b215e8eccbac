/** The statuses of a property that refuse a form with words of their own. */
export const statusRefusals = ['coming-soon', 'reserved', 'sold', 'rented'] as const

export type StatusRefusal = (typeof statusRefusals)[number]

/** What can be wrong with what was filled in. */
export const leadErrorCodes = [
  'required',
  'invalid',
  'incomplete',
  'too-long',
  'too-low',
  'too-high',
  'too-many',
  'past',
  'future',
  'order',
  'mismatch',
  'file-type',
  'too-large',
  ...statusRefusals,
] as const

export type LeadErrorCode = (typeof leadErrorCodes)[number]
