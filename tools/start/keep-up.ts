import type { ChildProcess } from 'node:child_process'
import { isStopping, onShutdown, stopChild } from './shutdown'

export type SupervisedPart = {
  /** Begins a sentence: "The site". */
  name: string
  start: () => ChildProcess | Promise<ChildProcess>
  /** The first process, where one runs already. */
  running?: ChildProcess
  /** Ends one of its processes. */
  end?: (child: ChildProcess) => Promise<void>
  /** Whether its failures are caused by something else, so that giving up would not help. */
  isBlameless?: () => Promise<boolean>
}

export type RunningPart = {
  /** Its present process; undefined while there is none. */
  pid: () => number | undefined
  stop: () => Promise<void>
  /**
   * Never resolves.
   * @throws Error with the reason, once the part is given up.
   */
  lost: Promise<never>
}

const shortest = 500
const longest = 30_000
// A process that ran for this long has worked: its end is a new fault, not a repetition of the last one.
const steady = 10_000
const most = 8

/** How a process ended, in words, and how long it ran; 0 for one that could not be started. */
type ProcessRun = { how: string; milliseconds: number }

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

/** Waits until a process ends and returns how, in words. */
const endOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve) => {
    const settle = (code: number | null, signal: NodeJS.Signals | null) => resolve(signal ?? `code ${code}`)
    if (hasEnded(child)) return settle(child.exitCode, child.signalCode)
    child.once('exit', settle)
    // A process that could not be started at all has no exit.
    child.on('error', (error) => resolve(error.message))
  })

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', over)
      resolve()
    }
    const timer = setTimeout(over, milliseconds)
    signal.addEventListener('abort', over)
  })

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * Keeps a part running: a process that ends by itself is started again, after a wait that doubles while it ends soon.
 * After repeated failures the part is given up, with the reason. It ends with this process, or when it is stopped.
 */
export function keepUp({ name, start, running, end = stopChild, isBlameless }: SupervisedPart): RunningPart {
  const over = new AbortController()
  const { signal } = over
  let child: ChildProcess | null = null
  const isOver = () => signal.aborted || isStopping()
  const runOnce = async (first: ChildProcess | undefined): Promise<ProcessRun> => {
    let startedAt: number | null = null
    const ran = () => (startedAt === null ? 0 : Date.now() - startedAt)
    try {
      const started = first ?? start()
      // A process is not awaited: until the await has returned, an 'error' event without a listener would end this program.
      child = started instanceof Promise ? await started : started
      startedAt = Date.now()
      const ended = endOf(child)
      // Stopped while the process was starting.
      if (isOver()) await end(child)
      return { how: await ended, milliseconds: ran() }
    } catch (error) {
      return { how: reasonOf(error), milliseconds: ran() }
    } finally {
      child = null
    }
  }
  const run = async (): Promise<void> => {
    let failures = 0
    for (let first = running; !isOver(); first = undefined) {
      const { how, milliseconds } = await runOnce(first)
      if (isOver()) return
      failures = milliseconds > steady ? 1 : failures + 1
      if (failures >= most && !(await isBlameless?.()))
        throw new Error(`${name} does not stay up: it ended ${failures} times in a row, at last with ${how}.`)
      console.error(`  ! ${name} ended by itself (${how}) and is started again`)
      const wait = Math.min(shortest * 2 ** (failures - 1), longest)
      await pause(wait, signal)
    }
  }
  const stop = async () => {
    over.abort()
    if (child) await end(child)
  }
  const forget = onShutdown(stop)
  const lost = new Promise<never>((_resolve, reject) => void run().catch(reject))
  // Without a caller that awaits it, the rejection must not end this program.
  lost.catch(() => undefined)
  return {
    pid: () => (child && !hasEnded(child) ? child.pid : undefined),
    stop: () => {
      forget()
      return stop()
    },
    lost,
  }
}
