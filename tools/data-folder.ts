import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'

type Run = { pid: number; url: string; port: number }

const runFile = (dataDir: string) => path.join(dataDir, 'run.json')

/** The site that serves this data folder now, or null; a note left by a killed run counts for nothing. */
export function findRun(dataDir: string): Run | null {
  if (!existsSync(runFile(dataDir))) return null
  try {
    const run: unknown = JSON.parse(readFileSync(runFile(dataDir), 'utf8'))
    return isRun(run) && isOurs(run.pid) ? run : null
  } catch {
    return null
  }
}

const isRun = (value: unknown): value is Run =>
  typeof value === 'object' &&
  value !== null &&
  'pid' in value &&
  typeof value.pid === 'number' &&
  'url' in value

function isOurs(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  const command = `/proc/${pid}/cmdline`
  // Another program may have got the number since.
  return !existsSync(command) || readFileSync(command, 'utf8').includes('start.mjs')
}

/**
 * Makes the data folder and marks it as served by this process.
 * @throws Error when another process serves it.
 */
export function claimDataFolder(dataDir: string, run: Omit<Run, 'pid'>): void {
  mkdirSync(dataDir, { recursive: true })
  const other = findRun(dataDir)
  if (other && other.pid !== process.pid) {
    throw new Error(
      `The data folder ${dataDir} is already served at ${other.url} (process ${other.pid}): stop that one, or give this one its own DATA_DIR.`,
    )
  }
  writeFileSync(runFile(dataDir), JSON.stringify({ pid: process.pid, ...run }))
}

export function releaseDataFolder(dataDir: string): void {
  rmSync(runFile(dataDir), { force: true })
}

/** The secret that signs sessions, made once per data folder. */
export function readSecret(dataDir: string): string {
  const file = path.join(dataDir, 'secret')
  mkdirSync(dataDir, { recursive: true })
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 })
  return readFileSync(file, 'utf8').trim()
}

/**
 * @throws Error when the port is taken.
 */
export function requireFreePort(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new Error(
          error.code === 'EADDRINUSE'
            ? `Port ${port} is in use: stop what uses it, or choose another with PORT=${port + 1} npm start.`
            : `Port ${port} cannot be used (${error.code ?? error.message}).`,
        ),
      ),
    )
    server.listen(port, host, () => server.close(() => resolve()))
  })
}

/** A free loopback port of the system's choice. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port')),
      )
    })
  })
}
