type SlotMark = { agent: number; startsAt: string }

/**
 * What names a slot among those of a property, in a form, a link and a unique key of the database: when it starts, in UTC,
 * and whose it is ('20260329T0800Z-7'). The same whatever window it was found in and whatever becomes of its opening.
 */
export const slotKey = ({ agent, startsAt }: SlotMark): string =>
  `${startsAt.slice(0, 16).replace(/[:-]/g, '')}Z-${agent}`

/** What a key names; null for a text that is none. Whether there is such a slot is asked of the openings. */
export function parseSlotKey(text: string): SlotMark | null {
  const [, year, month, date, hour, minute, agent] =
    /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})Z-([1-9]\d{0,9})$/.exec(text) ?? []
  const startsAt = `${year}-${month}-${date}T${hour}:${minute}:00.000Z`
  // Without Temporal: the form in the browser reads keys too, and has no other use for it.
  const moment = new Date(startsAt)
  const isMoment = !Number.isNaN(moment.getTime()) && moment.toISOString() === startsAt
  return isMoment ? { agent: Number(agent), startsAt } : null
}
