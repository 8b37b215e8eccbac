import type { GoalCount } from './counts'

/** A text of the search block with its placeholders `{sale}` and `{rent}` filled in (specification section 2). */
export const fillTotals = (text: string, totals: GoalCount): string =>
  text.replace(/\{(sale|rent)\}/g, (_whole, goal: keyof GoalCount) => String(totals[goal]))
