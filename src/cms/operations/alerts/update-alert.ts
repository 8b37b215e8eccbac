import { getAlertByToken } from '@/cms/queries/alerts/alert-links'
import { readAlertForm } from '@/domain/alerts/alert-form'
import type { FormErrors } from '@/domain/leads/form-draft'
import type { Result } from '@/domain/shared/result'
import { applyChange, withAlert, type AlertAnswer, type AlertFailure, type AlertKey } from './change-alert'
import type { StoredAlert } from '@/cms/queries/alerts/stored-alerts'

/** Why an alert is not changed: its link, its state, or the errors of each field. */
type UpdateFailure = AlertFailure | { reason: 'invalid'; errors: FormErrors }

/** Changes the criteria and the frequency of an alert by the posted fields of the form. */
export async function updateAlert({
  input,
  ...key
}: AlertKey & { input: Readonly<Record<string, unknown>> }): Promise<Result<StoredAlert, UpdateFailure>> {
  const { payload, token, now } = key
  // An invalid link is reported before invalid fields.
  const found = await getAlertByToken({ payload, token, now, purposes: ['manage'] })
  if (!found.ok) return { ok: false, failure: { reason: 'link', code: found.failure } }
  const read = readAlertForm({ values: input, now })
  if (!read.ok) return { ok: false, failure: { reason: 'invalid', errors: read.failure } }
  return withAlert({ ...key, purposes: ['manage'] }, async (req, alert): Promise<AlertAnswer> => {
    const { criteria = alert.criteria, frequency = alert.frequency } = read.value
    const to = { criteria, frequency, language: alert.language }
    const changed = await applyChange({ req, alert, change: { kind: 'edit', to }, now })
    return changed.ok ? changed : { ok: false, failure: { reason: 'refused', code: changed.failure } }
  })
}
