import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { ensureBuild } from './build'
import { claimDataFolder, findFreePort, releaseDataFolder } from './data-folder'
import { runScript } from './run-child'
import { onShutdown } from './shutdown'
import {
  holdDatabase,
  holdSite,
  holdWorker,
  type HeldDatabase,
  type HeldSite,
  type HeldWorker,
} from './site-parts'
import { step } from './steps'

export type TestSite = {
  url: string
  dataDir: string
  /** What the site's own commands need to find it. */
  env: Record<string, string>
  staff: { email: string; password: string }
  server: HeldSite
  worker: HeldWorker
  database: HeldDatabase
}

type Wishes = {
  /** Further keys of the environment, or other values. */
  env?: Record<string, string>
  /** Whether what is committed survives a power cut, as on a real server. */
  durable?: boolean
}

export const distDir = '.next-test'
// Nothing here has to survive a power cut.
const hasty = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/** A built, seeded site of its own on a free port, for as long as the work takes; nothing of it stays behind. */
export async function runTestSite<Value>(
  scratch: string,
  work: (site: TestSite) => Promise<Value>,
  { env: more = {}, durable = false }: Wishes = {},
): Promise<Value> {
  await step('Build of the test site', () => ensureBuild(distDir))
  const dataDir = path.join(scratch, 'data')
  const port = await findFreePort()
  const url = `http://localhost:${port}`
  const staff = { email: 'admin@maison-brabant.example', password: randomBytes(12).toString('hex') }
  claimDataFolder(dataDir, { url, port })
  onShutdown(() => releaseDataFolder(dataDir))
  const database = await holdDatabase({ dataDir, settings: durable ? [] : hasty })
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
      ...more,
    }
    await runScript('tools/prepare.ts', { env })
    const server = await holdSite({ port, distDir, env })
    try {
      const worker = await holdWorker(env)
      try {
        return await work({ url, dataDir, env, staff, server, worker, database })
      } finally {
        await worker.stop()
      }
    } finally {
      await server.stop()
    }
  } finally {
    await database.stop()
  }
}
