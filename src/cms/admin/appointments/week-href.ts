type WeekHrefInput = {
  /** The address of the back office. */
  admin: string
  week?: string
  agent?: number | null
  /** The public ID of a property and one of its times, to book for a caller. */
  booking?: { property: number; slot: string }
}

/** The address of a displayed week of appointments. */
export function weekHref({ admin, week, agent, booking }: WeekHrefInput): string {
  const query = new URLSearchParams({
    ...(week ? { week } : {}),
    ...(agent ? { agent: String(agent) } : {}),
    ...(booking ? { property: String(booking.property), slot: booking.slot } : {}),
  }).toString()
  return `${admin}/week${query ? `?${query}` : ''}${booking ? '#book' : ''}`
}
