import { officeTexts } from '@/messages/office-texts'

const { weekdays } = officeTexts.appointments.openingFields

/** The days of the week for a field, from 1 for Monday to 7 for Sunday. */
export const weekdayOptions = [
  { value: '1', label: weekdays.monday },
  { value: '2', label: weekdays.tuesday },
  { value: '3', label: weekdays.wednesday },
  { value: '4', label: weekdays.thursday },
  { value: '5', label: weekdays.friday },
  { value: '6', label: weekdays.saturday },
  { value: '7', label: weekdays.sunday },
]
