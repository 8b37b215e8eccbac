const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Brussels',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** A stored moment as the office reads it, by the clocks of Belgium: '2026-11-21 19:45'. */
export const belgianMoment = (moment: string): string => format.format(new Date(moment))
