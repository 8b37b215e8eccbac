/** Lets so many in at once: each is given the way out again, and who finds it full null. */
export function createGate(most: number): () => (() => void) | null {
  let inside = 0
  return () => {
    if (inside >= most) return null
    inside += 1
    return () => {
      inside -= 1
    }
  }
}
