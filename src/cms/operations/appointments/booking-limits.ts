import pLimit, { type LimitFunction } from 'p-limit'

type BookingTask<Value> = () => Promise<Value>

/** Does one task at a time under each key, in the order of coming: the later one finds what became of the earlier one. */
export function createKeyedLimit(): <Value>(key: string, task: BookingTask<Value>) => Promise<Value> {
  const limits = new Map<string, LimitFunction>()
  return async (key, task) => {
    const limit = limits.get(key) ?? pLimit(1)
    limits.set(key, limit)
    try {
      return await limit(task)
    } finally {
      if (limit.activeCount + limit.pendingCount === 0) limits.delete(key)
    }
  }
}

/** The same post that comes again while it is being worked on. */
export const limitSamePost = createKeyedLimit()

/**
 * The bookings of this process, a few at a time: each that waits for the lock of an agent would hold a connection of the
 * pool, and of those who all want the same slot most need no more than to hear that it is full.
 */
export const limitBookings = pLimit(4)
