import type { EditorTexts } from '@/cms/fields/editor-text'
import type { BookingState } from '@/domain/appointments/booking'
import { officeTexts } from '@/messages/office-texts'

/** The texts of the week of appointments. */
export const weekTexts = officeTexts.appointments.week

/** The names of the states of an appointment. */
export const stateTexts: Record<BookingState, EditorTexts> = officeTexts.appointments.week.state
