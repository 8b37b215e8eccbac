// The names by which mails, calendars, bookmarks and other programs know appointments (docs/decisions/0025-words.md):
// what stands here was sent or stored, and none of it can change.

/** Where appointments are booked, moved and cancelled, and where calendar programs fetch them. */
export const appointmentAddresses = {
  book: '/api/visits',
  move: '/api/visits/move',
  cancel: '/api/visits/cancel',
  feed: '/api/visits/feed',
} as const

/** The first segment of the pages of an appointment, after the language; no editor's page can have it. */
export const APPOINTMENTS_SEGMENT = 'visits'

/** The form that requests an appointment: a booked one has the same fields, and the same conditions on its property. */
export const appointmentKind = 'contact-appointment'

/** The place on a page where appointments are made: links end in it. */
export const appointmentAnchor = 'visit'

/** How what mails about appointments are about begins, as the outbox keeps it. */
export const aboutAppointments = 'visits/'

/** What a mail is about, as the outbox keeps it. */
export const aboutAppointment = (id: number): string => `${aboutAppointments}${id}`

type AppointmentMail = {
  news: 'confirmed' | 'moved' | 'cancelled' | 'reminder'
  reader: 'visitor' | 'agent'
}

/** The kind of a mail about appointments, as the outbox keeps it. */
export const appointmentMailKind = ({ news, reader }: AppointmentMail) => `visit-${news}-${reader}` as const

/** The purposes under which the tokens of links are signed: a token of one purpose is not valid for another. */
export const appointmentTokens = {
  manage: 'visit-manage',
  cancel: 'visit-cancel',
  feed: 'visit-feed',
} as const

/** What the moves of an appointment are counted under. */
export const appointmentMoves = 'visit'

/** What the key of a booking that may be posted twice is made of. */
export const bookingRequest = (about: string, requestId: string): string =>
  `visit\n${about.toLowerCase()}\n${requestId}`

/** The UID of an appointment in calendars, before the host. */
export const appointmentUidStart = 'visit-'

/** The program that calendars name as their source; the last part is the language of this name, not of the texts. */
export const calendarProduct = '//Maison Brabant//Visits//EN'

/** The file of a snapshot with the times at which agents show properties. */
export const openingsFile = 'content/visit-openings.json'
