/** How many months the audit log keeps its entries where nobody chose otherwise. */
export const defaultAuditMonths = 12

/** The moment before which entries are deleted: as many months ago; the last day of a shorter month. */
export function auditKeptSince(now: Date, months: number): Date {
  const since = new Date(now)
  since.setUTCDate(1)
  since.setUTCMonth(since.getUTCMonth() - months)
  const days = new Date(Date.UTC(since.getUTCFullYear(), since.getUTCMonth() + 1, 0)).getUTCDate()
  since.setUTCDate(Math.min(now.getUTCDate(), days))
  return since
}
