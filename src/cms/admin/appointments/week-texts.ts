import type { EditorTexts } from '@/cms/fields/editor-text'
import type { BookingState } from '@/domain/appointments/booking'
import { officeTexts } from '@/messages/office-texts'

/** What stands around the week of appointments. */
export const weekTexts = officeTexts.appointments.week

/** What an appointment is called by its state. */
export const stateTexts: Record<BookingState, EditorTexts> = officeTexts.appointments.week.state
