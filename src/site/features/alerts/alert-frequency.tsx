import { alertFrequencies } from '@/domain/alerts/alert'
import type { ManagedAlert } from '@/site/data/alerts/alerts'
import { getTranslator } from '@/messages/translator'
import { AlertPost, type AlertHolder } from './alert-post'

/** A form for the frequency of an alert alone. */
export function AlertFrequencyForm({ alert, ...holder }: AlertHolder & { alert: ManagedAlert }) {
  const t = getTranslator(holder.locale)
  return (
    <AlertPost
      {...holder}
      action="update"
      label={t('alert.actions.frequency')}
      variant="ink"
      className="lead-form mt-10 items-start"
    >
      <fieldset className="form-group">
        <legend className="form-label">{t('lead.fields.frequency')}</legend>
        <div className="form-choices">
          {alertFrequencies.map((frequency) => (
            <label key={frequency} className="form-choice">
              <input
                type="radio"
                name="frequency"
                value={frequency}
                required
                defaultChecked={frequency === alert.frequency}
              />
              <span>{t(`lead.options.frequency.${frequency}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </AlertPost>
  )
}
