/** The rooms that are counted of a property, in the order in which they are told. */
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
 * What a property has of each kind of room, the one answer of card, page, print, comparison and structured data: kinds are
 * never added up, and one that a property has none of is left out.
 */
export const roomCounts = (rooms: Rooms | null | undefined): RoomCount[] =>
  roomKinds.flatMap((kind) => {
    const count = rooms?.[kind]
    return typeof count === 'number' && count > 0 ? [{ kind, count }] : []
  })

/** How many rooms of a kind a property has; null where it has none or it is not known. */
export const roomCount = (rooms: Rooms | null | undefined, kind: RoomKind): number | null =>
  roomCounts(rooms).find((room) => room.kind === kind)?.count ?? null
