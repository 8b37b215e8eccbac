import type { VisitFieldName } from '@/domain/appointments/visit-form'

/** The form that asks for a visit by hand: the texts of the fields are its own. */
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
] as const satisfies readonly VisitFieldName[]

/** Of the form by which a visit is booked, unique on the page. */
export const visitFormId = 'visit-form'
