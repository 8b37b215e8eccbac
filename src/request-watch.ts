import { AsyncLocalStorage } from 'node:async_hooks'

/** What comes to light about a request while it is answered. */
export type RequestWatch = {
  /** Whether the database was not there, or did not answer in time, when it was asked for this request. */
  isDatabaseAway: boolean
  /** Called when that is found out. */
  onDatabaseAway: () => void
  /** What a server function that breaks is answered with; null once it is the site's own failure. */
  actionFailure: number | null
}

type Watches = { current: AsyncLocalStorage<RequestWatch>; missedAt: number }

declare global {
  // Next compiles the start of the server and each route apart: what they share stands here.
  var requestWatches: Watches | undefined
}

const watches: Watches = (globalThis.requestWatches ??= {
  current: new AsyncLocalStorage<RequestWatch>(),
  missedAt: -Infinity,
})

/** Answers a request; what comes to light meanwhile is told to its watch. */
export const underWatch = <Value>(watch: RequestWatch, answer: () => Value): Value =>
  watches.current.run(watch, answer)

/** The request that is being answered needed the database, which is away. */
export function noticeAbsence(): void {
  watches.missedAt = Date.now()
  const watch = watches.current.getStore()
  if (!watch || watch.isDatabaseAway) return
  watch.isDatabaseAway = true
  watch.onDatabaseAway()
}

/** Whether any request has missed the database in so many milliseconds: others may have waited for what it asked. */
export const wasMissedWithin = (milliseconds: number): boolean => Date.now() - watches.missedAt < milliseconds

/** From now on a server function that breaks is answered with this; null: with what a failure of the site is. */
export function setActionFailure(status: number | null): void {
  const watch = watches.current.getStore()
  if (watch) watch.actionFailure = status
}
