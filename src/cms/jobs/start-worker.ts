import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Logger, parseCronItems, run, type Runner, type TaskList } from 'graphile-worker'
import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { LastingPool } from '@/cms/database'
import { createMailTransport } from '@/cms/mail/mail-transport'
import type { Job } from './job'
import { jobs, schedule } from './jobs'
import { releaseLostJobs } from './lost-jobs'

type Options = {
  payload: Payload
  connectionString: string
  /** How long a worker may be silent before another takes its jobs, in seconds. */
  silence?: number
}

export type Worker = {
  /** Lets what is under way come to its end for five seconds, then ends it; another worker takes it up. */
  stop: () => Promise<void>
}

const second = 1000
const graceBeforeAbort = 4 * second
const pauseAfterFailure = 2 * second

const isPoolEvent = (event: unknown): event is { workerPool: { id: string } } =>
  typeof event === 'object' && event !== null && 'workerPool' in event

/** The names under which the worker locks its jobs, while it lives. */
function watchPools(events: EventEmitter): ReadonlySet<string> {
  const pools = new Set<string>()
  events.on('pool:create', (event: unknown) => isPoolEvent(event) && pools.add(event.workerPool.id))
  events.on('pool:release', (event: unknown) => isPoolEvent(event) && pools.delete(event.workerPool.id))
  return pools
}

// The queue tells every job and every stack; of a job that will come again nothing has to be done.
const quietLogger = ({ logger }: Payload) =>
  new Logger(() => (level, message) => {
    const [msg = ''] = message.split('\n')
    if (level === 'error') logger.warn({ msg: `Queue: ${msg}` })
  })

function toTasks(payload: Payload): TaskList {
  const send = createMailTransport()
  const toTask =
    (job: Job): TaskList[string] =>
    (data, { job: { attempts }, abortSignal }) =>
      job({ payload, send, data, attempt: attempts, now: new Date(), signal: abortSignal })
  return Object.fromEntries(Object.entries(jobs).map(([name, job]) => [name, toTask(job)]))
}

const cronItems = () =>
  parseCronItems(
    Object.entries(schedule).map(([task, { match, backfillPeriod }]) => ({
      task,
      match,
      options: { backfillPeriod, maxAttempts: 3 },
    })),
  )

/** Runs something every few seconds, one run after the other, until it is told to stop. */
function repeat(seconds: number, work: () => Promise<void>): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const go = async () => {
    while (!signal.aborted) {
      // The database may be away: the next time tells.
      await work().catch(() => undefined)
      await pause(seconds * second, undefined, { signal }).catch(() => undefined)
    }
  }
  void go()
  return () => controller.abort()
}

const toOptions = ({
  payload,
  pgPool,
  events,
}: {
  payload: Payload
  pgPool: Pool
  events: EventEmitter
}) => ({
  pgPool,
  events,
  concurrency: 2,
  noHandleSignals: true,
  taskList: toTasks(payload),
  parsedCronItems: cronItems(),
  logger: quietLogger(payload),
  // What cannot be written back stops the runner, which is started anew; unbatched it would end the process.
  preset: {
    worker: {
      completeJobBatchDelay: 0,
      failJobBatchDelay: 0,
      gracefulShutdownAbortTimeout: graceBeforeAbort,
    },
  },
})

/**
 * Does the jobs of the queue, two at a time, until it is stopped. While the database is away it waits for it; jobs of a
 * worker that was killed are taken over within half a minute.
 */
export function startWorker({ payload, connectionString, silence = 20 }: Options): Worker {
  const events = new EventEmitter()
  const pools = watchPools(events)
  const pgPool = new LastingPool({ connectionString, max: 5 })
  const options = toOptions({ payload, pgPool, events })
  const stopping = new AbortController()
  const { signal } = stopping
  let runner: Runner | null = null
  const keepRunning = async () => {
    while (!signal.aborted) {
      try {
        runner = await run({ ...options })
        if (signal.aborted) await runner.stop()
        await runner.promise
      } catch (err) {
        if (!signal.aborted) payload.logger.warn({ err, msg: 'The worker begins anew' })
      }
      runner = null
      await pause(pauseAfterFailure, undefined, { signal }).catch(() => undefined)
    }
  }
  const ended = keepRunning()
  const stopBeating = repeat(silence / 4, () => releaseLostJobs({ payload, pools, silence }))
  return {
    stop: async () => {
      stopping.abort()
      await runner?.stop().catch(() => undefined)
      await ended
      stopBeating()
      // A connection that does not come back must not keep the process.
      await Promise.race([pgPool.end(), pause(pauseAfterFailure)])
    },
  }
}
