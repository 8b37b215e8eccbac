import type { DutyFacts } from './duty-facts'
import { dutyLaws, type DutyLaw } from './duty-laws'
import { dutyTable, type DutyCheck, type DutyCode, type DutyRule, type ExemptReason } from './duty-table'

/** A duty of a property, and how it stands. */
export type Duty = {
  code: DutyCode
  law: DutyLaw
  /** The day since when it holds; null for the agency's own rule. */
  since: string | null
  state: DutyCheck | 'exempt'
  /** Why it does not apply; null if it does. */
  reason: ExemptReason | null
  /** Whether the property may not be put online like this. */
  stops: boolean
  /** Whether what is online stays there like this. */
  mayStay: boolean
}

function exemptionOf(rule: DutyRule, { facts, since }: { facts: DutyFacts; since: string | null }) {
  if (!facts.isOffered) return 'gone'
  if (since !== null && since > facts.today) return 'not-yet'
  return rule.exempt?.(facts) ?? null
}

function toDuty(rule: DutyRule, facts: DutyFacts): Duty {
  const law = typeof rule.law === 'string' ? rule.law : rule.law(facts)
  const since = dutyLaws[law]
  const reason = exemptionOf(rule, { facts, since })
  const state = reason === null ? rule.check(facts) : 'exempt'
  const stops = state === 'missing' && rule.stage === 'ad'
  return { code: rule.code, law, since, state, reason, stops, mayStay: rule.mayStay ?? false }
}

/** The duties of the property's region, in the order of the checklist, as they stand on the day of the facts. */
export const dutiesOf = (facts: DutyFacts): Duty[] =>
  dutyTable.filter(({ regions }) => regions.includes(facts.region)).map((rule) => toDuty(rule, facts))

/** What the ad lacks before it may be published in its region, or may stay online; empty when it is complete. */
export const missingInAd = (facts: DutyFacts, { isOnline = false } = {}): DutyCode[] =>
  dutiesOf(facts)
    .filter(({ stops, mayStay }) => stops && !(isOnline && mayStay))
    .map(({ code }) => code)
