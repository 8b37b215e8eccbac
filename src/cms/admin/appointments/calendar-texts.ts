import { screenTexts } from '@/messages/screen-texts'

/** What is said of an agent's private calendar. */
export const calendarTexts = screenTexts.appointments.calendar
