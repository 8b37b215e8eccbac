/** How long an appointment is kept after its day, in days: as long as a request for one. */
export const APPOINTMENT_RETENTION_DAYS = 365

const day = 86_400_000

/** When an appointment is erased, with its mails. */
export const eraseAppointmentAt = ({ endsAt }: { endsAt: string }): string =>
  new Date(Date.parse(endsAt) + APPOINTMENT_RETENTION_DAYS * day).toISOString()
