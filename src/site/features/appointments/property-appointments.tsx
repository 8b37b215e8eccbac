import type { ReactNode } from 'react'
import { appointmentKind } from '@/domain/appointments/stored-names'
import { guardFields } from '@/domain/leads/form-guard'
import type { Locale } from '@/domain/shared/locale'
import { isRequired } from '@/domain/appointments/appointment-form'
import { getLeadChoices } from '@/site/data/leads/lead-choices'
import type { LeadSubject } from '@/site/data/leads/lead-models'
import { getGeneralTerms } from '@/site/data/leads/lead-terms'
import { getTranslator } from '@/messages/translator'
import { FormField } from '@/site/forms/fields/form-field'
import { buildForm } from '@/site/forms/form-model'
import { appointmentFormId, visitorFields } from './appointment-fields'
import type { AppointmentParts } from './appointment-parts'
import { AppointmentPlace } from './appointment-place'
import { appointmentSetup } from './appointment-setup'

type PropertyAppointmentsProps = {
  subject: LeadSubject
  locale: Locale
  /** The form came back to be corrected: it stays visible. */
  isReturned: boolean
  /** The editor's text above the form that requests an appointment. */
  intro: string | null
  /** Folded, its fields are fetched from where it is unfolded. */
  fold?: 'folded' | 'unfolded'
  /** That form. */
  children: ReactNode
}

/**
 * The appointments of a property: free times can be booked at once, other times requested with the form. The page is cached
 * for everybody, so that the browser requests the free times itself.
 */
export async function PropertyAppointments(props: PropertyAppointmentsProps) {
  const { subject, locale, isReturned, intro, fold, children } = props
  return (
    <AppointmentPlace
      about={{ property: subject.id, page: subject.href, locale }}
      given={fold === 'folded' ? null : await drawParts(props)}
      isReturned={isReturned}
      isFetched={fold === 'unfolded'}
    >
      <p className="text-ink-soft mb-6 max-w-prose">{intro ?? getTranslator(locale)('appointment.ask')}</p>
      {children}
    </AppointmentPlace>
  )
}

async function drawParts({ subject, locale }: PropertyAppointmentsProps): Promise<AppointmentParts> {
  const terms = subject.terms ?? (await getGeneralTerms(locale))
  const choices = await getLeadChoices(appointmentKind, locale)
  const model = buildForm({
    ...{ kind: appointmentKind, locale, subject, terms, choices },
    ...{ draft: null, errors: {}, only: visitorFields },
  })
  const fields = model.steps.flatMap((step) => step.fields)
  return {
    setup: appointmentSetup({ subject, locale, terms }),
    fields: (
      <>
        <div className="form-grid">
          {visitorFields.flatMap((name) =>
            fields
              .filter((field) => field.name === name)
              .map((field) => (
                <FormField
                  key={name}
                  field={{ ...field, isRequired: isRequired({ field: name, by: 'visitor' }) }}
                  formId={appointmentFormId}
                  locale={locale}
                />
              )),
          )}
        </div>
        <div className="form-trap" aria-hidden="true">
          <label>
            {getTranslator(locale)('lead.notes.honeypot')}
            <input type="text" name={guardFields.honeypot} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
      </>
    ),
  }
}
