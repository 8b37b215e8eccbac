import type { ReactNode } from 'react'
import { guardFields } from '@/domain/leads/form-guard'
import type { Locale } from '@/domain/shared/locale'
import { isRequired } from '@/domain/appointments/appointment-form'
import { getLeadChoices } from '@/site/data/leads/lead-choices'
import type { LeadSubject } from '@/site/data/leads/lead-models'
import { getGeneralTerms } from '@/site/data/leads/lead-terms'
import { getTranslator } from '@/messages/translator'
import { FormField } from '@/site/forms/fields/form-field'
import { buildForm } from '@/site/forms/form-model'
import { askingKind, appointmentFormId, visitorFields } from './appointment-fields'
import { AppointmentPlace } from './appointment-place'
import { appointmentSetup } from './appointment-setup'

type PropertyAppointmentsProps = {
  subject: LeadSubject
  locale: Locale
  /** The form came back to be corrected: it stays in sight. */
  isAsking: boolean
  /** What an editor says above the form that asks for an appointment by hand. */
  intro: string | null
  /** That form. */
  children: ReactNode
}

/**
 * The appointments of a property: where times are free, they can be booked at once, and other times asked for by the form. The
 * page is kept for everybody, so that the times come with the browser's own question.
 */
export async function PropertyAppointments({
  subject,
  locale,
  isAsking,
  intro,
  children,
}: PropertyAppointmentsProps) {
  const terms = subject.terms ?? (await getGeneralTerms(locale))
  const choices = await getLeadChoices(askingKind, locale)
  const model = buildForm({
    ...{ kind: askingKind, locale, subject, terms, choices },
    ...{ draft: null, errors: {}, only: visitorFields },
  })
  const fields = model.steps.flatMap((step) => step.fields)
  return (
    <AppointmentPlace
      setup={appointmentSetup({ subject, locale, terms })}
      isAsking={isAsking}
      fields={
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
      }
    >
      <p className="text-ink-soft mb-6 max-w-prose">{intro ?? getTranslator(locale)('visit.ask')}</p>
      {children}
    </AppointmentPlace>
  )
}
