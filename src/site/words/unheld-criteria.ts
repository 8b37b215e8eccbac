import type { UnheldCriterion } from '@/domain/alerts/alert-search'
import type { ListingCriteria } from '@/domain/search/criteria'
import { criteriaTable, listingNumbers, type ListingNumberKey } from '@/domain/search/criteria-table'
import type { Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'

type UnheldCriteria = { dropped: readonly UnheldCriterion[]; criteria: ListingCriteria; locale: Locale }

const isNumber = (key: UnheldCriterion): key is UnheldCriterion & ListingNumberKey =>
  listingNumbers.some((number) => number === key)

/** Says which criteria of a list an alert cannot hold; null if it holds all. */
export function unheldText({ dropped, criteria, locale }: UnheldCriteria): string | null {
  if (dropped.length === 0) return null
  const t = getTranslator(locale)
  const nameOf = (key: UnheldCriterion): string => {
    if (key === 'area') return t('search.active.area')
    if (key === 'text') return t('search.active.text', { text: criteria.text })
    return isNumber(key) ? t(`search.filters.${criteriaTable[key].word}`) : t(`search.filters.${key}`)
  }
  return t('alert.form.dropped', { names: dropped.map(nameOf).join(', ') })
}
