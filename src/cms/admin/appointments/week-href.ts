type WeekHrefInput = {
  /** The address of the back office. */
  admin: string
  week?: string
  agent?: number | null
  /** The public ID of a property and one of its times, to book for a caller. */
  booking?: { property: number; slot: string }
  /** The lead whose person a visit is booked for: an address never names the person. */
  lead?: number
}

/** The address of a displayed week of appointments. */
export function weekHref({ admin, week, agent, booking, lead }: WeekHrefInput): string {
  const query = new URLSearchParams({
    ...(week ? { week } : {}),
    ...(agent ? { agent: String(agent) } : {}),
    ...(lead ? { lead: String(lead) } : {}),
    ...(booking ? { property: String(booking.property), slot: booking.slot } : {}),
  }).toString()
  return `${admin}/week${query ? `?${query}` : ''}${booking || lead ? '#book' : ''}`
}
