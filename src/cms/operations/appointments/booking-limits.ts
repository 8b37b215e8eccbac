import pLimit, { type LimitFunction } from 'p-limit'

type BookingTask<Value> = () => Promise<Value>

/** Runs one task at a time under each key, in order: a later one sees the result of the earlier one. */
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

/** The same post, arriving again while it is being handled. */
export const limitSamePost = createKeyedLimit()

/**
 * Runs a few bookings of this process at a time: each that waits for the lock of an agent holds a connection of the pool,
 * and most visitors who want the same slot only need to hear that it is full.
 */
export const limitBookings = pLimit(4)
