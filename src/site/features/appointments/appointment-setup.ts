import type { Locale } from '@/domain/shared/locale'
import type { LeadSubject, LeadTerms } from '@/site/data/leads/lead-models'
import { getTranslator } from '@/messages/translator'
import { formWords } from '@/site/forms/form-words'
import { requestKind, visitorFields } from './appointment-fields'

type AppointmentSetupInput = { subject: LeadSubject; locale: Locale; terms: LeadTerms }

/** The texts that the browser needs for appointments, in one language. */
function appointmentWords({ locale, terms }: Pick<AppointmentSetupInput, 'locale' | 'terms'>) {
  const t = getTranslator(locale)
  const known = formWords({ kind: requestKind, locale, terms, fields: visitorFields })
  const { messages, otherwise, summary, tooMany, sending, proof, proofFailed } = known
  const required = t('visit.slot.required')
  return {
    messages: { ...messages, slot: { required, invalid: t('visit.slot.invalid') } },
    ...{ otherwise, summary, tooMany, sending, proof, proofFailed },
    failed: t('visit.failed'),
    required: t('lead.notes.required'),
    title: t('visit.picker.title'),
    intro: t('visit.picker.intro'),
    day: t('visit.picker.day'),
    time: t('visit.picker.time', { day: '{day}' }),
    fullDay: t('visit.picker.fullDay', { day: '{day}' }),
    next: t('visit.next'),
    all: t('visit.picker.all'),
    take: t('visit.take'),
    otherTime: t('visit.otherTime'),
    facts: {
      what: t('visit.picker.what'),
      state: t('visit.picker.state'),
      when: t('visit.picker.when'),
      where: t('visit.picker.where'),
    },
    states: {
      booked: t('visit.state.booked'),
      cancelled: t('visit.state.cancelled'),
      done: t('visit.state.done'),
      'no-show': t('visit.state.no-show'),
    },
    mail: t('visit.picker.mail'),
    manage: t('visit.picker.manage'),
  }
}

/** What the browser needs to know to book an appointment for a property. */
export function appointmentSetup({ subject, locale, terms }: AppointmentSetupInput) {
  const { id, title, place, href } = subject
  return { property: { id, title, place }, page: href, locale, words: appointmentWords({ locale, terms }) }
}

export type AppointmentSetup = ReturnType<typeof appointmentSetup>
