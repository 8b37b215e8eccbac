import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort } from '../start/data-folder'
import { requestEndpoints } from './fault-endpoints'
import { onShutdown } from '../start/shutdown'

export const starterFault = 'starter'

export type StarterReport = { notes: string[]; problems: string[] }

const second = 1000

type SystemProcess = { pid: number; parent: number; command: string }

const listProcesses = (): SystemProcess[] =>
  execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8', maxBuffer: 1e8 })
    .split('\n')
    .flatMap((line) => {
      const [, pid, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
      return command === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), command }]
    })

/** A site that was started as people start it. */
type StartedSite = {
  url: string
  npm: ChildProcess
  dataDir: string
  /** All processes that it has started, without itself; a zombie has ended. */
  family: () => SystemProcess[]
  pidOf: (part: FaultStarterPart) => number | undefined
}

type FaultStarterPart = 'the site' | 'the worker' | 'PostgreSQL'

const scripts = { 'the site': 'tools/server/site.mjs', 'the worker': 'tools/start/worker.ts' } as const

function findFamily(root: number): SystemProcess[] {
  const all = listProcesses().filter(({ command }) => !command.includes('<defunct>'))
  const found = new Set([root])
  for (let size = 0; size !== found.size;) {
    size = found.size
    for (const { pid, parent } of all) if (found.has(parent)) found.add(pid)
  }
  return all.filter(({ pid }) => pid !== root && found.has(pid))
}

function readPostmaster(dataDir: string): number | undefined {
  try {
    return Number(readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
  } catch {
    return undefined
  }
}

const requestHealth = async (url: string): Promise<{ status: number; took: number }> => {
  const begun = Date.now()
  const status = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(20 * second) }).then(
    (response) => response.status,
    () => 0,
  )
  return { status, took: Date.now() - begun }
}

/** Waits until a site is healthy; returns the seconds it took. */
async function untilHealthy({ url }: Pick<StartedSite, 'url'>, most: number): Promise<number> {
  const begun = Date.now()
  while (Date.now() - begun < most * second) {
    if ((await requestHealth(url)).status === 200) return (Date.now() - begun) / second
    await pause(100)
  }
  throw new Error(`The site was not well within ${most} s`)
}

async function startWithNpm(dataDir: string, distDir: string): Promise<StartedSite> {
  const port = await findFreePort()
  const url = `http://localhost:${port}`
  const npm = spawn('npm', ['start'], {
    stdio: 'ignore',
    detached: true,
    env: {
      ...process.env,
      PORT: String(port),
      SITE_URL: url,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      SMTP_URL: '',
      NEXT_DIST_DIR: distDir,
    },
  })
  // The whole group, because npm alone would leave its children if this fails.
  onShutdown(() => {
    try {
      if (npm.pid) process.kill(-npm.pid, 'SIGKILL')
    } catch {
      // It has ended.
    }
  })
  const family = () => findFamily(npm.pid ?? 0)
  const started: StartedSite = {
    url,
    npm,
    dataDir,
    family,
    pidOf: (part) =>
      part === 'PostgreSQL'
        ? readPostmaster(dataDir)
        : family().find(({ command }) => command.includes(scripts[part]))?.pid,
  }
  await untilHealthy(started, 300)
  for (let waited = 0; !started.pidOf('the worker') && waited < 20 * second; waited += 100) await pause(100)
  return started
}

/** Each part is killed: the site has to recover by itself. */
async function killParts(site: StartedSite): Promise<StarterReport> {
  const notes: string[] = []
  const problems: string[] = []
  for (const part of ['PostgreSQL', 'the site', 'the worker', 'PostgreSQL', 'the site'] as const) {
    const pid = site.pidOf(part)
    if (!pid) return { notes, problems: [...problems, `${part} is not there`] }
    process.kill(pid, 'SIGKILL')
    await pause(200)
    const isBack = () => ![undefined, pid].includes(site.pidOf(part))
    for (let waited = 0; !isBack() && waited < 30 * second; waited += 100) await pause(100)
    if (!isBack()) problems.push(`${part} was not started again`)
    const took = await untilHealthy(site, 60).catch(() => null)
    if (took === null) problems.push(`the site was not well again after ${part} was killed`)
    else notes.push(`${part} killed, well again after ${took.toFixed(1)} s`)
  }
  return { notes, problems }
}

const formOf = (requestId: string) =>
  JSON.stringify({
    lang: 'fr',
    title: 'mrs',
    firstName: 'Jeanne',
    lastName: 'Dupont',
    email: 'jeanne@example.com',
    remark: 'Bonjour',
    privacy: true,
    requestId,
  })

/** Sends a form; returns its answer and time. */
async function sendForm(url: string, requestId: string): Promise<{ status: number; took: number }> {
  const begun = Date.now()
  const status = await fetch(`${url}/api/forms/site-contact`, {
    method: 'POST',
    body: formOf(requestId),
    headers: { 'content-type': 'application/json' },
  }).then(
    (response) => response.status,
    () => 0,
  )
  return { status, took: Date.now() - begun }
}

const slowestHealth = 2 * second
const slowestRefusal = 15 * second
const secondsFrozen = 25

/** PostgreSQL is halted instead of ended: it accepts connections and does not answer. */
async function freezeDatabase(site: StartedSite): Promise<StarterReport> {
  const postmaster = site.pidOf('PostgreSQL')
  if (!postmaster) return { notes: [], problems: ['PostgreSQL is not there'] }
  const pids = [postmaster, ...findFamily(postmaster).map(({ pid }) => pid)]
  for (const pid of pids) process.kill(pid, 'SIGSTOP')
  const begun = Date.now()
  const form = sendForm(site.url, 'frozen-1')
  const endpointChecks = requestEndpoints(site.url)
  const checks: { status: number; took: number }[] = []
  while (Date.now() - begun < secondsFrozen * second) {
    checks.push(await requestHealth(site.url))
    await pause(second)
  }
  for (const pid of pids) process.kill(pid, 'SIGCONT')
  const well = await untilHealthy(site, 30).catch(() => null)
  const refused = await form
  const endpoints = await endpointChecks
  const again = await sendForm(site.url, 'frozen-1')
  const slowest = Math.max(...checks.map(({ took }) => took))
  return {
    notes: [
      `PostgreSQL halted for ${secondsFrozen} s: ${checks.length} checks of health, the slowest ${slowest} ms; a form answered ${refused.status} after ${refused.took} ms, ${again.status} when sent again; well ${well?.toFixed(1)} s after it went on; ${endpoints.note}`,
    ],
    problems: [
      ...(checks.every(({ status }) => status === 503)
        ? []
        : ['/healthz did not say that the database hangs']),
      ...(slowest <= slowestHealth ? [] : [`/healthz took ${slowest} ms`]),
      ...(refused.status === 503 ? [] : [`a form was answered ${refused.status} meanwhile`]),
      ...(refused.took <= slowestRefusal ? [] : [`a visitor waited ${refused.took} ms`]),
      ...(again.status === 200 ? [] : [`the same form was answered ${again.status} afterwards`]),
      ...(well === null ? ['the site was not well again'] : []),
      ...endpoints.problems,
    ],
  }
}

/** npm is ended: none of its processes may be left. */
async function endNpm(site: StartedSite, signal: NodeJS.Signals): Promise<StarterReport> {
  const before = site.family()
  site.npm.kill(signal)
  const isLeft = ({ pid, command }: SystemProcess) =>
    listProcesses().some((now) => now.pid === pid && now.command === command)
  const begun = Date.now()
  while (before.some(isLeft) && Date.now() - begun < 60 * second) await pause(200)
  const left = before.filter(isLeft)
  return {
    notes: [
      `npm ended by ${signal}: all of ${before.length} gone after ${((Date.now() - begun) / second).toFixed(1)} s`,
    ],
    problems: left.map(({ command }) => `after ${signal} to npm there is still ${command.slice(0, 80)}`),
  }
}

/** Breaks a site as people start it, part by part, and at the end npm itself. */
export async function breakStarter(scratch: string, distDir: string): Promise<StarterReport> {
  const dataDir = path.join(scratch, 'starter')
  const reports: StarterReport[] = []
  const first = await startWithNpm(dataDir, distDir)
  reports.push(await killParts(first), await freezeDatabase(first), await endNpm(first, 'SIGTERM'))
  const second = await startWithNpm(dataDir, distDir)
  reports.push(await endNpm(second, 'SIGKILL'))
  return {
    notes: reports.flatMap(({ notes }) => notes),
    problems: reports.flatMap(({ problems }) => problems).map((problem) => `${starterFault}: ${problem}`),
  }
}
