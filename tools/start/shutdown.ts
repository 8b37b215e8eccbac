import type { ChildProcess } from 'node:child_process'
import { constants } from 'node:os'
import { said } from './steps'

type Stop = () => Promise<void> | void

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const stops: Stop[] = []
let stopping: Promise<void> | null = null

/** Has something stopped when the program ends, the last thing first; the answer takes it off the list again. */
export function onShutdown(stop: Stop): () => void {
  stops.push(stop)
  return () => {
    const at = stops.indexOf(stop)
    if (at >= 0) stops.splice(at, 1)
  }
}

/** A place in that order, kept for something that is started again and again. */
export function keepPlace(): typeof onShutdown {
  const held = new Set<Stop>()
  onShutdown(async () => {
    for (const stop of held) await stop()
  })
  return (stop) => {
    held.add(stop)
    return () => void held.delete(stop)
  }
}

async function stopAll(): Promise<void> {
  // One at a time, and also what is started meanwhile; what cannot be stopped does not keep the others.
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

/** Ends a child and waits for it: asked first, forced after ten seconds. */
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

/** Waits for a child to end, and ends it with this program; nobody is told of its end once the program stops. */
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
 * Runs a command to its end, the process's. Signals, errors and the end itself all stop what the command has started;
 * a second signal does not wait for that.
 */
export async function runCommand(
  main: () => Promise<number | void>,
  { codeWhenStopped, quiet = false }: { codeWhenStopped?: number; quiet?: boolean } = {},
): Promise<never> {
  let signalled: { code: number; at: number } | null = null
  // Whoever read our words may be gone, as npm is when it was killed: what is left to do is done in silence.
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
      // What breaks because its database goes away is no news.
      process.on('uncaughtException', () => undefined)
      if (!quiet) said.write('\n• Stopping …\n')
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
  // After a signal its handler ends the process, with its own code.
  if (signalled) return new Promise(() => undefined)
  process.exit(code)
}
