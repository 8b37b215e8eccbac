import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Payload } from 'payload'
import { belgianDay } from '@/domain/shared/belgian-day'
import type { PageViewSource } from '@/domain/page-views/page-view-source'
import { errorCodes } from '@/domain/shared/error-codes'
import type { Locale } from '@/domain/shared/locale'
import { storePageViews, type WaitingPageView } from './store-page-views'
import { createPageViewAllowance } from '@/cms/operations/page-views/page-view-allowance'
import { createPageViewSalts } from './page-view-salts'

/** A page view as it arrives; the visitor is never stored. */
export type ArrivedPageView = {
  property: number
  source: PageViewSource
  language: Locale
  /** The address group of the visitor, and their user agent. */
  group: string
  userAgent: string
}

export type PageViewBuffer = {
  /** Keeps a page view until it is stored, seconds later; one that does not count is dropped. */
  add: (pageView: ArrivedPageView) => void
  /** Settles after the next attempt to store the waiting page views. */
  flush: () => Promise<void>
  /** Settles after the regular attempt to store the page views that wait now; null if none wait. */
  settled: () => Promise<void> | null
  /** How many page views wait. */
  size: () => number
}

type PageViewBufferOptions = {
  connect: () => Promise<Payload>
  now?: () => Date
  /** How many page views may wait. */
  most?: number
}

const MOST_WAITING = 10_000
const BATCH = 500
const EVERY = 2000
const MINUTE = 60_000

/** The present day in Belgium, computed once a minute. */
function createDayClock(now: () => Date): () => string {
  let minute = NaN
  let day = ''
  return () => {
    const moment = now()
    const current = Math.floor(moment.getTime() / MINUTE)
    if (current !== minute) {
      minute = current
      day = belgianDay(moment)
    }
    return day
  }
}

const visitorOf = ({ group, userAgent }: ArrivedPageView): string =>
  createHash('sha256').update(`${group}\n${userAgent}`).digest('base64url')

type Store = {
  connect: PageViewBufferOptions['connect']
  waiting: WaitingPageView[]
  today: () => string
}

/** Stores the waiting page views, 500 at a time; after a failure the rest keeps waiting. */
function createStore({ connect, waiting, today }: Store): {
  run: () => Promise<boolean>
  forget: () => void
} {
  const salts = createPageViewSalts()
  let isFailing = false
  const report = async (error: unknown): Promise<void> => {
    if (isFailing) return
    isFailing = true
    const payload = await connect().catch(() => null)
    payload?.logger.warn({ msg: 'Page views wait to be stored', error: errorCodes(error) })
  }
  return {
    run: async () => {
      try {
        const payload = await connect()
        while (waiting.length > 0) {
          const pageViews = waiting.slice(0, BATCH)
          await storePageViews({ payload, salts, pageViews })
          waiting.splice(0, pageViews.length)
        }
        isFailing = false
      } catch (error) {
        await report(error)
      }
      return !isFailing
    },
    // After midnight, yesterday's salt is needed only for page views that still wait.
    forget: () => salts.keepOnly(new Set([today(), ...waiting.map(({ day }) => day)])),
  }
}

/**
 * Keeps the page views of this process in memory, 10,000 at most, and stores them every two seconds or as soon as 500 wait.
 * While the database is away they wait; those beyond the limit are dropped, and the log counts them.
 */
export function createPageViewBuffer({
  connect,
  now = () => new Date(),
  most = MOST_WAITING,
}: PageViewBufferOptions): PageViewBuffer {
  const waiting: WaitingPageView[] = []
  const isToCount = createPageViewAllowance()
  const today = createDayClock(now)
  const store = createStore({ connect, waiting, today })
  let dropped = 0
  let flushing: Promise<void> | null = null
  let next: Promise<void> | null = null

  const sayDropped = async (): Promise<void> => {
    const count = dropped
    dropped = 0
    const payload = count > 0 ? await connect().catch(() => null) : null
    payload?.logger.error({ msg: `${count} page views were not counted: too many waited` })
  }
  const work = async (): Promise<void> => {
    if (await store.run()) await sayDropped()
    store.forget()
  }
  const flush = (): Promise<void> =>
    (flushing ??= work().finally(() => {
      flushing = null
      if (waiting.length > 0) plan()
    }))
  const plan = (): void => {
    next ??= pause(EVERY).then(() => {
      next = null
      return flush()
    })
  }
  // Also clears past days when no more page views come.
  setInterval(store.forget, MINUTE).unref()

  return {
    add: (pageView) => {
      const { property, source, language, group } = pageView
      if (waiting.length >= most) {
        dropped += 1
        return
      }
      const day = today()
      const visitor = visitorOf(pageView)
      if (!isToCount({ day, group, property, visitor })) return
      waiting.push({ day, property, visitor, source, language })
      if (waiting.length % BATCH === 0) void flush()
      plan()
    },
    flush,
    settled: () => next ?? flushing,
    size: () => waiting.length,
  }
}
