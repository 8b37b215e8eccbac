/** How often a mail is tried before it counts as failed: with the waits below for about 28 hours. */
export const maxAttempts = 14

/**
 * How long the queue waits after an attempt that failed, in seconds: e to the power of its number (1 for the first),
 * and from the tenth on about six hours. It is the queue's own rule (graphile-worker); here it is only told.
 */
export const waitAfter = (attempt: number): number => Math.exp(Math.min(attempt, 10))

/** When the next attempt is due after one that failed; null after the last. */
export function nextAttemptAt({ attempt, now }: { attempt: number; now: Date }): Date | null {
  return attempt >= maxAttempts ? null : new Date(now.getTime() + waitAfter(attempt) * 1000)
}
