import type { Goal } from '@/domain/properties/goal'
import { permits } from '@/domain/properties/property-status'
import { statusRefusals, type LeadErrorCode, type StatusRefusal } from './lead-error-codes'
import type { LeadKind } from './lead-kinds'
import { leadTable } from './lead-table'

/** The part of a property that decides which forms are possible; goals and statuses may be any text. */
export type LeadPropertyFacts = { goal: string; status: string }

/** The error of the field `property`: its status does not permit the form, or the form cannot be about such a property. */
export type PropertyRefusal = Extract<LeadErrorCode, StatusRefusal | 'invalid'>

const isGoalOf = (goals: readonly Goal[], goal: string): boolean => goals.some((known) => known === goal)

/**
 * Why a form cannot be about a property that visitors can see; null if it can. The status comes first: a visitor who wants
 * to rent a sold property reads that it is sold.
 */
export function propertyRefusal({
  kind,
  property,
}: {
  kind: LeadKind
  property: LeadPropertyFacts
}): PropertyRefusal | null {
  const { goals, request } = leadTable[kind].about.properties
  const { goal, status } = property
  if (request !== null && !permits(status, request))
    return statusRefusals.find((refusal) => refusal === status) ?? 'invalid'
  return isGoalOf(goals, goal) ? null : 'invalid'
}
