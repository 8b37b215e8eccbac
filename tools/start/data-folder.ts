import { randomBytes } from 'node:crypto'
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { withFileLock } from './file-lock'
import { isAlive } from './process-life'
import { hasCode } from './steps'
import { isRecord } from '../../src/domain/shared/is-record'

type RunningSite = { pid: number; url: string; port: number }
type Holder = { pid: number; url?: string; port?: number; database?: string }

const runFile = (dataDir: string) => path.join(dataDir, 'run.json')

/** The claim of a process that shares the folder with the one of `runFile`, and may outlive it. */
const sharedFile = (dataDir: string, pid: number) => path.join(dataDir, `run-${pid}.json`)

const isHolder = (value: unknown): value is Holder => isRecord(value) && typeof value.pid === 'number'

const isRun = (value: Holder | null): value is RunningSite =>
  typeof value?.url === 'string' && typeof value.port === 'number'

// The commands that claim a data folder; another program may meanwhile run under the id of a dead one.
const claimingScripts = [
  'start.mjs',
  'import-snapshot.ts',
  'create-staff.ts',
  'copy-to-bucket.ts',
  'backup.ts',
  'restore.ts',
  'worker.ts',
]

function isOurs(pid: number): boolean {
  if (!isAlive(pid)) return false
  const file = `/proc/${pid}/cmdline`
  if (!existsSync(file)) return true
  const command = readFileSync(file, 'utf8')
  return claimingScripts.some((name) => command.includes(name))
}

function readClaim(file: string): Holder | null {
  try {
    const claim: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return isHolder(claim) ? claim : null
  } catch {
    return null
  }
}

function readLivingClaim(file: string): Holder | null {
  const claim = readClaim(file)
  return claim && isOurs(claim.pid) ? claim : null
}

/** A process that shares the folder, or null; removes the claims of those that were killed. */
function findSharer(dataDir: string): Holder | null {
  const names = existsSync(dataDir) ? readdirSync(dataDir).filter((name) => /^run-\d+\.json$/.test(name)) : []
  let found: Holder | null = null
  for (const name of names) {
    const claim = readLivingClaim(path.join(dataDir, name))
    if (claim) found ??= claim
    else rmSync(path.join(dataDir, name), { force: true })
  }
  return found
}

/** A process that claims this data folder, or null; the claim of a killed run does not count. */
export const findHolder = (dataDir: string): Holder | null =>
  readLivingClaim(runFile(dataDir)) ?? findSharer(dataDir)

/** The running site of this data folder, or null. */
export function findRun(dataDir: string): RunningSite | null {
  const holder = findHolder(dataDir)
  return isRun(holder) ? holder : null
}

function refuse(dataDir: string, holder: Holder): never {
  const who = holder.url
    ? `already served at ${holder.url} (process ${holder.pid}): stop that one`
    : `in use by another command (process ${holder.pid}): wait for it to end`
  throw new Error(`The data folder ${dataDir} is ${who}, or give this one its own DATA_DIR.`)
}

// The files of the site beside the database; each folder could belong to another account, or lie on another disk.
const storedFolders = ['documents', 'owner-files', 'applicant-files', 'mail']

/** The system's error code for writing a file here; null where it works. */
function findObstacle(folder: string): string | null {
  const probe = path.join(folder, `.probe-${process.pid}`)
  const codeOf = (work: () => void): string | null => {
    try {
      work()
      return null
    } catch (error) {
      return error instanceof Error && 'code' in error ? String(error.code) : String(error)
    }
  }
  const obstacle = codeOf(() => writeFileSync(probe, 'x'))
  // On a full disk the name exists without its content.
  codeOf(() => rmSync(probe, { force: true }))
  return obstacle
}

const obstacles: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  ENOTDIR: 'a file stands in its way',
  EEXIST: 'a file stands in its way',
}

/** Folder by folder: where the system reports a missing parent for a folder that it refuses (/proc), Node's `recursive` never ends. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(path.dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another process was faster.
    if (!hasCode(error, 'EEXIST')) throw error
  }
}

function requireWritable(dataDir: string, mediaFolder: string): void {
  const refuseFolder = (folder: string, code: string): never => {
    const why = obstacles[code] ? `${obstacles[code]}, ${code}` : code
    throw new Error(
      `The data folder ${folder} cannot be written (${why}): mend that, or choose another with DATA_DIR.`,
    )
  }
  try {
    makeFolder(path.resolve(dataDir))
  } catch (error) {
    refuseFolder(dataDir, error instanceof Error && 'code' in error ? String(error.code) : String(error))
  }
  const folders = [mediaFolder, ...storedFolders.map((name) => path.join(dataDir, name))]
  for (const folder of [dataDir, ...folders.filter(existsSync)]) {
    const obstacle = findObstacle(folder)
    if (obstacle) refuseFolder(folder, obstacle)
  }
}

/** The place of a database without its account, by which instances of one site know each other. */
function placeOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl)
  return host + pathname
}

type ClaimOptions = {
  mediaFolder?: string
  run?: Omit<RunningSite, 'pid'>
  /** A database outside the folder: sites of the same one may share the folder. */
  databaseUrl?: string
}

/**
 * Makes the data folder and claims it for this process: for a running site, or for a command. The folder of the pictures
 * can lie elsewhere.
 * @throws Error when it cannot be written, or another process has claimed it.
 */
export function claimDataFolder(
  dataDir: string,
  { mediaFolder = path.join(dataDir, 'media'), run, databaseUrl }: ClaimOptions = {},
): void {
  requireWritable(dataDir, mediaFolder)
  const database = databaseUrl ? placeOf(databaseUrl) : undefined
  const claim = JSON.stringify({ pid: process.pid, ...run, database })
  const isShared = (holder: Holder) => database !== undefined && holder.database === database
  // Of several commands that find the claim of a killed one, each would else take over from another.
  withFileLock(path.join(dataDir, 'run.lock'), () => {
    const file = runFile(dataDir)
    const sharer = findSharer(dataDir)
    if (sharer && !isShared(sharer)) refuse(dataDir, sharer)
    const holder = readLivingClaim(file)
    if (!holder || holder.pid === process.pid) return writeClaim(file, claim)
    if (!isShared(holder)) refuse(dataDir, holder)
    writeClaim(sharedFile(dataDir, process.pid), claim)
  })
}

/** Whoever reads it meanwhile finds the claim before or the whole new one. */
function writeClaim(file: string, claim: string): void {
  const draft = `${file}.draft-${process.pid}`
  writeFileSync(draft, claim)
  renameSync(draft, file)
}

/** Gives up the claim of this process; a claim of another one stays. */
export function releaseDataFolder(dataDir: string): void {
  if (readClaim(runFile(dataDir))?.pid === process.pid) rmSync(runFile(dataDir), { force: true })
  rmSync(sharedFile(dataDir, process.pid), { force: true })
}

/** The secret that signs sessions, made once per data folder. */
export function readSecret(dataDir: string): string {
  const file = path.join(dataDir, 'secret')
  mkdirSync(dataDir, { recursive: true })
  if (!existsSync(file)) {
    // Another instance may make it at the same time: the first one counts for all, and is there whole or not at all.
    const draft = `${file}-${process.pid}`
    writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600 })
    try {
      linkSync(draft, file)
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error
    } finally {
      rmSync(draft, { force: true })
    }
  }
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

/** A free loopback port that the system chooses. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' ? address?.port : undefined
      server.close(() => (port === undefined ? reject(new Error('no free port')) : resolve(port)))
    })
  })
}
