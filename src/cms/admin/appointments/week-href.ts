type Look = {
  /** Where the back office is. */
  admin: string
  week?: string
  agent?: number | null
  /** The public ID of a property and a time of it, to be booked for a caller. */
  booking?: { property: number; slot: string }
}

/** The address of the week of appointments, as it is looked at. */
export function weekHref({ admin, week, agent, booking }: Look): string {
  const query = new URLSearchParams({
    ...(week ? { week } : {}),
    ...(agent ? { agent: String(agent) } : {}),
    ...(booking ? { property: String(booking.property), slot: booking.slot } : {}),
  }).toString()
  return `${admin}/week${query ? `?${query}` : ''}${booking ? '#book' : ''}`
}
