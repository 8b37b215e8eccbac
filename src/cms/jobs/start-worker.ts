import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Logger, parseCronItems, run, type Runner, type TaskList } from 'graphile-worker'
import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { LastingPool, longPatience, toPoolConfig } from '@/cms/database/database'
import { createMailTransport } from '@/cms/operations/mails/mail-transport'
import type { Job } from './job'
import { jobs, schedule } from './jobs'
import { releaseLostJobs } from './lost-jobs'
import { namesOfJob, scheduleNameOf } from './renamed-jobs'
import { isRecord } from '@/domain/shared/is-record'

type StartWorkerOptions = {
  payload: Payload
  connectionString: string
  /** After how many seconds of silence another worker takes its jobs. */
  silence?: number
}

export type Worker = {
  /** Waits five seconds for running jobs, then aborts them; another worker repeats them. */
  stop: () => Promise<void>
}

const second = 1000
const graceBeforeAbort = 4 * second
const pauseAfterFailure = 2 * second
// If the queue (0.17) is interrupted while it writes back two jobs at once, it waits for itself for ever; if it is
// interrupted while it reads the names of its tasks, it keeps the error as their names.
const longestEnd = 6 * second
const longestFailing = 10 * second

const isPoolEvent = (event: unknown): event is { workerPool: { id: string } } =>
  isRecord(event) && 'workerPool' in event

type RunnerWatch = {
  /** For one runner only. */
  events: EventEmitter
  /** Settles when the runner hangs or only fails, so that it is given up. */
  stuck: Promise<void>
}

/** Watches a runner. `pools` are the names with which the worker locks its jobs. */
function watchRunner(pools: Set<string>): RunnerWatch {
  const events = new EventEmitter()
  const on = (name: string, act: (pool: string) => void) =>
    events.on(name, (event: unknown) => isPoolEvent(event) && act(event.workerPool.id))
  on('pool:create', (pool) => pools.add(pool))
  on('pool:release', (pool) => pools.delete(pool))
  let failingSince = Infinity
  for (const name of ['worker:getJob:empty', 'job:start'])
    events.on(name, () => {
      failingSince = Infinity
    })
  const stuck = new Promise<void>((resolve) => {
    on('pool:gracefulShutdown', (pool) => {
      setTimeout(() => pools.delete(pool) && resolve(), longestEnd).unref()
    })
    events.on('worker:getJob:error', () => {
      failingSince = Math.min(failingSince, Date.now())
      if (Date.now() - failingSince > longestFailing) resolve()
    })
  })
  return { events, stuck }
}

// The queue logs every job and every stack; a job that will be retried needs no attention.
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
  return Object.fromEntries(
    Object.entries(jobs).flatMap(([name, job]) => namesOfJob(name).map((each) => [each, toTask(job)])),
  )
}

const cronItems = () =>
  parseCronItems(
    Object.entries(schedule).map(([task, { match, backfillPeriod }]) => ({
      task,
      match,
      identifier: scheduleNameOf(task),
      options: { backfillPeriod, maxAttempts: 3 },
    })),
  )

/** Runs work every few seconds, one run after the other, until it is stopped. */
function repeat(seconds: number, work: () => Promise<void>): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const go = async () => {
    while (!signal.aborted) {
      // The database may be away: the next run finds out.
      await work().catch(() => undefined)
      await pause(seconds * second, undefined, { signal }).catch(() => undefined)
    }
  }
  void go()
  return () => controller.abort()
}

const stopRunner = (runner: Runner): void => void runner.stop().catch(() => undefined)

const toOptions = ({ payload, pgPool }: { payload: Payload; pgPool: Pool }) => ({
  pgPool,
  concurrency: 2,
  noHandleSignals: true,
  taskList: toTasks(payload),
  parsedCronItems: cronItems(),
  logger: quietLogger(payload),
  // A failed write-back stops the runner, which is started again; without batches it would end the process.
  preset: {
    worker: {
      completeJobBatchDelay: 0,
      failJobBatchDelay: 0,
      gracefulShutdownAbortTimeout: graceBeforeAbort,
    },
  },
})

/**
 * Runs the jobs of the queue, two at a time, until it is stopped. It waits while the database is away; jobs of a killed
 * worker are taken over within half a minute.
 */
export function startWorker({ payload, connectionString, silence = 20 }: StartWorkerOptions): Worker {
  const pools = new Set<string>()
  const pgPool = new LastingPool({ ...toPoolConfig(longPatience), connectionString, max: 5 })
  const options = toOptions({ payload, pgPool })
  const stopping = new AbortController()
  const { signal } = stopping
  let runner: Runner | null = null
  const keepRunning = async () => {
    while (!signal.aborted) {
      const { events, stuck } = watchRunner(pools)
      try {
        runner = await run({ ...options, events })
        if (signal.aborted) stopRunner(runner)
        await Promise.race([runner.promise, stuck])
      } catch (err) {
        if (!signal.aborted) payload.logger.warn({ err, msg: 'The worker begins anew' })
      }
      // For a runner that hangs; an ended one ignores it.
      if (runner) stopRunner(runner)
      runner = null
      await pause(pauseAfterFailure, undefined, { signal }).catch(() => undefined)
    }
  }
  const ended = keepRunning()
  const stopBeating = repeat(silence / 4, () => releaseLostJobs({ payload, pools, silence }))
  return {
    stop: async () => {
      stopping.abort()
      if (runner) stopRunner(runner)
      await ended
      stopBeating()
      // A connection that does not answer must not keep the process alive.
      await Promise.race([pgPool.end(), pause(pauseAfterFailure)])
    },
  }
}
