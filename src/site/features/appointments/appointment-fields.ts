import type { AppointmentFieldName } from '@/domain/appointments/appointment-form'

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
