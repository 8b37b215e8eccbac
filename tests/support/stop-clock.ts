import { onTestFinished, vi } from 'vitest'

/** For the rest of a test no time passes: a slow machine does not give back what may be asked for so often in a minute. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date() })
  onTestFinished(() => void vi.useRealTimers())
}
