import type { FormDraft } from '@/domain/leads/form-draft'
import type { LeadKind } from '@/domain/leads/lead-kinds'
import { leadTable } from '@/domain/leads/lead-table'
import type { Locale } from '@/domain/shared/locale'
import type { FormRequest, LeadSubject } from '@/site/data/leads/lead-models'
import { getLeadTexts } from '@/site/data/leads/lead-texts'
import { draftErrors } from '@/site/forms/draft-errors'
import { FetchedForm } from '@/site/forms/fetched-form'
import { LeadForm } from '@/site/features/leads/lead-form'
import { PropertyAppointments } from '@/site/features/appointments/property-appointments'
import { getTranslator } from '@/messages/translator'
import { Disclosure } from '@/site/ui/disclosure'
import { Heading } from '@/site/ui/heading'
import { Icon } from '@/site/ui/icons/icon'

const formsId = 'contact'

type RecordFormsProps = {
  subject: LeadSubject
  locale: Locale
  /** What the address says of the forms: one to correct, or one that is unfolded. */
  request: FormRequest | undefined
  className?: string
}

/**
 * The forms of a property or project, each behind its name; the general question is open, and the others are fetched once
 * they are unfolded.
 */
export async function RecordForms({ subject, locale, request, className }: RecordFormsProps) {
  const t = getTranslator(locale)
  const draft = request?.draft
  const asked = draft?.kind ?? request?.query.unfolded
  const opened = subject.forms.find((kind) => kind === asked) ?? subject.forms[0]
  const isRefused = draft && !subject.forms.includes(draft.kind)
  return (
    <section id={formsId} aria-labelledby={`${formsId}-title`} className={className}>
      <Heading level={2} size="md" id={`${formsId}-title`} className="mb-3">
        {t('forms.section')}
      </Heading>
      {isRefused && <Refused draft={draft} locale={locale} />}
      {subject.forms.map((kind) => (
        <FoldedForm
          key={kind}
          kind={kind}
          subject={subject}
          locale={locale}
          draft={draftOf({ kind, opened, draft })}
          isOpen={kind === opened}
        />
      ))}
    </section>
  )
}

/** The answers of a form that is no longer possible continue in the open form. */
function draftOf({
  kind,
  opened,
  draft,
}: {
  kind: LeadKind
  opened: LeadKind | undefined
  draft: FormDraft | null | undefined
}): FormDraft | null {
  if (!draft || kind !== opened) return null
  return draft.kind === kind ? draft : { kind, values: draft.values, errors: {} }
}

/** Why a returned form is not on the page any more. */
function Refused({ draft, locale }: { draft: FormDraft; locale: Locale }) {
  const { property, project } = draftErrors(draft, locale)
  return (
    <div id={draft.kind} className="form-summary scroll-mt-28" role="alert">
      {property ?? project ?? getTranslator(locale)('notFound.property.title')}
    </div>
  )
}

type FoldedFormProps = {
  kind: LeadKind
  subject: LeadSubject
  locale: Locale
  draft: FormDraft | null
  isOpen: boolean
}

async function FoldedForm({ kind, subject, locale, draft, isOpen }: FoldedFormProps) {
  const t = getTranslator(locale)
  const { intro } = await getLeadTexts(kind, locale)
  const { offered, asksForTime } = leadTable[kind]
  const hasTimes = asksForTime && subject.record === 'property'
  const name = t(`lead.kinds.${kind}`)
  const form = (
    <>
      {intro && !hasTimes && <p className="text-ink-soft mb-6 max-w-prose">{intro}</p>}
      <div className="form-sheet">
        {isOpen ? (
          <LeadForm
            kind={kind}
            locale={locale}
            label={name}
            subject={subject}
            draft={draft}
            page={subject.href}
            level={4}
            isFetched={kind !== subject.forms[0]}
          />
        ) : (
          <FetchedForm
            id={kind}
            page={subject.href}
            label={name}
            texts={{ open: t('forms.open'), loading: t('forms.loading') }}
          />
        )}
      </div>
    </>
  )
  return (
    <Disclosure
      isWide
      open={isOpen}
      summary={
        <Heading level={3} size="sm" className="flex items-center gap-3">
          {offered && <Icon name={offered.icon} className="text-brick-deep size-6" />}
          {hasTimes ? t('property.appointment.book') : name}
        </Heading>
      }
    >
      {hasTimes ? (
        <PropertyAppointments
          subject={subject}
          locale={locale}
          isReturned={draft !== null}
          intro={intro}
          fold={isOpen ? 'unfolded' : 'folded'}
        >
          {form}
        </PropertyAppointments>
      ) : (
        form
      )}
    </Disclosure>
  )
}
