import { alertKind } from '@/domain/alerts/demand-fields'
import type { FormDraft } from '@/domain/leads/form-draft'
import { FROM_LIST } from '@/domain/leads/lead-definition'
import { newAlertPage } from '@/domain/routing/alert-address'
import type { ListingCriteria } from '@/domain/search/criteria'
import type { Locale } from '@/domain/shared/locale'
import { colon } from '@/domain/shared/text'
import { getListAlert, type ListAlert } from '@/site/data/leads/demand-drafts'
import { getLeadChoices } from '@/site/data/leads/lead-choices'
import { getGeneralTerms } from '@/site/data/leads/lead-terms'
import { draftErrors } from '@/site/forms/draft-errors'
import { FormBody } from '@/site/forms/form-body'
import { buildForm } from '@/site/forms/form-model'
import { FormShell } from '@/site/forms/form-shell'
import { unheldText } from '@/site/words/unheld-criteria'
import { getTranslator } from '@/messages/translator'
import { SiteLink } from '@/site/ui/navigation/site-link'

type ListAlertFormProps = {
  /** Lists fetch the form by it. */
  id: string
  criteria: ListingCriteria
  /** What was posted without JavaScript, to correct. */
  draft: FormDraft | null
  locale: Locale
  /** The page of the form with all criteria; null if there is none. */
  fullHref: string | null
}

const shown = ['email', 'privacy'] as const

/** An alert for the list with these criteria: an address and a consent, above what the alert will hold. */
export async function ListAlertForm({ id, criteria, draft, locale, fullHref }: ListAlertFormProps) {
  const t = getTranslator(locale)
  const listed = await getListAlert({ criteria, locale })
  const terms = await getGeneralTerms(locale)
  const errors = draftErrors(draft, locale)
  const model = buildForm({
    ...{ kind: alertKind, locale, subject: null, terms, only: shown, draft, errors },
    choices: await getLeadChoices(alertKind, locale),
    page: newAlertPage({ locale, query: listed.query }),
  })
  return (
    <FormShell
      setup={{
        ...{ id, kind: alertKind, locale, steps: [[...shown]], limits: terms.limits, errors, about: null },
        isFromList: true,
        words: null,
        filledWith: `list ${listed.query}`,
      }}
      label={t('alert.list.title')}
      isSmall
      hasFile={false}
      isFetched
    >
      <Search listed={listed} criteria={criteria} locale={locale} />
      <FormBody
        id={id}
        model={{ ...model, hidden: [...model.hidden, ...hiddenOf(listed)] }}
        locale={locale}
        level={3}
        isSmall
        send={t('alert.list.send')}
      />
      {fullHref && (
        <p className="text-sm">
          <SiteLink
            href={listed.query === '' ? fullHref : `${fullHref}?${listed.query}`}
            rel="nofollow"
            className="inline-block py-1 underline underline-offset-4"
          >
            {t('alert.list.full')}
          </SiteLink>
        </p>
      )}
    </FormShell>
  )
}

/** What the list asks for, posted by the names of the full form. */
const hiddenOf = ({ draft }: ListAlert): { name: string; value: string }[] => [
  { name: FROM_LIST, value: '1' },
  ...Object.entries(draft.values).flatMap(([name, values]) => values.map((value) => ({ name, value }))),
]

type SearchProps = { listed: ListAlert; criteria: ListingCriteria; locale: Locale }

function Search({ listed: { summary, dropped }, criteria, locale }: SearchProps) {
  const t = getTranslator(locale)
  const unheld = unheldText({ dropped, criteria, locale })
  return (
    <div className="flex flex-col gap-2 text-sm">
      <p>
        {t('alert.page.facts')}
        {colon(locale)}
        <strong>{summary || t('alert.page.everything')}</strong>
      </p>
      {unheld && <p className="form-note">{unheld}</p>}
      <p className="text-ink-soft">{t('alert.list.text')}</p>
    </div>
  )
}
