import type { AppointmentFieldName } from '@/domain/appointments/appointment-form'

/** The form that asks for an appointment by hand: the texts of the fields are its own. */
export const askingKind = 'contact-appointment'

/** What is asked beside the time, in the order of the form. */
export const visitorFields = [
  'title',
  'firstName',
  'lastName',
  'email',
  'phone',
  'remark',
  'privacy',
] as const satisfies readonly AppointmentFieldName[]

/** Of the form by which an appointment is booked, unique on the page. */
export const appointmentFormId = 'visit-form'
