import { setTimeout as pause } from 'node:timers/promises'
import type { MailServer, MailBehaviour } from '../../tests/support/mail/mail-server'
import { askDatabase } from '../database/ask-database'
import type { AbsencePeriod } from './fault-absence'
import { requestEndpoints } from './fault-endpoints'
import type { TestSite } from '../test/test-site'

/** The parts of a site that a fault can break. */
export type BreakableSite = Pick<TestSite, 'url' | 'server' | 'worker' | 'database'> & { mail: MailServer }

/** What a fault did, and what to check afterwards. */
export type FaultEffect = {
  note: string
  /** The time when no form could be stored: every visitor had to be told so. */
  away?: AbsencePeriod
  /** Other problems once everything is over, a sentence each. */
  findProblems?: () => string[]
}

export type Fault = {
  name: string
  forms: number
  /** Begins with the first form. */
  run: (parts: BreakableSite) => Promise<FaultEffect>
}

const second = 1000

const inSeconds = (milliseconds: number): string => (milliseconds / second).toFixed(1)

/** Does something at these seconds from now, or as soon after as it can. */
async function at(times: readonly number[], work: () => Promise<void> | void): Promise<void> {
  const begun = Date.now()
  for (const time of times) {
    await pause(begun + time * second - Date.now())
    await work()
  }
}

async function killSite({ server }: BreakableSite): Promise<FaultEffect> {
  const waits: string[] = []
  await at([4, 10, 16, 22], async () => {
    await server.kill()
    const killed = Date.now()
    await server.start()
    waits.push(inSeconds(Date.now() - killed))
  })
  return { note: `killed ${waits.length} times, answered again after ${waits.join(', ')} s` }
}

async function killWorker({ worker }: BreakableSite): Promise<FaultEffect> {
  const killed = new Set<number>()
  // keep-up waits longer before each restart: each worker gets some seconds to start working.
  await at([3, 10, 19, 33], () => {
    killed.add(worker.pid())
    worker.kill()
  })
  const isMissing = killed.has(0)
  // The next fault needs a running worker.
  for (let waited = 0; worker.pid() === 0 && waited < 60 * second; waited += 100) await pause(100)
  return {
    note: `killed ${killed.size} times`,
    findProblems: () => (isMissing ? ['the worker was not started again in time'] : []),
  }
}

const findDead = (
  [site, worker]: readonly number[],
  now: Pick<BreakableSite, 'server' | 'worker'>,
): string[] => [
  ...(site === now.server.pid() ? [] : ['the site has not outlived it']),
  ...(worker === now.worker.pid() ? [] : ['the worker has not outlived it']),
]

const secondsAway = 20

async function stopDatabase({ url, database, server, worker }: BreakableSite): Promise<FaultEffect> {
  const pids = [server.pid(), worker.pid()]
  await pause(5 * second)
  await database.stop()
  const from = Date.now()
  const [endpoints] = await Promise.all([requestEndpoints(url), pause(secondsAway * second)])
  const to = Date.now()
  await database.start()
  return {
    note: `stopped for ${secondsAway} s, up again ${inSeconds(Date.now() - to)} s later; ${endpoints.note}`,
    away: { from, to },
    findProblems: () => [...findDead(pids, { server, worker }), ...endpoints.problems],
  }
}

const cutsPerSecond = 4

/** Ends every connection to PostgreSQL again and again: one of them is just about to commit. */
async function cutConnections({ database, server, worker }: BreakableSite): Promise<FaultEffect> {
  const pids = [server.pid(), worker.pid()]
  const text = `select count(pg_terminate_backend(pid))::int as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`
  let cut = 0
  for (let time = 0; time < 25 * cutsPerSecond; time += 1) {
    const [row] = await askDatabase<{ count: number }>(database.url, { text })
    cut += row?.count ?? 0
    await pause(second / cutsPerSecond)
  }
  return { note: `${cut} connections ended in 25 s`, findProblems: () => findDead(pids, { server, worker }) }
}

/** In this order, because the worker waits longest after the last ones. */
const mailFaults: readonly [behaviour: MailBehaviour, seconds: number, what: string][] = [
  ['away', 6, 'no connection'],
  ['refuse', 6, '450 to each recipient'],
  ['drop', 8, 'the line dropped after the mail'],
  ['hang', 12, 'no greeting'],
  ['silent', 8, 'no answer to the mail'],
]

async function spoilMail({ mail }: BreakableSite): Promise<FaultEffect> {
  for (const [behaviour, seconds] of mailFaults) {
    mail.behave(behaviour)
    await pause(seconds * second)
  }
  mail.behave('accept')
  return { note: mailFaults.map(([, seconds, what]) => `${what} for ${seconds} s`).join(', ') }
}

export const faults: readonly Fault[] = [
  { name: 'site killed', forms: 500, run: killSite },
  { name: 'worker killed', forms: 500, run: killWorker },
  { name: 'database stopped', forms: 800, run: stopDatabase },
  { name: 'connections cut', forms: 500, run: cutConnections },
  { name: 'mail server spoilt', forms: 800, run: spoilMail },
]
