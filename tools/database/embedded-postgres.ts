import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { platform } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { canConnect } from './ask-database'
import { findFreePort } from '../start/data-folder'
import { isAlive } from '../start/process-life'
import { postgresLauncher, type Launcher } from './postgres-account'
import { findPrograms } from './postgres-programs'
import { onShutdown } from '../start/shutdown'

export type Database = {
  url: string
  process: ChildProcess
  stop: () => Promise<void>
}

type EmbeddedPostgresOptions = {
  /** The folder of the cluster; created if missing. */
  dataDir: string
  /** Further server settings, as `name=value`. */
  settings?: string[]
  /** Its port; a free one if not given. */
  port?: number
  /** Its place in the order of shutdown. */
  place?: typeof onShutdown
}

const user = 'maison_brabant'
const databaseName = 'maison_brabant'

/** Whether a process is a running PostgreSQL; where the system does not say, it counts as one. */
function isPostgres(pid: number): boolean {
  if (!isAlive(pid)) return false
  try {
    // A zombie holds no files and no memory.
    if (existsSync('/proc/self/stat'))
      return /\(postgres\) [^ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
    if (platform() === 'win32') return true
    return execFileSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).includes('postgres')
  } catch {
    // It has ended meanwhile.
    return false
  }
}

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const cluster = (dataDir: string) => path.join(path.resolve(dataDir), 'postgres')

function readPassword(dataDir: string): string {
  const file = path.join(path.resolve(dataDir), 'postgres-password')
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 })
  return readFileSync(file, 'utf8').trim()
}

const urlOf = (dataDir: string, port: number, database = databaseName) =>
  `postgres://${user}:${readPassword(dataDir)}@127.0.0.1:${port}/${database}`

function readPostmaster(dataDir: string): { pid: number; port: number } | null {
  const file = path.join(cluster(dataDir), 'postmaster.pid')
  if (!existsSync(file)) return null
  const [pid, , , port] = readFileSync(file, 'utf8').split('\n')
  return { pid: Number(pid), port: Number(port) }
}

/** The address of the server that serves this data folder now, or null. */
export async function findRunningDatabase(dataDir: string): Promise<string | null> {
  const postmaster = readPostmaster(dataDir)
  if (!postmaster || !isAlive(postmaster.pid)) return null
  const url = urlOf(dataDir, postmaster.port)
  return (await canConnect(url)) ? url : null
}

function run(launcher: Launcher, program: string, args: string[]): ChildProcess {
  const [command = program, ...rest] = [...launcher.command, program, ...args]
  const account = launcher.command.length > 0 ? {} : { uid: launcher.uid, gid: launcher.gid }
  // In a process group of its own: Ctrl-C in a terminal must reach the site first and the database last.
  return spawn(command, rest, {
    ...account,
    cwd: '/',
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { NODE_ENV: 'production', PATH: process.env.PATH, LC_ALL: 'C' },
  })
}

function finished(child: ChildProcess, what: string): Promise<void> {
  let output = ''
  child.stdout?.on('data', (chunk) => (output += chunk))
  child.stderr?.on('data', (chunk) => (output += chunk))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${what} failed: ${output.trim()}`)),
    )
  })
}

/** Ends a program with everything it has started, and discards its unfinished work. */
function killGroup(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return resolve()
    child.once('exit', () => resolve())
    try {
      process.kill(-child.pid, 'SIGKILL')
    } catch {
      child.kill('SIGKILL')
    }
  })
}

// The cluster is created under another name and renamed when complete, so that a killed run leaves no half cluster.
async function createCluster(dataDir: string, launcher: Launcher, initdb: string): Promise<void> {
  const target = cluster(dataDir)
  const draft = `${target}.new`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  const passwordFile = path.join(path.dirname(target), '.initdb-password')
  writeFileSync(passwordFile, `${readPassword(dataDir)}\n`, { mode: 0o600 })
  if (launcher.uid !== undefined && launcher.gid !== undefined) {
    chownSync(draft, launcher.uid, launcher.gid)
    chownSync(passwordFile, launcher.uid, launcher.gid)
  }
  const child = run(launcher, initdb, [
    `--pgdata=${draft}`,
    `--username=${user}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
  ])
  const forget = onShutdown(async () => {
    await killGroup(child)
    rmSync(passwordFile, { force: true })
  })
  try {
    await finished(child, 'Making the database folder')
  } finally {
    forget()
    rmSync(passwordFile, { force: true })
  }
  renameSync(draft, target)
}

/** Stops the server that a killed run left: the caller has claimed the folder, and our password opens it. */
async function clearStaleServer(dataDir: string): Promise<void> {
  const postmaster = readPostmaster(dataDir)
  if (!postmaster) return
  const { pid, port } = postmaster
  // A server that is starting or stopping gets a moment.
  for (let tries = 0; isPostgres(pid) && tries < 3; tries += 1) {
    if (await canConnect(urlOf(dataDir, port, 'postgres'))) {
      process.kill(pid, 'SIGINT')
      for (let waited = 0; isPostgres(pid) && waited < 20_000; waited += 100) await sleep(100)
    } else await sleep(500)
  }
  if (isPostgres(pid)) {
    throw new Error(
      `The PostgreSQL of ${cluster(dataDir)} (process ${pid}) runs and neither answers nor stops: end that process, then start again.`,
    )
  }
  rmSync(path.join(cluster(dataDir), 'postmaster.pid'), { force: true })
}

async function waitUntilReady(child: ChildProcess, url: string): Promise<void> {
  let output = ''
  let ended = false
  const keep = (chunk: Buffer) => (output = (output + String(chunk)).slice(-4000))
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  child.once('exit', () => (ended = true))
  for (let waited = 0; waited < 60_000; waited += 50) {
    if (ended) throw new Error(`PostgreSQL did not start: ${output.trim()}`)
    if (await canConnect(url)) return
    await sleep(50)
  }
  throw new Error(`PostgreSQL was not ready within a minute: ${output.trim()}`)
}

/** How long to wait for the processes of a killed server, in milliseconds. */
const MEMORY_RELEASE_TIMEOUT = 30_000

/** They notice its end within moments, on a busy machine within seconds; until then they hold its memory. */
const isHeld = (error: unknown): boolean =>
  error instanceof Error && /shared memory block .* is still in use/.test(error.message)

async function startServer(start: () => ChildProcess, url: string): Promise<ChildProcess> {
  const latest = Date.now() + MEMORY_RELEASE_TIMEOUT
  for (;;) {
    const child = start()
    try {
      await waitUntilReady(child, url)
      return child
    } catch (error) {
      await stopServer(child)
      if (!isHeld(error) || Date.now() > latest) throw error
    }
    await sleep(250)
  }
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [databaseName])
    if (found.rowCount === 0) await client.query(`create database ${databaseName}`)
  } finally {
    await client.end()
  }
}

/**
 * Starts the PostgreSQL of a data folder on a loopback port, making the cluster the first time. Repairs what an
 * earlier killed run left: a half-made cluster, a server without its site, a stale lock file.
 * @throws Error with one sentence that says what stands in the way.
 */
export async function startDatabase(options: EmbeddedPostgresOptions): Promise<Database> {
  const { dataDir, settings = [], port: requestedPort, place = onShutdown } = options
  mkdirSync(path.resolve(dataDir), { recursive: true })
  const { initdb, postgres, remove } = await findPrograms(dataDir)
  const launcher = postgresLauncher([path.resolve(dataDir), path.dirname(postgres)])
  const target = cluster(dataDir)
  if (existsSync(target) && !existsSync(path.join(target, 'PG_VERSION'))) {
    renameSync(target, `${target}.broken-${Date.now()}`)
  }
  if (!existsSync(target)) await createCluster(dataDir, launcher, initdb)
  await clearStaleServer(dataDir)
  const port = requestedPort ?? (await findFreePort())
  const flags = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=120', ...settings]
  const start = () => {
    const child = run(launcher, postgres, [
      '-D',
      target,
      '-p',
      String(port),
      ...flags.flatMap((flag) => ['-c', flag]),
    ])
    stopWithUs(child, place)
    return child
  }
  const url = urlOf(dataDir, port, 'postgres')
  const child = await startServer(start, url).catch((error: unknown) => {
    remove()
    throw error
  })
  child.once('exit', remove)
  try {
    await ensureDatabase(url)
  } catch (error) {
    await stopServer(child)
    throw error
  }
  return { url: urlOf(dataDir, port), process: child, stop: () => stopServer(child) }
}

/** The server ends with this process, orderly or not; after a SIGKILL, the next start finds it. */
function stopWithUs(child: ChildProcess, place: typeof onShutdown): void {
  const forget = place(() => stopServer(child))
  const hasten = () => void child.kill('SIGQUIT')
  process.once('exit', hasten)
  child.once('exit', () => {
    forget()
    process.off('exit', hasten)
  })
}

function stopServer(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return resolve()
    const hasten = setTimeout(() => {
      child.kill('SIGQUIT')
      // A halted process handles no signal before it continues.
      child.kill('SIGCONT')
    }, 30_000)
    child.once('exit', () => {
      clearTimeout(hasten)
      resolve()
    })
    child.kill('SIGINT')
  })
}
