import type { AreaKey } from '@/domain/places/areas'
import type { LeadKind } from './lead-kinds'

/** Who gets a lead: the agent of the property, the one of the town or province, or each in turn. */
export const assignmentMethods = ['property', 'places', 'turn'] as const

export type AssignmentMethod = (typeof assignmentMethods)[number]

/** The towns and provinces of an agent. */
export type AgentPlaces = { towns: readonly number[]; areas: readonly AreaKey[]; agent: number }

/** How the leads of some kinds are assigned; towns and agents are their rows. */
export type AssignmentRule = {
  /** Names the rule where its turn is stored. */
  id: string
  kinds: readonly LeadKind[]
  method: AssignmentMethod
  places: readonly AgentPlaces[]
  /** Who takes turns, in this order. */
  agents: readonly number[]
  /** Who gets what the method assigns to nobody. */
  fallback: number | null
}

/** Where a lead belongs: the agent of its property or project, and the town that it is about. */
export type LeadPlace = {
  agent: number | null
  /** Several where a postcode has several. */
  towns: readonly number[]
  areas: readonly AreaKey[]
}

/** The rule of a kind of lead, the first that names it; null where nothing is set. */
export const ruleOfKind = (rules: readonly AssignmentRule[], kind: LeadKind): AssignmentRule | null =>
  rules.find(({ kinds }) => kinds.includes(kind)) ?? null

/** The kinds that a rule names although an earlier one does. */
export function repeatedKinds(rules: readonly Pick<AssignmentRule, 'kinds'>[]): LeadKind[] {
  const named = rules.flatMap(({ kinds }) => [...new Set(kinds)])
  return [...new Set(named.filter((kind, at) => named.indexOf(kind) !== at))]
}

const hasAny = <Value>(some: readonly Value[], others: readonly Value[]): boolean =>
  some.some((each) => others.includes(each))

/** A line that names the town counts before every line that names its province. */
function agentOfPlace({ places }: AssignmentRule, { towns, areas }: LeadPlace): number | null {
  const line =
    places.find((each) => hasAny(each.towns, towns)) ?? places.find((each) => hasAny(each.areas, areas))
  return line?.agent ?? null
}

/** Who may get a lead: those who take turns, and then the others, the first of whom counts. */
export type LeadCandidates = { inTurn: readonly number[]; others: readonly number[] }

/** The candidates of a rule for a lead, whether they are active or not. */
export function candidatesOf(rule: AssignmentRule, place: LeadPlace): LeadCandidates {
  const chosen = { property: place.agent, places: agentOfPlace(rule, place), turn: null }[rule.method]
  const others = [chosen, rule.fallback].filter((agent) => agent !== null)
  return { inTurn: rule.method === 'turn' ? [...new Set(rule.agents)] : [], others }
}

/**
 * Who is next: the first active agent after the last one who had a lead, beginning again at the end. One who is no longer among
 * them is followed by the first.
 */
export function nextInTurn({
  agents,
  last,
  isActive,
}: {
  agents: readonly number[]
  last: number | null
  isActive: (agent: number) => boolean
}): number | null {
  const at = last === null ? -1 : agents.indexOf(last)
  const inOrder = [...agents.slice(at + 1), ...agents.slice(0, at + 1)]
  return inOrder.find(isActive) ?? null
}
