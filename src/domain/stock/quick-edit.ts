import { AMOUNT_MAX, parseAmount } from '@/domain/leads/values/typed-amount'
import type { Goal } from '@/domain/properties/goal'
import { statusFault } from '@/domain/properties/property-faults'
import { propertyStatuses, type PropertyStatus } from '@/domain/properties/property-status'

/** What an agent changes of a property from its row in the list. */
export type QuickField = 'price' | 'status'

/** Why a property is not changed from its row, but in its form. */
export type QuickObstacle = 'changed' | 'annuity'

type QuickState = {
  /** Whether the last version of a property that is on the site is a draft. */
  hasNewerDraft: boolean
  isLifeAnnuity: boolean
}

/**
 * What keeps a field from being changed from the row; null if nothing does. Saving beside a draft would publish the draft, and the
 * price of a life annuity consists of several amounts.
 */
export function quickObstacle(
  field: QuickField,
  { hasNewerDraft, isLifeAnnuity }: QuickState,
): QuickObstacle | null {
  if (hasNewerDraft) return 'changed'
  return field === 'price' && isLifeAnnuity ? 'annuity' : null
}

/** The statuses that a property of a goal can have. */
export const statusesOf = (goal: Goal): readonly PropertyStatus[] =>
  propertyStatuses.filter((status) => statusFault(goal, status) === null)

/** A typed price in euro, above 0; null if it is none. */
export function typedPrice(typed: string): number | null {
  const price = parseAmount(typed)
  return price !== null && price > 0 && price <= AMOUNT_MAX ? price : null
}
