import type { ChildProcess } from 'node:child_process'
import { constants } from 'node:os'
import { progressOutput } from './steps'

type StopPart = () => Promise<void> | void

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const stops: StopPart[] = []
let stopping: Promise<void> | null = null

/** Stops something when the program ends, the last registered first; the returned function unregisters it. */
export function onShutdown(stop: StopPart): () => void {
  stops.push(stop)
  return () => {
    const at = stops.indexOf(stop)
    if (at >= 0) stops.splice(at, 1)
  }
}

/** A place in that order, reserved for something that is restarted. */
export function keepPlace(): typeof onShutdown {
  const held = new Set<StopPart>()
  onShutdown(async () => {
    for (const stop of held) await stop()
  })
  return (stop) => {
    held.add(stop)
    return () => void held.delete(stop)
  }
}

async function stopAll(): Promise<void> {
  // One at a time, including what is started meanwhile; a failure does not keep the others from stopping.
  for (let stop = stops.pop(); stop; stop = stops.pop()) {
    try {
      await stop()
    } catch (error) {
      console.error(`  ! ${error instanceof Error ? error.message : String(error)}`)
    }
  }
}

const shutDown = (): Promise<void> => (stopping ??= stopAll())

export const isStopping = (): boolean => stopping !== null

/** Ends a child and waits for it: SIGTERM first, SIGKILL after ten seconds. */
export function stopChild(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return resolve()
    const force = setTimeout(() => child.kill('SIGKILL'), 10_000)
    child.once('exit', () => {
      clearTimeout(force)
      resolve()
    })
    child.kill('SIGTERM')
  })
}

/** Waits for a child to end, and ends it with this program; never settles once the program stops. */
export function untilEnd(child: ChildProcess): Promise<number> {
  const forget = onShutdown(() => stopChild(child))
  return new Promise((resolve, reject) => {
    child.once('error', (error) => {
      forget()
      reject(error)
    })
    child.once('close', (code) => {
      forget()
      if (!stopping) resolve(code ?? 1)
    })
  })
}

/**
 * Runs a command and ends the process with it. Signals, errors and the end itself stop everything that the command has
 * started; a second signal does not wait for that.
 */
export async function runCommand(
  main: () => Promise<number | void>,
  { codeWhenStopped, quiet = false }: { codeWhenStopped?: number; quiet?: boolean } = {},
): Promise<never> {
  let signalled: { code: number; at: number } | null = null
  // The reader of our output may be gone, for example a killed npm: the rest of the shutdown is silent.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  for (const signal of signals) {
    process.on(signal, () => {
      const code = codeWhenStopped ?? 128 + constants.signals[signal]
      if (signalled) {
        // Ctrl-C comes twice at once below npm: from the terminal and from npm.
        if (Date.now() - signalled.at > 1000) process.exit(code)
        return
      }
      signalled = { code, at: Date.now() }
      // Errors of parts whose database is already stopped are expected.
      process.on('uncaughtException', () => undefined)
      if (!quiet) progressOutput.write('\n• Stopping …\n')
      void shutDown().then(() => process.exit(code))
    })
  }
  let code = 0
  try {
    code = (await main()) ?? 0
  } catch (error) {
    code = 1
    if (!signalled) console.error(`✗ ${error instanceof Error ? error.message : String(error)}`)
  }
  await shutDown()
  // After a signal, its handler ends the process with its own code.
  if (signalled) return new Promise(() => undefined)
  process.exit(code)
}
