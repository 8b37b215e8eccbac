import { onTestFinished, vi } from 'vitest'

/** Stops the clock for the rest of a test, so that rate limits do not recover on a slow machine. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date() })
  onTestFinished(() => void vi.useRealTimers())
}
