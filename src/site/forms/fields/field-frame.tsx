import type { ReactNode } from 'react'
import { fieldInfo, type LeadFieldName } from '@/domain/leads/lead-fields'
import type { Locale } from '@/domain/shared/locale'
import { fieldIds } from './field-ids'
import type { FieldModel } from '@/site/forms/form-model'

/** What each kind of field gets. */
export type FieldProps = {
  field: FieldModel
  /** The id of the form, unique on the page. */
  formId: string
  locale: Locale
}

// The fields that may show a hint.
const hasAdvice = (name: LeadFieldName): boolean =>
  ['phone', 'zip'].includes(fieldInfo(name).type) || name === 'income1' || name === 'income2'

/** The attributes of a control for assistive technology: its help, whether it is required, and whether it is invalid. */
export function describe({ field, formId }: Pick<FieldProps, 'field' | 'formId'>) {
  const { hint, advice, error } = fieldIds(formId, field.name)
  const lines = [field.hint ? hint : '', hasAdvice(field.name) ? advice : '', error]
  return {
    'aria-describedby': lines.filter(Boolean).join(' '),
    'aria-required': field.isRequired || undefined,
    'aria-invalid': field.error ? true : undefined,
  }
}

type FieldFrameProps = Pick<FieldProps, 'field' | 'formId'> & { children: ReactNode }

/** The box of a field with the lines below it; empty lines are there for the browser to fill. */
export function FieldFrame({ field, formId, children }: FieldFrameProps) {
  const ids = fieldIds(formId, field.name)
  return (
    <div
      className="form-field"
      data-field={field.name}
      data-span={field.span === 12 ? undefined : field.span}
      data-required={field.isRequired || undefined}
    >
      {children}
      {field.hint && (
        <p id={ids.hint} className="form-hint">
          {field.hint}
        </p>
      )}
      {hasAdvice(field.name) && <p id={ids.advice} className="form-advice" hidden />}
      <p id={ids.error} className="form-error" hidden={field.error === null}>
        {field.error}
      </p>
    </div>
  )
}
