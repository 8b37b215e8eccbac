/** How long a visit is kept after its day, in days: as long as a request for one. */
export const VISIT_RETENTION_DAYS = 365

const day = 86_400_000

/** When a visit is erased, with its mails. */
export const eraseVisitAt = ({ endsAt }: { endsAt: string }): string =>
  new Date(Date.parse(endsAt) + VISIT_RETENTION_DAYS * day).toISOString()
