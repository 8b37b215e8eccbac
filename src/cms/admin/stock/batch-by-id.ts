/**
 * Reads what many cells of a list ask for by id, each on its own, in one go: the ids that are asked for in the same turn are
 * read together, and each only once.
 */
export function batchById<Value>(
  read: (ids: readonly number[]) => Promise<ReadonlyMap<number, Value>>,
): (id: number) => Promise<Value | null> {
  const known = new Map<number, Promise<Value | null>>()
  let batch: { ids: number[]; found: Promise<ReadonlyMap<number, Value>> } | null = null

  function begin() {
    const ids: number[] = []
    const turn = new Promise<void>((resolve) => setImmediate(resolve))
    const found = turn.then(() => {
      batch = null
      return read(ids)
    })
    return { ids, found }
  }

  return (id) => {
    const asked = known.get(id)
    if (asked) return asked
    batch ??= begin()
    batch.ids.push(id)
    const value = batch.found.then((found) => found.get(id) ?? null)
    known.set(id, value)
    return value
  }
}
