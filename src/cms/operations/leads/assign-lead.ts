import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { table } from '@/cms/database/tables'
import { transactionOf } from '@/cms/database/transactions'
import { findActiveAgents, type ActiveAgent } from '@/cms/queries/leads/active-agents'
import type { LeadSubject } from '@/cms/queries/leads/get-lead-subject'
import { getLeadPlace } from '@/cms/queries/leads/lead-place'
import { candidatesOf, nextInTurn, type AssignmentRule } from '@/domain/leads/lead-assignment'
import type { ParsedLead } from '@/domain/leads/parse-lead'

const turns = table('lead_turns')

/** Who may get a lead: all who take turns, with what is prepared for those who are active, else the one who was found. */
export type AssignmentPlan<Prepared> = {
  rule: string
  order: readonly number[]
  inTurn: ReadonlyMap<number, Prepared>
  other: Prepared | null
}

type PlanInput<Prepared> = {
  payload: Payload
  rule: AssignmentRule
  lead: ParsedLead
  subject: LeadSubject | null
  /** What the lead needs if this agent gets it. */
  prepare: (agent: ActiveAgent) => Promise<Prepared>
}

/** Reads who may get a lead before the transaction that stores it; null if nobody is active, so that it goes as without a rule. */
export async function planAssignment<Prepared>({
  payload,
  rule,
  lead,
  subject,
  prepare,
}: PlanInput<Prepared>): Promise<AssignmentPlan<Prepared> | null> {
  const { inTurn, others } = candidatesOf(rule, await getLeadPlace({ payload, lead, subject }))
  const active = await findActiveAgents(payload, [...inTurn, ...others])
  const activeOf = (agents: readonly number[]): ActiveAgent[] =>
    agents.flatMap((id) => active.find(({ agent }) => agent === id) ?? [])
  const turning = new Map<number, Prepared>()
  for (const agent of activeOf(inTurn)) turning.set(agent.agent, await prepare(agent))
  const [other] = turning.size > 0 ? [] : activeOf(others)
  if (turning.size === 0 && !other) return null
  return { rule: rule.id, order: inTurn, inTurn: turning, other: other ? await prepare(other) : null }
}

/**
 * What is prepared for the agent whose turn it is, or for the one who was found, in the transaction of the request. The turn is
 * locked until that ends: of two leads at once, the second waits and goes to the next agent; a lead that is not stored takes
 * no turn.
 */
export async function takeTurn<Prepared>(
  req: PayloadRequest,
  { rule, order, inTurn, other }: AssignmentPlan<Prepared>,
): Promise<Prepared | null> {
  if (inTurn.size === 0) return other
  const db = await transactionOf(req)
  await db.execute(
    sql`insert into ${turns} (${turns.$.rule}) values (${rule}) on conflict (${turns.$.rule}) do nothing`,
  )
  const { rows } = await db.execute<{ last: number | null }>(
    sql`select ${turns.agent_id} as last from ${turns} where ${turns.rule} = ${rule} for update`,
  )
  const last = rows[0]?.last ?? null
  const next = nextInTurn({ agents: order, last, isActive: (agent) => inTurn.has(agent) })
  if (next === null) return null
  await db.execute(sql`update ${turns} set ${turns.$.agent_id} = ${next} where ${turns.rule} = ${rule}`)
  return inTurn.get(next) ?? null
}
