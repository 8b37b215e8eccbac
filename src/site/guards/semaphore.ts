/** Takes a place and returns its release; null if none is free, for this visitor or for all. */
export type Semaphore = (visitor: string) => (() => void) | null

/** Limits concurrent work in total and per visitor, so that nobody takes all places. */
export function createSemaphore({ all, each }: { all: number; each: number }): Semaphore {
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
