import { getTranslator } from '@/messages/translator'
import { Icon } from '@/site/ui/icons/icon'
import { describe, FieldFrame, type FieldProps } from './field-frame'
import { fieldIds } from './field-ids'

const yes: readonly string[] = ['on', 'true', '1', 'yes']

/** Radio buttons: one of a few choices. */
export function RadiosField({ field, formId }: FieldProps) {
  const ids = fieldIds(formId, field.name)
  const isRating = field.control === 'stars'
  return (
    <FieldFrame field={field} formId={formId}>
      <fieldset id={ids.id} role="radiogroup" className="form-group" {...describe({ field, formId })}>
        <legend className="form-label">{field.label}</legend>
        <div className={isRating ? 'form-stars' : 'form-choices'}>
          {field.options.map(({ value, name }) => (
            <label key={value} className={isRating ? 'form-star' : 'form-choice'}>
              <input
                type="radio"
                name={field.name}
                value={value}
                defaultChecked={field.values.includes(value)}
              />
              {isRating && <Icon name="star" className="size-7" />}
              <span className={isRating ? 'sr-only' : undefined}>{name}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </FieldFrame>
  )
}

/** Checkboxes: several of many choices; a long list of towns has a filter. */
export function ChecksField({ field, formId, locale }: FieldProps) {
  const t = getTranslator(locale)
  const ids = fieldIds(formId, field.name)
  const { 'aria-describedby': describedBy, 'aria-invalid': isInvalid } = describe({ field, formId })
  return (
    <FieldFrame field={field} formId={formId}>
      <fieldset id={ids.id} className="form-group" aria-describedby={describedBy}>
        <legend className="form-label">{field.label}</legend>
        {field.name === 'cities' && (
          <div className="needs-script mb-3">
            <label htmlFor={`${ids.id}-filter`} className="sr-only">
              {t('forms.findCity')}
            </label>
            <input
              id={`${ids.id}-filter`}
              type="search"
              data-filter=""
              autoComplete="off"
              placeholder={t('forms.findCity')}
              className="field"
            />
          </div>
        )}
        <div className="form-choices" data-long={field.options.length > 12 || undefined}>
          {field.options.map(({ value, name }) => (
            <label key={value} className="form-choice">
              <input
                type="checkbox"
                name={field.name}
                value={value}
                defaultChecked={field.values.includes(value)}
                aria-invalid={isInvalid}
              />
              <span>{name}</span>
            </label>
          ))}
        </div>
        {field.name === 'cities' && <div data-slot="filter" className="form-hint" />}
      </fieldset>
    </FieldFrame>
  )
}

/** A single checkbox with its text; never ticked in advance. */
export function CheckboxField({ field, formId }: Omit<FieldProps, 'locale'>) {
  const ids = fieldIds(formId, field.name)
  const details = `${ids.id}-details`
  const { 'aria-describedby': describedBy, ...described } = describe({ field, formId })
  return (
    <FieldFrame field={field} formId={formId}>
      <div className="form-box">
        <input
          id={ids.id}
          type="checkbox"
          name={field.name}
          defaultChecked={field.values.some((value) => yes.includes(value))}
          {...described}
          aria-describedby={field.details.length > 0 ? `${details} ${describedBy}` : describedBy}
        />
        <div>
          <label htmlFor={ids.id} className="form-label form-box-label">
            {field.label}
          </label>
          {field.details.length > 0 && (
            <ul id={details} className="form-details">
              {field.details.map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
          )}
          {field.link && (
            <p className="text-sm">
              {/* A page of its own: coming back, the browser has kept what was typed. */}
              <a href={field.link.href} className="form-link">
                {field.link.label}
              </a>
            </p>
          )}
        </div>
      </div>
    </FieldFrame>
  )
}
