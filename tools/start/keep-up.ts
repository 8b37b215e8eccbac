import type { ChildProcess } from 'node:child_process'
import { isStopping, onShutdown, stopChild } from './shutdown'

export type Part = {
  /** As a sentence begins with it: "The site". */
  name: string
  start: () => ChildProcess | Promise<ChildProcess>
  /** A process that runs already: the first one. */
  running?: ChildProcess
  /** Ends a process of it. */
  end?: (child: ChildProcess) => Promise<void>
  /** Whether it ends for want of something else, so that it is no use to give it up. */
  isBlameless?: () => Promise<boolean>
}

export type KeptPart = {
  /** Its process of the moment; undefined while there is none. */
  pid: () => number | undefined
  stop: () => Promise<void>
  /**
   * Settles never, or when it is given up.
   * @throws Error then, with the reason.
   */
  lost: Promise<never>
}

const shortest = 500
const longest = 30_000
// Whoever has run for so long, once started, has been at work: what ends it then is another fault than the last one.
const steady = 10_000
const most = 8

/** How a process ended, in words, and how long it had run; one that could not be started has not. */
type Run = { how: string; milliseconds: number }

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

/** Waits until a process ends and tells how, in words. */
const endOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve) => {
    const tell = (code: number | null, signal: NodeJS.Signals | null) => resolve(signal ?? `code ${code}`)
    if (hasEnded(child)) return tell(child.exitCode, child.signalCode)
    child.once('exit', tell)
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
 * Keeps a part running: one that ends by itself is started again, after a wait that doubles while it does so at once.
 * One that never lasts is given up, with the reason. It ends with this process, or when it is stopped.
 */
export function keepUp({ name, start, running, end = stopChild, isBlameless }: Part): KeptPart {
  const over = new AbortController()
  const { signal } = over
  let child: ChildProcess | null = null
  const isOver = () => signal.aborted || isStopping()
  const runOnce = async (first: ChildProcess | undefined): Promise<Run> => {
    let startedAt: number | null = null
    const ran = () => (startedAt === null ? 0 : Date.now() - startedAt)
    try {
      const started = first ?? start()
      // Not awaited where there is nothing to await: an error that nobody listens to yet would end us.
      child = started instanceof Promise ? await started : started
      startedAt = Date.now()
      const ended = endOf(child)
      // Told to stop while it was starting.
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
  // Whoever does not listen is not ended by it.
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
