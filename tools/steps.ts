import { performance } from 'node:perf_hooks'

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** Says what is being done while it is done, and how long it took. */
export async function step<Value>(what: string, work: () => Promise<Value>): Promise<Value> {
  const started = performance.now()
  const { isTTY } = process.stdout
  if (isTTY) process.stdout.write(`• ${what} …`)
  const value = await work()
  process.stdout.write(`${isTTY ? '\r\u001b[K' : ''}✓ ${what} (${seconds(started)})\n`)
  return value
}

/** Ends the program with one sentence about what stands in the way. */
export function stop(error: unknown): never {
  console.error(`✗ ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
