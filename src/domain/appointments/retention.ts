/** How many days an appointment is kept after its day: as long as a request for one. */
export const APPOINTMENT_RETENTION_DAYS = 365

const day = 86_400_000

/** When an appointment and its mails are erased. */
export const eraseAppointmentAt = ({ endsAt }: { endsAt: string }): string =>
  new Date(Date.parse(endsAt) + APPOINTMENT_RETENTION_DAYS * day).toISOString()
