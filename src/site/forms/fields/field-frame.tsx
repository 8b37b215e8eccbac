import type { ReactNode } from 'react'
import { fieldInfo, type LeadFieldName } from '@/domain/leads/lead-fields'
import { fieldIds } from './field-ids'
import type { FieldModel } from '@/site/forms/form-model'

// Those that a visitor may be asked to look at again.
const hasAdvice = (name: LeadFieldName): boolean =>
  ['phone', 'zip'].includes(fieldInfo(name).type) || name === 'income1' || name === 'income2'

/** What assistive technology is told of a control: its help, whether it has to be filled in, and whether it is wrong. */
export function describe({ field, formId }: { field: FieldModel; formId: string }) {
  const { hint, advice, error } = fieldIds(formId, field.name)
  const lines = [field.hint ? hint : '', hasAdvice(field.name) ? advice : '', error]
  return {
    'aria-describedby': lines.filter(Boolean).join(' '),
    'aria-required': field.isRequired || undefined,
    'aria-invalid': field.error ? true : undefined,
  }
}

type FieldFrameProps = { field: FieldModel; formId: string; children: ReactNode }

/** The place of a field with the lines below it; those that say nothing yet are there to be filled. */
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
