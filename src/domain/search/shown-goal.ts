import type { Goal } from '@/domain/properties/goal'
import type { ListingCriteria } from './criteria'

/** The goal of the properties that a list shows: its own, else the one that the visitor chose; null for both. */
export const shownGoal = ({
  goal,
  criteria,
}: {
  goal: Goal | 'both'
  criteria: Pick<ListingCriteria, 'goal'>
}): Goal | null => (goal === 'both' ? criteria.goal : goal)
