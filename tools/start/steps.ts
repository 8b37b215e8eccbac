import { performance } from 'node:perf_hooks'

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

// The benchmark's standard output is its results alone.
export const said = process.argv[2] === 'bench' ? process.stderr : process.stdout

/** Says what is being done while it is done, and how long it took. */
export async function step<Value>(what: string, work: () => Promise<Value>): Promise<Value> {
  const started = performance.now()
  const { isTTY } = said
  if (isTTY) said.write(`• ${what} …`)
  const value = await work()
  said.write(`${isTTY ? '\r\u001b[K' : ''}✓ ${what} (${seconds(started)})\n`)
  return value
}

/** Whether an error is the system's one of this name. */
export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

/** Ends the program with one sentence about what stands in the way. */
export function stop(error: unknown): never {
  console.error(`✗ ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
