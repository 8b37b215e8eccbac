/** A new order of pictures, in which one stands at another place, counted from 0; a place outside is the first or the last. */
export function movePicture(ids: readonly number[], { id, to }: { id: number; to: number }): number[] {
  if (!ids.includes(id)) return [...ids]
  const others = ids.filter((each) => each !== id)
  const place = Math.min(Math.max(to, 0), others.length)
  return [...others.slice(0, place), id, ...others.slice(place)]
}

/** The number of an uploaded picture; null until it has arrived, and where its upload failed. */
type Arrival = number | null

/** Where the next picture of a batch goes: beside its neighbours of the batch, wherever these were moved. */
function placeOf(ids: readonly number[], { before, after }: { before: Arrival[]; after: Arrival[] }): number {
  const earlier = before.findLast((id) => id !== null && ids.includes(id))
  if (earlier !== undefined && earlier !== null) return ids.indexOf(earlier) + 1
  const later = after.find((id) => id !== null && ids.includes(id))
  return later === undefined || later === null ? ids.length : ids.indexOf(later)
}

/**
 * Adds uploaded pictures at the end, in the order of their batch, whichever arrives first. One that comes later (uploaded
 * again after an error) goes to its place in the batch.
 */
export function placeUploads(
  ids: readonly number[],
  { batch, missing }: { batch: readonly Arrival[]; missing: readonly number[] },
): number[] {
  const placed = [...ids]
  for (const [index, id] of batch.entries()) {
    if (id === null || !missing.includes(id) || placed.includes(id)) continue
    const to = placeOf(placed, { before: batch.slice(0, index), after: batch.slice(index + 1) })
    placed.splice(to, 0, id)
  }
  return placed
}
