import { criteriaFieldNames } from '@/domain/alerts/alert-form'
import { alertKind } from '@/domain/alerts/demand-fields'
import { alertCriteriaKey } from '@/domain/alerts/alert-criteria'
import { alertPage } from '@/domain/routing/alert-address'
import type { FormDraft } from '@/domain/leads/form-draft'
import type { Locale } from '@/domain/shared/locale'
import type { ManagedAlert } from '@/site/data/alerts/alerts'
import { getDemandDraft } from '@/site/data/leads/demand-drafts'
import { getLeadChoices } from '@/site/data/leads/lead-choices'
import { getGeneralTerms } from '@/site/data/leads/lead-terms'
import { getTranslator } from '@/messages/translator'
import { draftErrors } from '@/site/forms/draft-errors'
import { FormBody } from '@/site/forms/form-body'
import { buildForm, type FormModel } from '@/site/forms/form-model'
import { FormShell } from '@/site/forms/form-shell'
import { formWords } from '@/site/forms/form-words'

type AlertChangeProps = {
  alert: Pick<ManagedAlert, 'criteria' | 'frequency'>
  /** The answers to correct. */
  draft: FormDraft | null
  token: string
  locale: Locale
  /** The heading above it, for visitors who jump from form to form. */
  label: string
}

const id = 'alert'

/** The criteria of an alert in the fields of its form; the frequency has a form of its own. */
export async function AlertChange({ alert, draft, token, locale, label }: AlertChangeProps) {
  const t = getTranslator(locale)
  const { criteria, frequency } = alert
  const terms = await getGeneralTerms(locale)
  const errors = draftErrors(draft, locale)
  const model = buildForm({
    ...{ kind: alertKind, locale, subject: null, terms, only: criteriaFieldNames, errors },
    choices: await getLeadChoices(alertKind, locale),
    draft: draft ?? (await getDemandDraft({ criteria, frequency, locale })),
    page: alertPage({ step: 'manage', locale, token }),
  })
  return (
    <FormShell
      setup={{
        ...{
          id,
          kind: alertKind,
          locale,
          steps: [[...criteriaFieldNames]],
          limits: terms.limits,
          errors,
          about: null,
        },
        words: {
          ...formWords({ kind: alertKind, locale, terms, fields: criteriaFieldNames }),
          failed: t('alert.form.failed'),
        },
        action: '/api/alerts/update',
        filledWith: draft ? undefined : `alert ${alertCriteriaKey(criteria)}`,
      }}
      label={label}
      isSmall={false}
      hasFile={false}
    >
      <FormBody
        id={id}
        model={inOneStep(model, { name: 'token', value: token })}
        locale={locale}
        level={3}
        isSmall={false}
        send={t('alert.form.save')}
      />
    </FormShell>
  )
}

/** A change is shown at once: steps are for a new alert. */
function inOneStep(model: FormModel, hidden: FormModel['hidden'][number]): FormModel {
  const [first] = model.steps
  const fields = model.steps.flatMap((step) => step.fields)
  return {
    ...model,
    steps: first ? [{ ...first, fields }] : [],
    hidden: [...model.hidden, hidden],
  }
}
