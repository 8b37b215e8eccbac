/** What an editor can name near a property, in the order of the back office. */
export const nearbyKinds = [
  'school',
  'nursery',
  'shops',
  'station',
  'bus',
  'motorway',
  'park',
  'sport',
  'doctor',
] as const

export type NearbyKind = (typeof nearbyKinds)[number]
