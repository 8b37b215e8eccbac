import type { FormDraft } from '@/domain/leads/form-draft'
import type { LeadFieldName } from '@/domain/leads/lead-fields'
import type { LeadKind } from '@/domain/leads/lead-kinds'
import { leadTable } from '@/domain/leads/lead-table'
import type { Locale } from '@/domain/shared/locale'
import { getLeadChoices } from '@/site/data/leads/lead-choices'
import type { LeadSubject, LeadTerms } from '@/site/data/leads/lead-models'
import { getGeneralTerms } from '@/site/data/leads/lead-terms'
import { draftErrors } from '@/site/forms/draft-errors'
import { FormBody } from '@/site/forms/form-body'
import { buildForm, type FormModel } from '@/site/forms/form-model'
import type { PageSetup } from '@/site/forms/form-setup'
import { FormShell } from '@/site/forms/form-shell'
import { hasOwnWords, formWords } from '@/site/forms/form-words'

type LeadFormProps = {
  kind: LeadKind
  locale: Locale
  /** The accessible name, for visitors who jump from form to form. A form without a name is no landmark. */
  label?: string
  /** Unique on the page; a link to `#id` leads here. */
  id?: string
  subject?: LeadSubject | null
  draft?: FormDraft | null
  /** The heading level of the titles of the steps. */
  level?: 3 | 4
  /** The fields of a small form; without it, all fields. */
  only?: readonly LeadFieldName[]
  isSmall?: boolean
  /** The public id of the editor's settings that the form uses; without one, the first of its kind. */
  settings?: number
  /** The page of the form with its query; a form that is on every page does not know it. */
  page?: string
  /** Where the draft was filled in in advance instead of posted: a word that names it. */
  filledWith?: string
  /** Other pages fetch the form from this one. */
  isFetched?: boolean
}

/**
 * A form as the server draws it; a browser can post it without a script. The script that checks it is loaded when the form
 * is touched.
 */
export async function LeadForm(props: LeadFormProps) {
  const { kind, locale, label, only, settings, page, filledWith } = props
  const { id = kind, level = 3, isSmall = false, isFetched } = props
  const subject = props.subject ?? null
  const draft = props.draft ?? null
  const terms = subject?.terms ?? (await getGeneralTerms(locale))
  const choices = await getLeadChoices(kind, locale)
  const errors = draftErrors(draft, locale)
  const model = buildForm({ kind, locale, subject, terms, choices, draft, errors, only, settings, page })
  return (
    <FormShell
      setup={toSetup({ id, kind, locale, subject, terms, errors, model, filledWith })}
      label={label}
      isSmall={isSmall}
      hasFile={leadTable[kind].file !== null}
      isFetched={isFetched}
    >
      <FormBody id={id} model={model} locale={locale} level={level} isSmall={isSmall} />
    </FormShell>
  )
}

type LeadFormPartProps = {
  id: string
  kind: LeadKind
  locale: Locale
  subject: LeadSubject | null
  terms: LeadTerms
  errors: Record<string, string>
  model: FormModel
  filledWith: string | undefined
}

function toSetup({
  id,
  kind,
  locale,
  subject,
  terms,
  errors,
  model,
  filledWith,
}: LeadFormPartProps): PageSetup {
  const steps = model.steps.map(({ fields }) => fields.map(({ name }) => name))
  const fields = steps.flat()
  return {
    id,
    kind,
    locale,
    steps,
    limits: terms.limits,
    words: hasOwnWords(fields) ? formWords({ kind, locale, terms, fields }) : null,
    errors,
    about: subject?.id ?? null,
    filledWith,
  }
}
