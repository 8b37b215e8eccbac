import { appointmentAddresses } from '@/domain/appointments/stored-names'
import { parseAppointment } from '@/domain/appointments/appointment-form'
import { guardFields } from '@/domain/leads/form-guard'
import type { FieldValues } from '@/site/forms/controller/field-values'
import type { FormRules } from '@/site/forms/controller/use-form-fields'
import type { SendPlan } from '@/site/forms/controller/use-sending'
import { readBooking, type BookingOutcome } from './appointment-booking'
import { appointmentFormId, visitorFields } from './appointment-fields'
import type { AppointmentSetup } from './appointment-setup'

/** The fields that can have errors, in the order of the form. */
export const bookingFields: readonly string[] = ['slot', ...visitorFields]

/** The errors of a booking by the rules of the server, in words, by field. */
function findErrors(
  values: FieldValues,
  { words, property }: AppointmentSetup,
): Partial<Record<string, string>> {
  const read = parseAppointment({ input: { ...values, property: String(property.id) }, by: 'visitor' })
  if (read.ok) return {}
  const known: Partial<Record<string, Partial<Record<string, string>>>> = words.messages
  return Object.fromEntries(
    Object.entries(read.failure).map(([name, code]) => [name, known[name]?.[code] ?? words.otherwise]),
  )
}

/** The rules of a booking; React controls the choice of the time. */
export const bookingRules = (setup: AppointmentSetup, slot: string | null): FormRules => ({
  id: appointmentFormId,
  names: bookingFields,
  controlled: { slot: slot ?? '' },
  findErrors: (values) => findErrors(values, setup),
})

type SendBooking = { form: HTMLFormElement; setup: AppointmentSetup; requestId: () => string }

function bodyOf({ form, setup, requestId }: SendBooking, proof: string | null): string {
  const { property, locale, page } = setup
  const data = new FormData(form)
  const typed = [...bookingFields, guardFields.honeypot].flatMap((name) => {
    const value = data.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  return JSON.stringify({
    ...Object.fromEntries(typed),
    property: String(property.id),
    page,
    [guardFields.locale]: locale,
    // When the page was opened: an answer that comes faster than people type is from a robot.
    [guardFields.startedAt]: String(Math.round(window.performance.timeOrigin)),
    [guardFields.request]: requestId(),
    ...(proof !== null && { [guardFields.proof]: proof }),
  })
}

/** How a booking is sent. */
export const bookingSending = (booking: SendBooking): SendPlan<BookingOutcome> => ({
  url: appointmentAddresses.book,
  toBody: (proof) => bodyOf(booking, proof),
  readAnswer: readBooking,
  words: { sending: booking.setup.words.sending, proof: booking.setup.words.proof, upload: null },
})
