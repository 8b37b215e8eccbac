import type { Locale } from '@/domain/shared/locale'
import { formatNumber } from '@/domain/shared/shown-number'
import type { GoalCount } from './counts'

/** A text of the search block with its placeholders `{sale}` and `{rent}` filled in (specification section 2). */
export const fillTotals = (text: string, { locale, ...totals }: GoalCount & { locale: Locale }): string =>
  text.replace(/\{(sale|rent)\}/g, (_whole, goal: keyof GoalCount) => formatNumber(totals[goal], locale))
