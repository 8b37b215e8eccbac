type BookingTask<Value> = () => Promise<Value>

/** Lets so many work at once; who comes later waits for their turn, in the order in which they came. */
export function createTurns(most: number): <Value>(work: BookingTask<Value>) => Promise<Value> {
  let working = 0
  const waiting: (() => void)[] = []
  const begin = () =>
    new Promise<void>((go) => {
      if (working >= most) return void waiting.push(go)
      working += 1
      go()
    })
  const end = () => {
    const next = waiting.shift()
    if (next) next()
    else working -= 1
  }
  return async (work) => {
    await begin()
    try {
      return await work()
    } finally {
      end()
    }
  }
}

/** One at a time of what has the same key: who comes later finds what became of the one before. */
export function createLanes(): <Value>(key: string, work: BookingTask<Value>) => Promise<Value> {
  const lanes = new Map<string, Promise<unknown>>()
  return async (key, work) => {
    const before = lanes.get(key)
    // What becomes of the one before is for whoever has asked for it.
    const run = before ? before.then(work, work) : work()
    lanes.set(key, run)
    try {
      return await run
    } finally {
      if (lanes.get(key) === run) lanes.delete(key)
    }
  }
}

/** The same post that comes again while it is being worked on. */
export const inRequestLane = createLanes()

/**
 * The bookings of this process, a few at a time: each that waits for the lock of an agent would hold a connection of the
 * pool, and of those who all want the same slot most need no more than to hear that it is full.
 */
export const inBookingTurn = createTurns(4)
