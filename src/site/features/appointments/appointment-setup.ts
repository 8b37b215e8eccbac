import { appointmentKind } from '@/domain/appointments/stored-names'
import type { Locale } from '@/domain/shared/locale'
import type { LeadSubject, LeadTerms } from '@/site/data/leads/lead-models'
import { getTranslator } from '@/messages/translator'
import { formWords } from '@/site/forms/form-words'
import { visitorFields } from './appointment-fields'

type AppointmentSetupInput = { subject: LeadSubject; locale: Locale; terms: LeadTerms }

/** The texts that the browser needs for appointments, in one language. */
function appointmentWords({ locale, terms }: Pick<AppointmentSetupInput, 'locale' | 'terms'>) {
  const t = getTranslator(locale)
  const known = formWords({ kind: appointmentKind, locale, terms, fields: visitorFields })
  const { messages, otherwise, summary, tooMany, sending, proof, proofFailed } = known
  const required = t('appointment.slot.required')
  return {
    messages: { ...messages, slot: { required, invalid: t('appointment.slot.invalid') } },
    ...{ otherwise, summary, tooMany, sending, proof, proofFailed },
    failed: t('appointment.failed'),
    required: t('lead.notes.required'),
    title: t('appointment.picker.title'),
    intro: t('appointment.picker.intro'),
    day: t('appointment.picker.day'),
    earlier: t('appointment.picker.earlier'),
    later: t('appointment.picker.later'),
    time: t('appointment.picker.time', { day: '{day}' }),
    fullDay: t('appointment.picker.fullDay', { day: '{day}' }),
    next: t('appointment.next'),
    all: t('appointment.picker.all'),
    take: t('appointment.take'),
    otherTime: t('appointment.otherTime'),
    facts: {
      what: t('appointment.picker.what'),
      state: t('appointment.picker.state'),
      when: t('appointment.picker.when'),
      where: t('appointment.picker.where'),
    },
    states: {
      booked: t('appointment.state.booked'),
      cancelled: t('appointment.state.cancelled'),
      done: t('appointment.state.done'),
      'no-show': t('appointment.state.no-show'),
    },
    mail: t('appointment.picker.mail'),
    manage: t('appointment.picker.manage'),
  }
}

/** What the browser needs to know to book an appointment for a property. */
export function appointmentSetup({ subject, locale, terms }: AppointmentSetupInput) {
  const { id, title, place, href } = subject
  return { property: { id, title, place }, page: href, locale, words: appointmentWords({ locale, terms }) }
}

export type AppointmentSetup = ReturnType<typeof appointmentSetup>
