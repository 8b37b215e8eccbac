/** How many attempts a mail gets before it counts as failed: with the waits below for about 28 hours. */
export const maxAttempts = 14

/**
 * The wait after a failed attempt, in seconds: e to the power of its number (1 for the first), and about six hours from the
 * tenth on. The rule is that of graphile-worker; this copy only displays it.
 */
export const waitAfter = (attempt: number): number => Math.exp(Math.min(attempt, 10))

/** When the next attempt is due after a failed one; null after the last. */
export function nextAttemptAt({ attempt, now }: { attempt: number; now: Date }): Date | null {
  return attempt >= maxAttempts ? null : new Date(now.getTime() + waitAfter(attempt) * 1000)
}
