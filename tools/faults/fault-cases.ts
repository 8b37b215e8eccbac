import { setTimeout as pause } from 'node:timers/promises'
import type { MailServer, Manner } from '../../tests/support/mail-server'
import { askDatabase } from '../database/ask-database'
import type { Absence } from './fault-absence'
import { askEndpoints } from './fault-endpoints'
import type { TestSite } from '../test/test-site'

/** What one can lay hands on while forms come in. */
export type Breakable = Pick<TestSite, 'url' | 'server' | 'worker' | 'database'> & { mail: MailServer }

/** What was done, and what is to be looked at afterwards. */
export type Harm = {
  note: string
  /** When no form could be stored: every visitor had to be told so. */
  away?: Absence
  /** What else is wrong once all is over, a sentence each. */
  findProblems?: () => string[]
}

export type Fault = {
  name: string
  forms: number
  /** Begins with the first form. */
  harm: (parts: Breakable) => Promise<Harm>
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

async function killSite({ server }: Breakable): Promise<Harm> {
  const waits: string[] = []
  await at([4, 10, 16, 22], async () => {
    await server.kill()
    const killed = Date.now()
    await server.start()
    waits.push(inSeconds(Date.now() - killed))
  })
  return { note: `killed ${waits.length} times, answered again after ${waits.join(', ')} s` }
}

async function killWorker({ worker }: Breakable): Promise<Harm> {
  const killed = new Set<number>()
  // Its starter waits longer each time: each worker is given some seconds to be at work.
  await at([3, 10, 19, 33], () => {
    killed.add(worker.pid())
    worker.kill()
  })
  const isMissing = killed.has(0)
  // The next fault finds it there.
  for (let waited = 0; worker.pid() === 0 && waited < 60 * second; waited += 100) await pause(100)
  return {
    note: `killed ${killed.size} times`,
    findProblems: () => (isMissing ? ['the worker was not started again in time'] : []),
  }
}

const findDead = ([site, worker]: readonly number[], now: Pick<Breakable, 'server' | 'worker'>): string[] => [
  ...(site === now.server.pid() ? [] : ['the site has not outlived it']),
  ...(worker === now.worker.pid() ? [] : ['the worker has not outlived it']),
]

const secondsAway = 20

async function stopDatabase({ url, database, server, worker }: Breakable): Promise<Harm> {
  const pids = [server.pid(), worker.pid()]
  await pause(5 * second)
  await database.stop()
  const from = Date.now()
  const [endpoints] = await Promise.all([askEndpoints(url), pause(secondsAway * second)])
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
async function cutConnections({ database, server, worker }: Breakable): Promise<Harm> {
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

/** In this order, as the last ones keep the worker waiting after they have ended. */
const manners: readonly [manner: Manner, seconds: number, what: string][] = [
  ['away', 6, 'no connection'],
  ['refuse', 6, '450 to each recipient'],
  ['drop', 8, 'the line dropped after the mail'],
  ['hang', 12, 'no greeting'],
  ['silent', 8, 'no answer to the mail'],
]

async function spoilMail({ mail }: Breakable): Promise<Harm> {
  for (const [manner, seconds] of manners) {
    mail.behave(manner)
    await pause(seconds * second)
  }
  mail.behave('accept')
  return { note: manners.map(([, seconds, what]) => `${what} for ${seconds} s`).join(', ') }
}

export const faults: readonly Fault[] = [
  { name: 'site killed', forms: 500, harm: killSite },
  { name: 'worker killed', forms: 500, harm: killWorker },
  { name: 'database stopped', forms: 800, harm: stopDatabase },
  { name: 'connections cut', forms: 500, harm: cutConnections },
  { name: 'mail server spoilt', forms: 800, harm: spoilMail },
]
