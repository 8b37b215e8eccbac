import { setTimeout as pause } from 'node:timers/promises'

// Longer than any failure takes on an idle machine, in milliseconds. One that takes longer on a busy machine is answered a
// whole step later: what else is done for one cannot be measured.
const STEP = 700

/** Does the work, and where it comes to nothing, answers after a multiple of 0.7 seconds, whatever the reason was. */
export async function answerEvenly<Value>(work: () => Promise<Value | null>): Promise<Value | null> {
  const startedAt = performance.now()
  const value = await work()
  if (value === null) {
    const taken = performance.now() - startedAt
    await pause(Math.ceil(taken / STEP) * STEP - taken)
  }
  return value
}
