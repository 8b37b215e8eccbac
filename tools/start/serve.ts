import path from 'node:path'
import pg from 'pg'
import { ensureBuild, needsBuild } from '../build/build'
import { claimDataFolder, readSecret, releaseDataFolder, requireFreePort } from './data-folder'
import { startDatabase } from '../database/embedded-postgres'
import { endWithNpm } from './end-with-npm'
import { keepUp } from './keep-up'
import { runScript } from './run-child'
import { isStopping, keepPlace, onShutdown, runCommand } from './shutdown'
import { startSite, waitForSite } from './site-server'
import { step } from './steps'
import { startWorkerProcess } from './worker-process'

const dev = process.argv[2] === 'dev'
const distDir = process.env.NEXT_DIST_DIR ?? '.next'

type RunningDatabase = {
  url: string
  /** How often it was started. */
  starts: () => number
  lost: Promise<never>
}

/** The PostgreSQL of the data folder, started again at its address whenever it ends by itself. */
async function keepDatabase(dataDir: string): Promise<RunningDatabase> {
  // It stops last, also when it was restarted last.
  const place = keepPlace()
  let starts = 1
  const { url, process: running } = await step('PostgreSQL', () => startDatabase({ dataDir, place }))
  const port = Number(new URL(url).port)
  const start = async () => {
    const database = await startDatabase({ dataDir, place, port })
    starts += 1
    return database.process
  }
  // Its place in the order of shutdown ends it, in PostgreSQL's own way.
  const { lost } = keepUp({ name: 'PostgreSQL', start, running, end: () => Promise.resolve() })
  return { url, starts: () => starts, lost }
}

const neverLost = new Promise<never>(() => undefined)

async function findDatabase(url: string | undefined, dataDir: string): Promise<RunningDatabase> {
  if (!url) return keepDatabase(dataDir)
  await requireAnswer(url)
  return { url, starts: () => 1, lost: neverLost }
}

/** Migrates and imports; again, if the database was restarted meanwhile. */
async function prepare(database: RunningDatabase, env: Record<string, string>): Promise<void> {
  for (;;) {
    const before = database.starts()
    try {
      return await runScript('tools/start/prepare.ts', { env })
    } catch (error) {
      const isBack = await untilStarted(database, before)
      if (isStopping() || !isBack) throw error
    }
  }
}

/** Whether the database is restarted within some seconds, so that the failed work can be repeated. */
async function untilStarted({ starts }: RunningDatabase, before: number): Promise<boolean> {
  for (let waited = 0; waited < 5000 && starts() === before; waited += 100)
    await new Promise((resolve) => setTimeout(resolve, 100))
  return starts() > before
}

async function serve(): Promise<number> {
  const { env, isDataDirChosen } = await import('../../src/env')
  const { mediaFolder } = await import('../../src/cms/files/media-folder')
  const dataDir = path.resolve(env.DATA_DIR)
  const host = process.env.HOST ?? '127.0.0.1'
  endWithNpm()
  await requireFreePort(env.PORT, host)
  const run = { url: env.SITE_URL, port: env.PORT }
  claimDataFolder(dataDir, { mediaFolder, run, databaseUrl: env.DATABASE_URL })
  onShutdown(() => releaseDataFolder(dataDir))
  const database = await findDatabase(env.DATABASE_URL, dataDir)
  const childEnv = {
    // Without this variable the site and the worker use the default folders, as this process does.
    ...(isDataDirChosen && { DATA_DIR: dataDir }),
    SITE_URL: env.SITE_URL,
    DATABASE_URL: database.url,
    PAYLOAD_SECRET: env.PAYLOAD_SECRET ?? readSecret(dataDir),
  }
  const runSite = async (): Promise<never> => {
    await prepare(database, childEnv)
    if (!dev && needsBuild(distDir)) await step('Build of the site', () => ensureBuild(distDir))
    const start = () => startSite({ port: env.PORT, host, distDir, env: childEnv, dev })
    const site = keepUp({ name: 'The site', start })
    const url = `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${env.PORT}`
    await Promise.race([waitForSite(url), site.lost])
    // Only now: the worker's jobs can wait, the first visitor cannot.
    const worker = startWorkerProcess({
      env: { ...childEnv, NODE_ENV: dev ? 'development' : 'production' },
    })
    printAddresses({ ...env, DATA_DIR: dataDir })
    return Promise.race([site.lost, worker.lost])
  }
  return Promise.race([runSite(), database.lost])
}

async function requireAnswer(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    throw new Error(
      `The database of DATABASE_URL does not answer (${error instanceof Error ? error.message : error}).`,
    )
  } finally {
    await client.end().catch(() => undefined)
  }
}

function printAddresses(env: {
  SITE_URL: string
  ADMIN_EMAIL: string
  SMTP_URL?: string
  DATA_DIR: string
  S3_BUCKET?: string
}): void {
  console.log(`
  Site    ${env.SITE_URL}/
  Admin   ${env.SITE_URL}/admin
  Staff   ${env.ADMIN_EMAIL} is the first account; more with npm run create-staff
  Mails   ${env.SMTP_URL ? 'sent over SMTP_URL' : `written to ${path.join(env.DATA_DIR, 'mail')}`}
${env.S3_BUCKET ? `  Files   in the bucket ${env.S3_BUCKET}\n` : ''}  Stop    Ctrl-C
`)
}

void runCommand(serve, { codeWhenStopped: 0 })
