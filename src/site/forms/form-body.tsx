import { guardFields } from '@/domain/leads/form-guard'
import type { Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'
import { buttonClasses } from '@/site/ui/button'
import { Icon } from '@/site/ui/icons/icon'
import { fieldIds } from './fields/field-ids'
import { FormField } from './fields/form-field'
import type { FormModel, StepModel } from './form-model'

type FormBodyProps = {
  id: string
  model: FormModel
  locale: Locale
  level: 3 | 4
  isSmall: boolean
  /** The label of the submit button, where it differs from the usual one. */
  send?: string
}

/** All fields of a form, step by step; without JavaScript the steps follow each other on the page. */
export function FormBody({ id, model, locale, level, isSmall, send }: FormBodyProps) {
  const t = getTranslator(locale)
  const { steps, hidden, otherErrors } = model
  return (
    <>
      <DraftedErrors id={id} steps={steps} others={otherErrors} locale={locale} />
      {!isSmall && <p className="form-hint">{t('lead.notes.required')}</p>}
      {steps.map((step, index) => (
        <FormStep
          key={step.name}
          step={step}
          place={{ index, count: steps.length, isShown: index === firstShown(steps) }}
          id={id}
          locale={locale}
          level={level}
          send={send ?? model.send}
        />
      ))}
      {steps.some(({ fields }) => fields.some(({ name }) => name === 'minBedrooms')) && (
        <div data-slot="matches" className="form-matches" />
      )}
      <div className="form-trap" aria-hidden="true">
        <label>
          {t('lead.notes.honeypot')}
          <input type="text" name={guardFields.honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {[...hidden, { name: guardFields.startedAt, value: '' }].map(({ name, value }) => (
        <input key={name} type="hidden" name={name} defaultValue={value} />
      ))}
    </>
  )
}

/** The first step with an error, for a form that came back from the server. */
function firstShown(steps: readonly StepModel[]): number {
  return Math.max(
    0,
    steps.findIndex(({ fields }) => fields.some(({ error }) => error !== null)),
  )
}

type Place = { index: number; count: number; isShown: boolean }

type FormStepProps = {
  step: StepModel
  place: Place
  id: string
  locale: Locale
  level: 3 | 4
  send: string
}

function FormStep({ step, place, id, locale, level, send }: FormStepProps) {
  const isOnly = place.count === 1
  const Title = level === 3 ? 'h3' : 'h4'
  const content = (
    <>
      {step.note && (
        <p className="form-note" data-note={step.name}>
          {step.note}
        </p>
      )}
      <div className="form-grid">
        {step.fields.map((field) => (
          <FormField key={field.name} field={field} formId={id} locale={locale} />
        ))}
      </div>
      <StepButtons place={place} locale={locale} send={send} />
    </>
  )
  if (isOnly) return <div className="form-step">{content}</div>
  return (
    <fieldset className="form-step" data-step="" data-shown={place.isShown || undefined}>
      <legend className="form-step-head">
        <Title tabIndex={-1} className="text-xl">
          {step.title}
        </Title>
      </legend>
      {content}
    </fieldset>
  )
}

function StepButtons({
  place: { index, count },
  locale,
  send,
}: Pick<FormStepProps, 'place' | 'locale' | 'send'>) {
  const t = getTranslator(locale)
  const isLast = index === count - 1
  return (
    <div className="form-buttons">
      {index > 0 && (
        <button type="button" data-move="previous" className={buttonClasses('outline', 'needs-script')}>
          <Icon name="arrow-left" />
          {t('lead.buttons.previous')}
        </button>
      )}
      {isLast ? (
        <button type="submit" className={buttonClasses('primary', 'form-send')}>
          <span className="form-idle">{send}</span>
          <span className="form-busy">{t('lead.buttons.sending')}</span>
        </button>
      ) : (
        <button type="button" data-move="next" className={buttonClasses('ink', 'needs-script')}>
          {t('lead.buttons.next')}
          <Icon name="arrow-right" />
        </button>
      )}
      {isLast && <div data-slot="status" className="form-status" />}
    </div>
  )
}

type DraftedErrorsProps = {
  id: string
  steps: readonly StepModel[]
  others: readonly string[]
  locale: Locale
}

/** The errors of a form that came back from the server, each with a link to its field. */
function DraftedErrors({ id, steps, others, locale }: DraftedErrorsProps) {
  const wrong = steps.flatMap(({ fields }) => fields).filter(({ error }) => error !== null)
  const count = wrong.length + others.length
  if (count === 0) return null
  return (
    <div className="form-summary" role="alert" tabIndex={-1} data-drafted="">
      <p className="font-semibold">{getTranslator(locale)('lead.errors.summary', { count })}</p>
      <ul>
        {others.map((error) => (
          <li key={error}>{error}</li>
        ))}
        {wrong.map(({ name, error }) => (
          <li key={name}>
            <a href={`#${fieldIds(id, name).id}`}>{error}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
