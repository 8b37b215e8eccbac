import { setTimeout as pause } from 'node:timers/promises'

// Longer than any failure takes on an idle machine, in milliseconds. On a busy machine a longer failure is answered a whole
// step later, so its own work cannot be measured.
const STEP = 700

/** Does the work, and answers a failure after a multiple of 0.7 seconds, whatever its reason. */
export async function answerEvenly<Value>(work: () => Promise<Value | null>): Promise<Value | null> {
  const startedAt = performance.now()
  const value = await work()
  if (value === null) {
    const taken = performance.now() - startedAt
    await pause(Math.ceil(taken / STEP) * STEP - taken)
  }
  return value
}
