type SlotKeyParts = { agent: number; startsAt: string }

/**
 * The name of a slot among those of a property, for forms, links and a unique key of the database: its start in UTC and its
 * agent ('20260329T0800Z-7'). It does not depend on the days queried or on later changes of the opening.
 */
export const slotKey = ({ agent, startsAt }: SlotKeyParts): string =>
  `${startsAt.slice(0, 16).replace(/[:-]/g, '')}Z-${agent}`

/** The parts of a slot's key; null for an invalid text. Only the openings know whether the slot exists. */
export function parseSlotKey(text: string): SlotKeyParts | null {
  const [, year, month, date, hour, minute, agent] =
    /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})Z-([1-9]\d{0,9})$/.exec(text) ?? []
  const startsAt = `${year}-${month}-${date}T${hour}:${minute}:00.000Z`
  // Without Temporal, which the form in the browser would load for this alone.
  const moment = new Date(startsAt)
  const isMoment = !Number.isNaN(moment.getTime()) && moment.toISOString() === startsAt
  return isMoment ? { agent: Number(agent), startsAt } : null
}
