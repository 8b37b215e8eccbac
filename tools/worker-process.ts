import { spawn, type ChildProcess } from 'node:child_process'
import { isStopping, onShutdown, stopChild } from './shutdown'
import { said } from './steps'

type Options = {
  env: Record<string, string>
  /** Keeps its own words back, all but its errors. */
  quiet?: boolean
}

const shortest = 1000
const longest = 30_000
const steady = 60_000

type WorkerProcess = {
  /** Settles once it is at work. */
  ready: Promise<void>
  /** Its process of the moment; undefined while there is none. */
  pid: () => number | undefined
  stop: () => Promise<void>
}

/**
 * Keeps a worker of the job queue running in a process of its own: one that ends by itself is started again, after a
 * wait that doubles while it does so at once. It ends with this process, or when it is stopped.
 */
export function startWorkerProcess({ env, quiet = false }: Options): WorkerProcess {
  let isOver = false
  let wait = shortest
  let timer: NodeJS.Timeout | null = null
  let child: ChildProcess | null = null
  let sayReady = (): void => undefined
  const ready = new Promise<void>((resolve) => (sayReady = resolve))
  const start = () => {
    const imports = ['--import', './tools/exit-with-parent.mjs', '--import', 'tsx']
    const started = Date.now()
    const next = spawn(process.execPath, [...imports, 'tools/worker.ts'], {
      stdio: ['ignore', quiet ? 'ignore' : said, 'inherit', 'ipc'],
      env: { ...process.env, ...env },
    })
    next.once('message', sayReady)
    let hasEnded = false
    const startAgain = () => {
      if (hasEnded || isOver || isStopping()) return
      hasEnded = true
      wait = Date.now() - started > steady ? shortest : Math.min(wait * 2, longest)
      console.error('  ! The worker ended by itself and is started again')
      timer = setTimeout(start, wait)
    }
    next.once('exit', startAgain)
    // A process that could not be started at all has no exit.
    next.on('error', startAgain)
    child = next
  }
  start()
  const stop = async () => {
    isOver = true
    if (timer) clearTimeout(timer)
    if (child) await stopChild(child)
  }
  const forget = onShutdown(stop)
  return {
    ready,
    pid: () => (child?.exitCode === null && child.signalCode === null ? child.pid : undefined),
    stop: () => {
      forget()
      return stop()
    },
  }
}
