import { fileExtensions } from '@/domain/leads/values/field-readers'
import { getTranslator } from '@/messages/translator'
import { describe, FieldFrame, type FieldProps } from './field-frame'
import { fieldIds } from './field-ids'

function Label({ field, formId }: Pick<FieldProps, 'field' | 'formId'>) {
  return (
    <label htmlFor={fieldIds(formId, field.name).id} className="form-label">
      {field.label}
    </label>
  )
}

/** A line of text, a number or a date. */
export function InputField({ field, formId, locale }: FieldProps) {
  return (
    <FieldFrame field={field} formId={formId}>
      <Label field={field} formId={formId} />
      <input
        id={fieldIds(formId, field.name).id}
        name={field.name}
        type={field.inputType}
        inputMode={field.inputMode}
        autoComplete={field.autoComplete}
        maxLength={field.maxLength}
        defaultValue={field.values[0]}
        className="field"
        {...describe({ field, formId })}
      />
      {field.name === 'amountInWords' && (
        <p className="needs-script">
          <button type="button" data-fill-words="" className="form-link">
            {getTranslator(locale)('lead.buttons.fillWords')}
          </button>
        </p>
      )}
    </FieldFrame>
  )
}

/** A text of several lines. */
export function LinesField({ field, formId }: FieldProps) {
  return (
    <FieldFrame field={field} formId={formId}>
      <Label field={field} formId={formId} />
      <textarea
        id={fieldIds(formId, field.name).id}
        name={field.name}
        rows={5}
        maxLength={field.maxLength}
        autoComplete="off"
        defaultValue={field.values[0]}
        className="field form-lines"
        {...describe({ field, formId })}
      />
    </FieldFrame>
  )
}

/** A select: one of many choices. */
export function SelectField({ field, formId, locale }: FieldProps) {
  return (
    <FieldFrame field={field} formId={formId}>
      <Label field={field} formId={formId} />
      <select
        id={fieldIds(formId, field.name).id}
        name={field.name}
        defaultValue={field.values[0] ?? ''}
        className="field form-select"
        {...describe({ field, formId })}
      >
        <option value="">{getTranslator(locale)('lead.notes.choose')}</option>
        {field.options.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}

/** A file input; the chosen file is shown below it, with a button that removes it. */
export function FileField({ field, formId }: FieldProps) {
  return (
    <FieldFrame field={field} formId={formId}>
      <Label field={field} formId={formId} />
      <input
        id={fieldIds(formId, field.name).id}
        name={field.name}
        type="file"
        accept={fileExtensions.map((extension) => `.${extension}`).join(',')}
        className="field form-file"
        {...describe({ field, formId })}
      />
      <div data-slot="file" />
    </FieldFrame>
  )
}
