import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ensureBuild } from './build'
import { claimDataFolder, findFreePort, releaseDataFolder } from './data-folder'
import { startDatabase } from './embedded-postgres'
import { runScript } from './run-child'
import { onShutdown, stopChild } from './shutdown'
import { startSite, waitForSite } from './site-server'
import { step } from './steps'
import { startWorkerProcess } from './worker-process'

type TestSite = {
  url: string
  dataDir: string
  /** What the site's own commands need to find it. */
  env: Record<string, string>
  staff: { email: string; password: string }
  pid: number
}

const distDir = '.next-test'
// Nothing here has to survive a power cut.
const hasty = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

async function within(milliseconds: number, done: Promise<void>): Promise<void> {
  const late = new AbortController()
  const tooLate = pause(milliseconds, undefined, { signal: late.signal }).then(() => {
    throw new Error('The worker was not ready within a minute.')
  })
  await Promise.race([done, tooLate]).finally(() => late.abort())
}

/** A built, seeded site of its own on a free port, for as long as the work takes; nothing of it stays behind. */
export async function runTestSite<Value>(
  scratch: string,
  work: (site: TestSite) => Promise<Value>,
): Promise<Value> {
  await step('Build of the test site', () => ensureBuild(distDir))
  const dataDir = path.join(scratch, 'data')
  const port = await findFreePort()
  const url = `http://localhost:${port}`
  const staff = { email: 'admin@maison-brabant.example', password: randomBytes(12).toString('hex') }
  claimDataFolder(dataDir, { url, port })
  onShutdown(() => releaseDataFolder(dataDir))
  const database = await startDatabase({ dataDir, settings: hasty })
  try {
    const env = {
      DATA_DIR: dataDir,
      SITE_URL: url,
      DATABASE_URL: database.url,
      PAYLOAD_SECRET: randomBytes(32).toString('hex'),
      ADMIN_EMAIL: staff.email,
      ADMIN_PASSWORD: staff.password,
      // Not the mail server of a developer's .env: mails of tests are written to files.
      SMTP_URL: '',
      // The journeys come from one address and send more forms than any visitor.
      FORM_FREE_PER_HOUR: '500',
      FORM_LIMIT_PER_HOUR: '1000',
    }
    await runScript('tools/prepare.ts', { env })
    const site = startSite({ port, host: '127.0.0.1', distDir, env, quiet: true })
    let stopWorker = async (): Promise<void> => undefined
    try {
      await waitForSite(`http://127.0.0.1:${port}`, site)
      const worker = startWorkerProcess({ env: { ...env, NODE_ENV: 'production' }, quiet: true })
      stopWorker = worker.stop
      // While it loads it would take its share of what is measured.
      await within(60_000, worker.ready)
      return await work({ url, dataDir, env, staff, pid: site.pid ?? 0 })
    } finally {
      await stopWorker()
      await stopChild(site)
    }
  } finally {
    await database.stop()
  }
}
