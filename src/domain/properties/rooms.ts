/** The rooms that are counted, in the order in which they are shown. */
export const roomKinds = [
  'bedrooms',
  'bathrooms',
  'showerRooms',
  'toilets',
  'garages',
  'parkings',
  'floors',
] as const

export type RoomKind = (typeof roomKinds)[number]

export type RoomCount = { kind: RoomKind; count: number }

type Rooms = Partial<Record<RoomKind, number | null>>

/**
 * The number of rooms of each kind, for card, page, print, comparison and structured data: kinds are never added up, and a
 * kind without rooms is left out.
 */
export const roomCounts = (rooms: Rooms | null | undefined): RoomCount[] =>
  roomKinds.flatMap((kind) => {
    const count = rooms?.[kind]
    return typeof count === 'number' && count > 0 ? [{ kind, count }] : []
  })

/** The number of rooms of a kind; null if there is none or it is not known. */
export const roomCount = (rooms: Rooms | null | undefined, kind: RoomKind): number | null =>
  roomCounts(rooms).find((room) => room.kind === kind)?.count ?? null
