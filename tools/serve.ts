import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import pg from 'pg'
import { ensureBuild, needsBuild } from './build'
import { claimDataFolder, readSecret, releaseDataFolder, requireFreePort } from './data-folder'
import { startDatabase, type Database } from './embedded-postgres'
import { runScript } from './run-child'
import { onShutdown, runCommand, untilEnd } from './shutdown'
import { startSite, waitForSite } from './site-server'
import { step } from './steps'
import { startWorkerProcess } from './worker-process'

const dev = process.argv[2] === 'dev'
const distDir = '.next'

async function serve(): Promise<number> {
  const { env } = await import('../src/env')
  const dataDir = path.resolve(env.DATA_DIR)
  const host = process.env.HOST ?? '127.0.0.1'
  await requireFreePort(env.PORT, host)
  claimDataFolder(dataDir, { url: env.SITE_URL, port: env.PORT })
  onShutdown(() => releaseDataFolder(dataDir))
  let database: Database | null = null
  if (env.DATABASE_URL) await requireAnswer(env.DATABASE_URL)
  else database = await step('PostgreSQL', () => startDatabase({ dataDir }))
  const childEnv = {
    DATA_DIR: dataDir,
    SITE_URL: env.SITE_URL,
    DATABASE_URL: env.DATABASE_URL ?? database?.url ?? '',
    PAYLOAD_SECRET: env.PAYLOAD_SECRET ?? readSecret(dataDir),
  }
  const runSite = async (): Promise<number> => {
    await runScript('tools/prepare.ts', { env: childEnv })
    if (!dev && needsBuild(distDir)) await step('Build of the site', () => ensureBuild(distDir))
    const site = startSite({ port: env.PORT, host, distDir, env: childEnv, dev })
    const ended = untilEnd(site)
    await waitForSite(`http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${env.PORT}`, site)
    // Only now: what it has to do can wait, and the first visitor cannot.
    startWorkerProcess({ env: { ...childEnv, NODE_ENV: dev ? 'development' : 'production' } })
    sayWhere({ ...env, DATA_DIR: dataDir })
    const code = await ended
    console.error(`✗ The site ended by itself (code ${code}).`)
    return code || 1
  }
  return Promise.race([runSite(), ...(database?.process ? [untilLost(database.process)] : [])])
}

/**
 * Settles only when the database's server ends.
 * @throws Error then: without it, the site is of no use.
 */
function untilLost(server: ChildProcess): Promise<never> {
  return new Promise((_resolve, reject) => {
    server.once('exit', (code, signal) =>
      reject(new Error(`PostgreSQL ended by itself (${signal ?? `code ${code}`}): start again.`)),
    )
  })
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

function sayWhere(env: { SITE_URL: string; ADMIN_EMAIL: string; SMTP_URL?: string; DATA_DIR: string }): void {
  console.log(`
  Site    ${env.SITE_URL}/
  Admin   ${env.SITE_URL}/admin
  Staff   ${env.ADMIN_EMAIL} is the first account; more with npm run create-staff
  Mails   ${env.SMTP_URL ? 'sent over SMTP_URL' : `written to ${path.join(env.DATA_DIR, 'mail')}`}
  Stop    Ctrl-C
`)
}

void runCommand(serve, { codeWhenStopped: 0 })
