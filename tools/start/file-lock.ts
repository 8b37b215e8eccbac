import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isAlive } from './process-life'
import { hasCode } from './steps'

/** The ticket of a process that wants the lock; 0 while it draws one. */
type Ticket = { pid: number; number: number }

// The work under the lock takes milliseconds; a loaded machine may stop a process in the middle of it.
const longestWait = 10_000
const longestLife = 60_000
const pause = 20

const sleep = (milliseconds: number) =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)

/** Null once the process has had its turn, or was killed before: its id may belong to another program by now. */
function readTicket(file: string, pid: number): Ticket | null {
  if (!isAlive(pid)) return null
  try {
    if (Date.now() - statSync(file).mtimeMs > longestLife) return null
    return { pid, number: Number(readFileSync(file, 'utf8')) }
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}

function readTickets(lock: string): Ticket[] {
  const start = `${path.basename(lock)}-`
  return readdirSync(path.dirname(lock))
    .filter((name) => name.startsWith(start) && /^\d+$/.test(name.slice(start.length)))
    .map((name) => Number(name.slice(start.length)))
    .filter((pid) => pid !== process.pid)
    .flatMap((pid) => readTicket(`${lock}-${pid}`, pid) ?? [])
}

const isBefore = (one: Ticket, other: Ticket): boolean =>
  one.number === other.number ? one.pid < other.pid : one.number < other.number

/**
 * Does short, synchronous work while no other process does what this lock stands for: the bakery algorithm (Lamport 1974),
 * with a file for each ticket. No process writes or removes what another one relies on, so whoever is killed holds nothing.
 * @throws Error when others keep the lock for ten seconds.
 */
export function withFileLock<Result>(lock: string, work: () => Result): Result {
  const file = `${lock}-${process.pid}`
  const draft = `${file}.draft`
  const end = Date.now() + longestWait
  try {
    writeFileSync(file, '')
    const number = 1 + Math.max(0, ...readTickets(lock).map((ticket) => ticket.number))
    writeFileSync(draft, String(number))
    renameSync(draft, file)
    const own = { pid: process.pid, number }
    for (let first = findFirst(lock, own); first; first = findFirst(lock, own)) {
      if (Date.now() > end) throw new Error(`${lock} is held by process ${first.pid}.`)
      sleep(pause)
    }
    return work()
  } finally {
    rmSync(draft, { force: true })
    rmSync(file, { force: true })
  }
}

/** A process that comes before this one, or may yet. */
const findFirst = (lock: string, own: Ticket): Ticket | undefined =>
  readTickets(lock).find((ticket) => ticket.number === 0 || isBefore(ticket, own))
