import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startDatabase, type Database } from '../../../tools/database/embedded-postgres'
import { runScript } from '../../../tools/start/run-child'

// Test data need not survive a power cut.
const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

const memoryFolder = '/dev/shm'
const NEEDED_BYTES = 8 * 2 ** 30

/**
 * A folder in memory where the machine has plenty. Each spec file makes and drops a database of two thousand files, and ext4
 * searches all files that were deleted within minutes before it makes another: up to three seconds of a processor.
 */
function findParentFolder(): string {
  if (!existsSync(memoryFolder)) return tmpdir()
  const { bavail, bsize } = statfsSync(memoryFolder)
  return bavail * bsize >= NEEDED_BYTES ? memoryFolder : tmpdir()
}

/**
 * Starts a PostgreSQL for this run and migrates one database in it, which every spec file copies (payload.ts). This also
 * proves that all migrations run one after the other on an empty database.
 */
export default async function startTemplate(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(findParentFolder(), 'maison-brabant-tests-'))
  // As root, PostgreSQL runs under another account, which must be able to reach the folder.
  chmodSync(folder, 0o755)
  let database: Database | null = null
  const remove = async () => {
    await database?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  // A run that ends without its teardown (Ctrl-C, a crash) would leave the server running.
  const kill = () => {
    database?.process?.kill('SIGQUIT')
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', kill)
  try {
    database = await startDatabase({ dataDir: path.join(folder, 'template'), settings })
    await runScript('tests/support/database/migrate-template.ts', {
      env: {
        DATABASE_URL: database.url,
        DATA_DIR: path.join(folder, 'template'),
        PAYLOAD_SECRET: 'only-for-the-migrations-of-a-test-run',
        NODE_ENV: 'test',
      },
    })
  } catch (error) {
    await remove()
    throw error
  }
  project.provide('templateUrl', database.url)
  project.provide('runFolder', folder)
  return remove
}
