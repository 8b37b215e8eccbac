import type { UnheldCriterion } from '@/domain/alerts/alert-search'
import type { ListingCriteria } from '@/domain/search/criteria'
import { criteriaTable } from '@/domain/search/criteria-table'
import type { Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'

type UnheldCriteria = { dropped: readonly UnheldCriterion[]; criteria: ListingCriteria; locale: Locale }

/** Says which criteria of a list an alert cannot hold; null if it holds all. */
export function unheldText({ dropped, criteria, locale }: UnheldCriteria): string | null {
  if (dropped.length === 0) return null
  const t = getTranslator(locale)
  const nameOf = (key: UnheldCriterion): string => {
    if (key === 'area') return t('search.active.area')
    if (key === 'text') return t('search.active.text', { text: criteria.text })
    const row = criteriaTable[key]
    return t(`search.filters.${'word' in row ? row.word : key}`)
  }
  return t('alert.form.dropped', { names: dropped.map(nameOf).join(', ') })
}
