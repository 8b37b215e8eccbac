import { performance } from 'node:perf_hooks'

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

// The benchmark writes only its results to standard output.
export const progressOutput = process.argv[2] === 'bench' ? process.stderr : process.stdout

/** Prints what is being done, and how long it took. */
export async function step<Value>(what: string, work: () => Promise<Value>): Promise<Value> {
  const started = performance.now()
  const { isTTY } = progressOutput
  if (isTTY) progressOutput.write(`• ${what} …`)
  const value = await work()
  progressOutput.write(`${isTTY ? '\r\u001b[K' : ''}✓ ${what} (${seconds(started)})\n`)
  return value
}

/** Whether an error is the system error with this code. */
export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

/** Ends the program with the message of an error. */
export function stop(error: unknown): never {
  console.error(`✗ ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
