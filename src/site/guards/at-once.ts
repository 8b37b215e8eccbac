/** Gives the way out again, or null where it is full, for this visitor or for all. */
export type Gate = (visitor: string) => (() => void) | null

/** Lets so many in at once, and so many of each visitor: nobody takes all places. */
export function createGate({ all, each }: { all: number; each: number }): Gate {
  const inside = new Map<string, number>()
  let total = 0
  return (visitor) => {
    const own = inside.get(visitor) ?? 0
    if (total >= all || own >= each) return null
    total += 1
    inside.set(visitor, own + 1)
    return () => {
      total -= 1
      const left = (inside.get(visitor) ?? 1) - 1
      if (left > 0) inside.set(visitor, left)
      else inside.delete(visitor)
    }
  }
}
