import type { ComponentProps } from 'react'
import type { UnheldCriterion } from '@/domain/alerts/alert-search'
import type { ListingCriteria } from '@/domain/search/criteria'
import { criteriaTable, listingNumbers, type ListingNumberKey } from '@/domain/search/criteria-table'
import type { Locale } from '@/domain/shared/locale'
import { getListedDemand } from '@/site/data/leads/demand-drafts'
import { getTranslator } from '@/messages/translator'
import { LeadForm } from './lead-form'

type DemandFormProps = ComponentProps<typeof LeadForm> & {
  /** The criteria of the address, which fill the form in. */
  criteria: ListingCriteria | null
}

/** The form of a search alert; a visitor who comes from a listing finds their criteria in it, and reads which ones it cannot hold. */
export async function DemandForm({ criteria, ...form }: DemandFormProps) {
  const { locale, draft } = form
  // Values that the visitor has posted come before those of the address.
  const listed = draft || !criteria ? null : await getListedDemand({ criteria, locale })
  if (!listed || !criteria) return <LeadForm {...form} />
  const t = getTranslator(locale)
  return (
    <>
      <p className="form-note mb-6">
        {t('alert.form.prefilled')}
        {listed.dropped.length > 0 && ` ${droppedText({ dropped: listed.dropped, criteria, locale })}`}
      </p>
      <LeadForm {...form} draft={listed.draft} filledWith={listed.query} />
    </>
  )
}

type DroppedCriteria = { dropped: readonly UnheldCriterion[]; criteria: ListingCriteria; locale: Locale }

const isNumber = (key: UnheldCriterion): key is UnheldCriterion & ListingNumberKey =>
  listingNumbers.some((number) => number === key)

function droppedText({ dropped, criteria, locale }: DroppedCriteria): string {
  const t = getTranslator(locale)
  const nameOf = (key: UnheldCriterion): string => {
    if (key === 'area') return t('search.active.area')
    if (key === 'text') return t('search.active.text', { text: criteria.text })
    return isNumber(key) ? t(`search.filters.${criteriaTable[key].word}`) : t(`search.filters.${key}`)
  }
  return t('alert.form.dropped', { names: dropped.map(nameOf).join(', ') })
}
