import { appointmentKind } from '@/domain/appointments/stored-names'
import type { LeadErrorCode } from '@/domain/leads/lead-error-codes'
import type { Locale } from '@/domain/shared/locale'
import { leadErrorWords } from '@/site/words/lead-error-words'
import { getTranslator } from '@/messages/translator'

type ShownAppointmentErrors = Partial<Record<string, LeadErrorCode>>

/** The errors of a booking in words: those of the other forms, except for the time. */
export function appointmentErrorWords({
  errors,
  locale,
}: {
  errors: ShownAppointmentErrors
  locale: Locale
}): Record<string, string> {
  const { slot } = errors
  const own = {
    slot: getTranslator(locale)(`appointment.slot.${slot === 'required' ? 'required' : 'invalid'}`),
  }
  const words: Record<string, string> = {
    ...leadErrorWords({ kind: appointmentKind, locale, errors }),
    ...(slot && own),
  }
  return Object.fromEntries(Object.keys(errors).map((field) => [field, words[field] ?? '']))
}
