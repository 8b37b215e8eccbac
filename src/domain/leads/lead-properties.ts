import type { Goal } from '@/domain/properties/goal'
import { isListed } from '@/domain/properties/property-status'
import type { LeadErrorCode } from './lead-errors'
import type { LeadKind } from './lead-kinds'
import { leadTable } from './lead-table'

/** A property as far as it decides what can be asked of it; goals and states that are not shown are any text. */
export type AskedProperty = { goal: string; status: string }

/** The error at the field `property`: the property is sold or let, or none that such a form can be about. */
export type PropertyRefusal = Extract<LeadErrorCode, 'sold' | 'rented' | 'invalid'>

const isGoalOf = (goals: readonly Goal[], goal: string): boolean => goals.some((known) => known === goal)

/**
 * Why a form is not taken about a property that visitors can see; null where it makes sense. What has become of the property comes
 * first: who wants to rent one that is sold hears that it is sold.
 */
export function propertyRefusal({
  kind,
  property,
}: {
  kind: LeadKind
  property: AskedProperty
}): PropertyRefusal | null {
  const { goals, whileAvailable } = leadTable[kind].about.properties
  const { goal, status } = property
  if (whileAvailable && !isListed(status))
    return status === 'sold' || status === 'rented' ? status : 'invalid'
  return isGoalOf(goals, goal) ? null : 'invalid'
}
