import type { AppointmentFieldName } from '@/domain/appointments/appointment-form'

/** The form that requests an appointment from the agency: the texts of the fields are its own. */
export const requestKind = 'contact-appointment'

/** The fields besides the time, in the order of the form. */
export const visitorFields = [
  'title',
  'firstName',
  'lastName',
  'email',
  'phone',
  'remark',
  'privacy',
] as const satisfies readonly AppointmentFieldName[]

/** The id of the booking form, unique on the page. */
export const appointmentFormId = 'appointment-form'
