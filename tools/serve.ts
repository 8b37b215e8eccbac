import path from 'node:path'
import pg from 'pg'
import { ensureBuild, needsBuild } from './build'
import { claimDataFolder, readSecret, releaseDataFolder, requireFreePort } from './data-folder'
import { startDatabase, type Database } from './embedded-postgres'
import { runScript } from './run-child'
import { startSite, stopSite, waitForSite } from './site-server'
import { step, stop } from './steps'

const dev = process.argv[2] === 'dev'
const distDir = '.next'

async function serve(): Promise<void> {
  const { env } = await import('../src/env')
  const dataDir = path.resolve(env.DATA_DIR)
  const host = process.env.HOST ?? '127.0.0.1'
  await requireFreePort(env.PORT, host)
  claimDataFolder(dataDir, { url: env.SITE_URL, port: env.PORT })
  let database: Database | null = null
  const close = async () => {
    await database?.stop()
    releaseDataFolder(dataDir)
  }
  try {
    if (env.DATABASE_URL) await requireAnswer(env.DATABASE_URL)
    else database = await step('PostgreSQL', () => startDatabase({ dataDir }))
    const childEnv = {
      DATA_DIR: dataDir,
      SITE_URL: env.SITE_URL,
      DATABASE_URL: env.DATABASE_URL ?? database?.url ?? '',
      PAYLOAD_SECRET: env.PAYLOAD_SECRET ?? readSecret(dataDir),
    }
    await runScript('tools/prepare.ts', { env: childEnv })
    if (!dev && needsBuild(distDir)) await step('Build of the site', () => ensureBuild(distDir))
    const site = startSite({ port: env.PORT, host, distDir, env: childEnv, dev, quiet: !dev })
    const ended = new Promise<number>((resolve) => site.once('exit', (code) => resolve(code ?? 0)))
    let stopping = false
    const shutDown = async () => {
      if (stopping) return
      stopping = true
      console.log('\n• Stopping …')
      await stopSite(site)
    }
    process.on('SIGINT', shutDown)
    process.on('SIGTERM', shutDown)
    process.on('SIGHUP', shutDown)
    await waitForSite(`http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${env.PORT}`, site)
    sayWhere({ ...env, DATA_DIR: dataDir })
    const code = await ended
    await close()
    if (!stopping) console.error(`✗ The site ended by itself (code ${code}).`)
    process.exit(stopping ? 0 : code || 1)
  } catch (error) {
    await close()
    throw error
  }
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

serve().catch(stop)
