import { offeredRadii, usualRadius } from '@/domain/search/areas/near-place'
import { getTranslator } from '@/messages/translator'
import { describe, FieldFrame, type FieldProps } from './field-frame'
import { fieldIds } from './field-ids'

/** Two selects of one name: a place, and the radius around it. */
export function NearField({ field, formId, locale }: FieldProps) {
  const t = getTranslator(locale)
  const { id } = fieldIds(formId, field.name)
  const [place = '', km = ''] = field.values.flatMap((value) => value.split(','))
  return (
    <FieldFrame field={field} formId={formId}>
      <fieldset id={id} className="form-group" {...describe({ field, formId })}>
        <legend className="form-label">{field.label}</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          <select
            name={field.name}
            aria-label={t('search.filters.near')}
            defaultValue={place}
            className="field form-select"
          >
            <option value="">{t('search.filters.nowhere')}</option>
            {field.options.map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
          <select
            name={field.name}
            aria-label={t('search.filters.radius')}
            defaultValue={km === String(usualRadius) ? '' : km}
            className="field form-select"
          >
            {offeredRadii(Number(km)).map((radius) => (
              <option key={radius} value={radius === usualRadius ? '' : radius}>
                {radius} km
              </option>
            ))}
          </select>
        </div>
      </fieldset>
    </FieldFrame>
  )
}
