import type { ComponentProps } from 'react'
import type { ListingCriteria } from '@/domain/search/criteria'
import { getListedDemand } from '@/site/data/leads/demand-drafts'
import { unheldText } from '@/site/words/unheld-criteria'
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
  const unheld = unheldText({ dropped: listed.dropped, criteria, locale })
  return (
    <>
      <p className="form-note mb-6">
        {t('alert.form.prefilled')}
        {unheld && ` ${unheld}`}
      </p>
      <LeadForm {...form} draft={listed.draft} filledWith={listed.query} />
    </>
  )
}
