// A process of its own: migrations, the first import and the first staff account need Payload, the supervisor does not.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { getPayload, type Payload } from 'payload'
import config from '../../payload.config'
import { importSnapshot } from '../../src/cms/operations/import-snapshot/import-snapshot'
import { files } from '../../src/cms/files/files'
import { createStaff } from '../../src/cms/operations/accounts/create-staff'
import { env } from '../../src/env'
import { keepHeapSmall } from './keep-heap-small'
import { runMigrations, withDatabaseLock } from '../database/migrate'
import { passwordFault } from './password-faults'
import { showImport } from '../database/show-import'
import { step, stop } from './steps'

// Exists while the first import runs, so that an interrupted one is continued.
const unfinished = path.join(env.DATA_DIR, 'import-unfinished')

async function isEmpty(payload: Payload): Promise<boolean> {
  const properties = await payload.count({ collection: 'properties', trash: true })
  const pages = await payload.count({ collection: 'pages', trash: true })
  return properties.totalDocs === 0 && pages.totalDocs === 0
}

const isWaitingForImport = async (payload: Payload): Promise<boolean> =>
  existsSync(unfinished) || (await isEmpty(payload))

/**
 * A site whose bucket does not answer starts all the same, and says so: its pages need no bucket. The first import does, as
 * it would bring every property without pictures.
 */
async function checkFiles(isNeeded: boolean): Promise<void> {
  const fault = await files.findFault()
  if (fault === null) return
  if (isNeeded) throw new Error(`${fault} The first import needs it for its pictures.`)
  console.warn(`✗ ${fault} Until it can, there are no pictures, and uploads are refused.`)
}

async function importFirst(payload: Payload): Promise<void> {
  if (!(await isWaitingForImport(payload))) return
  mkdirSync(path.dirname(unfinished), { recursive: true })
  writeFileSync(unfinished, '')
  const show = showImport()
  const report = await importSnapshot({
    payload,
    folder: path.resolve('seed/snapshot'),
    now: new Date(),
    onProgress: show.progress,
  })
  show.end(report)
  rmSync(unfinished, { force: true })
}

/** Runs before the import, which takes its time: a refused password stops the start at once. */
async function needsFirstStaff(payload: Payload): Promise<boolean> {
  const staff = await payload.count({ collection: 'users' })
  if (staff.totalDocs > 0) return false
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = env
  const fault = password === undefined ? null : passwordFault({ password, email })
  if (fault !== null) throw new Error(`The environment has wrong values:\n  ADMIN_PASSWORD: ${fault}`)
  return true
}

async function createFirstStaff(payload: Payload): Promise<void> {
  const password = await createStaff({
    payload,
    email: env.ADMIN_EMAIL,
    role: 'admin',
    password: env.ADMIN_PASSWORD,
  })
  console.log(
    env.ADMIN_PASSWORD
      ? `✓ First staff account: ${env.ADMIN_EMAIL}, with the password of ADMIN_PASSWORD`
      : `✓ First staff account: ${env.ADMIN_EMAIL}, password ${password} (shown this once)`,
  )
}

async function prepare(): Promise<void> {
  keepHeapSmall()
  const payload = await getPayload({ config, disableOnInit: true })
  // Of two starts that share a database, the second finds everything done.
  await withDatabaseLock(async () => {
    await step('Migrations', () => runMigrations(payload))
    const isFirst = await needsFirstStaff(payload)
    await checkFiles(await isWaitingForImport(payload))
    await importFirst(payload)
    if (isFirst) await createFirstStaff(payload)
  })
}

prepare().then(() => process.exit(0), stop)
