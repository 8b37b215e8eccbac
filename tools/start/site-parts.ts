import type { ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { startDatabase } from '../database/embedded-postgres'
import { stopChild } from './shutdown'
import { startSite, waitForSite } from './site-server'
import { startWorkerProcess } from './worker-process'

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

function killChild(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (hasEnded(child)) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })
}

// The requests that warm the cache would disturb a test or a measurement.
const withoutWarming = { WARM_PAGES: '0' }

export type ControlledSite = {
  /** The id of its present process; 0 while there is none. */
  pid: () => number
  /** Sends SIGKILL. */
  kill: () => Promise<void>
  /** Starts it again on the same port, with these variables besides its own; resolves once it answers. */
  start: (more?: Record<string, string>) => Promise<void>
  stop: () => Promise<void>
}

/** Serves a built site until it is stopped. */
export async function controlSite(options: {
  port: number
  distDir: string
  env: Record<string, string>
}): Promise<ControlledSite> {
  const begin = (more: Record<string, string> = {}) =>
    startSite({
      ...options,
      env: { ...withoutWarming, ...options.env, ...more },
      host: '127.0.0.1',
      quiet: true,
    })
  let child = begin()
  const untilReady = () => waitForSite(`http://127.0.0.1:${options.port}`, child)
  const stop = () => stopChild(child)
  await untilReady().catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return {
    pid: () => (hasEnded(child) ? 0 : (child.pid ?? 0)),
    kill: () => killChild(child),
    start: (more) => {
      child = begin(more)
      return untilReady()
    },
    stop,
  }
}

export type ControlledDatabase = {
  url: string
  /** Stops it with all its connections, as a restart does; committed data stays. */
  stop: () => Promise<void>
  /** Starts it again on the same port. */
  start: () => Promise<void>
}

/** Runs the PostgreSQL of a data folder until it is stopped. */
export async function controlDatabase(options: {
  dataDir: string
  settings: string[]
}): Promise<ControlledDatabase> {
  let database = await startDatabase(options)
  const { url } = database
  return {
    url,
    stop: () => database.stop(),
    start: async () => {
      database = await startDatabase({ ...options, port: Number(new URL(url).port) })
    },
  }
}

export type ControlledWorker = {
  /** The id of its present process; 0 while there is none. */
  pid: () => number
  /** Sends SIGKILL; it is restarted, as beside every site. */
  kill: () => void
  stop: () => Promise<void>
}

/** Resolves when the worker is ready; rejects after this time. */
async function within(milliseconds: number, done: Promise<void>): Promise<void> {
  const late = new AbortController()
  const tooLate = pause(milliseconds, undefined, { signal: late.signal }).then(() => {
    throw new Error('The worker was not ready within three minutes.')
  })
  await Promise.race([done, tooLate]).finally(() => late.abort())
}

/** Runs a worker of the job queue until it is stopped. */
export async function controlWorker(env: Record<string, string>): Promise<ControlledWorker> {
  const worker = startWorkerProcess({ env: { ...env, NODE_ENV: 'production' }, quiet: true })
  // A worker that is still loading would slow down what is measured.
  await within(180_000, worker.ready).catch(async (error: unknown) => {
    await worker.stop()
    throw error
  })
  return {
    pid: () => worker.pid() ?? 0,
    kill: () => {
      const pid = worker.pid()
      if (pid) process.kill(pid, 'SIGKILL')
    },
    stop: worker.stop,
  }
}
