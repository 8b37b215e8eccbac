import { spawn } from 'node:child_process'
import path from 'node:path'
import { startDatabase } from '../database/embedded-postgres'
import { runInChild, runScript } from '../start/run-child'
import { untilEnd } from '../start/shutdown'

/** PostgreSQL settings that save time where only reads are measured. */
export const looseSettings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

type BenchDatabase = { url: string; env: Record<string, string> }

/** Runs work with a migrated database of its own in the folder, and the environment of the site for it. */
export async function withBenchDatabase(
  { scratch, name, settings = [] }: { scratch: string; name: string; settings?: string[] },
  work: (database: BenchDatabase) => Promise<void>,
): Promise<void> {
  const dataDir = path.join(scratch, name)
  const database = await startDatabase({ dataDir, settings })
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    PAYLOAD_SECRET: 'only-for-the-data-of-a-benchmark',
    NODE_ENV: 'production',
  }
  try {
    await runScript('tests/support/database/migrate-template.ts', { env })
    await work({ url: database.url, env })
  } finally {
    await database.stop()
  }
}

/**
 * Runs a script that prints its figures, in a process of its own: the site's reads import the server side of React.
 * @throws Error when it fails; it has written its own messages by then.
 */
export async function measureInChild({
  script,
  args = [],
  env,
}: {
  script: string
  args?: string[]
  env: Record<string, string>
}): Promise<void> {
  const child = spawn(process.execPath, ['--conditions=react-server', ...runInChild, script, ...args], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  })
  if ((await untilEnd(child)) !== 0) throw new Error(`${script} could not measure: see the message above.`)
}
