import { screenTexts } from '@/messages/screen-texts'

/** The texts about an agent's private calendar. */
export const calendarTexts = screenTexts.appointments.calendar
