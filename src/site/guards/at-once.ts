/** Gives the way out again, or null where it is full. */
export type Gate = () => (() => void) | null

/** Lets so many in at once. */
export function createGate(most: number): Gate {
  let inside = 0
  return () => {
    if (inside >= most) return null
    inside += 1
    return () => {
      inside -= 1
    }
  }
}
