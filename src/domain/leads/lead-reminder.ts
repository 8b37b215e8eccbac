import { leadKinds, type LeadKind } from './lead-kinds'
import { leadTable } from './lead-table'

/**
 * After how many hours a new lead is reported to its agent, and how many hours after that to a colleague; null: never. Plain
 * hours, at night and at the weekend too.
 */
export type ReminderTerms = { after: number | null; then: number | null }

export type ReminderStep = 'agent' | 'colleague'

/** The kind of the mail of a step, which lists several leads. */
export const reminderMailKind = (step: ReminderStep) => `lead-overdue-${step}` as const

/** The kinds of the mails of all steps. */
export const reminderMailKinds = [reminderMailKind('agent'), reminderMailKind('colleague')] as const

/** What decides about a lead; moments in UTC. */
export type UnansweredLead = {
  kind: LeadKind
  status: string
  createdAt: string
  answeredAt: string | null
  /** When its sender last replied by mail. */
  repliedAt: string | null
  remindedAt: string | null
  escalatedAt: string | null
}

/** The kinds that wait for an answer: those of which the agency gets a mail. */
export const remindedKinds: readonly LeadKind[] = leadKinds.filter((kind) =>
  leadTable[kind].mails.includes('agency'),
)

const HOUR = 3_600_000

/** The moment that many hours ago, in UTC. */
const hoursAgo = (hours: number, now: Date): string => new Date(now.getTime() - hours * HOUR).toISOString()

/** Leads that came in, or were reported to their agent, at these moments or before are due; null: that step never is. */
export const reminderCutoffs = ({
  terms,
  now,
}: {
  terms: ReminderTerms
  now: Date
}): Record<ReminderStep, string | null> => ({
  agent: terms.after === null ? null : hoursAgo(terms.after, now),
  colleague: terms.after === null || terms.then === null ? null : hoursAgo(terms.then, now),
})

/** A reply by mail waits as a new lead does. */
const waitsForAnswer = ({ kind, answeredAt, repliedAt }: UnansweredLead): boolean =>
  (answeredAt === null || repliedAt !== null) && remindedKinds.includes(kind)

/** The report of a lead that is due; null for one that somebody has attended to, and for one that was reported to everybody. */
export function dueReminder(
  lead: UnansweredLead,
  when: { terms: ReminderTerms; now: Date },
): ReminderStep | null {
  const { status, createdAt, repliedAt, remindedAt, escalatedAt } = lead
  if (status !== 'new' || !waitsForAnswer(lead)) return null
  const { agent, colleague } = reminderCutoffs(when)
  if (remindedAt === null) return agent !== null && (repliedAt ?? createdAt) <= agent ? 'agent' : null
  return escalatedAt === null && colleague !== null && remindedAt <= colleague ? 'colleague' : null
}
