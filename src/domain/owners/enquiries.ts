import { isLeadKind } from '@/domain/leads/lead-kinds'
import { leadTable } from '@/domain/leads/lead-table'
import type { EnquiryGroup } from './enquiry-groups'

export type EnquiryCounts = Record<EnquiryGroup, number>

const groupOf = (kind: string): EnquiryGroup | null =>
  isLeadKind(kind) ? leadTable[kind].enquiryGroup : null

const none = (): EnquiryCounts => ({ questions: 0, appointments: 0, offers: 0, documents: 0 })

/** The number of forms of a kind that were sent about a property in a month, as 2026-10. */
export type KindCount = { month: string; kind: string; count: number }

/** The counts by group; kinds that are no enquiry, such as a page sent to a friend, are left out. */
export function countByGroup(counts: readonly KindCount[]): EnquiryCounts {
  const total = none()
  for (const { kind, count } of counts) {
    const group = groupOf(kind)
    if (group !== null) total[group] += count
  }
  return total
}

/** The counts by group for each month with an enquiry, the latest first. */
export function countByMonth(counts: readonly KindCount[]): { month: string; counts: EnquiryCounts }[] {
  const known = counts.filter(({ kind }) => groupOf(kind) !== null)
  const months = [...new Set(known.map(({ month }) => month))].sort().reverse()
  return months.map((month) => ({
    month,
    counts: countByGroup(known.filter((each) => each.month === month)),
  }))
}
