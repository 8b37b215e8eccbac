import { parseArgs } from 'node:util'
import { runCommand } from './shutdown'
import { step } from './steps'
import { withDatabase } from '../database/with-database'
import type { BackupPlace } from '../../src/cms/operations/backups/backup-place'

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`

async function make(place: BackupPlace): Promise<void> {
  const { getPayload } = await import('payload')
  const { default: config } = await import('../../payload.config')
  const { backUp } = await import('../../src/cms/operations/backups/back-up')
  const { migrate } = await import('../database/migrate')
  const payload = await getPayload({ config, disableOnInit: true })
  await migrate(payload)
  const { manifest, removed } = await step('Backup', () => backUp({ payload, place, now: new Date() }))
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  const { count, bytes } = manifest.files
  console.log(`✓ ${manifest.name} in ${place.title}: ${rows} rows, ${count} files of ${megabytes(bytes)}`)
  for (const name of removed) console.log(`• ${name} is removed`)
  for (const name of manifest.missing) console.warn(`✗ ${name} is known to the database and was not there`)
}

async function list(place: BackupPlace): Promise<void> {
  const { listBackups } = await import('../../src/cms/operations/backups/read-backup')
  const names = await listBackups(place)
  for (const name of names) console.log(name)
  if (names.length === 0) console.log(`• There are no backups in ${place.title}`)
}

async function check(place: BackupPlace, given: string | undefined): Promise<number> {
  const { checkBackup, findBackup } = await import('../../src/cms/operations/backups/read-backup')
  const name = await findBackup(place, given ?? 'latest')
  const broken = await step(`Reading ${name}`, () => checkBackup(place, { name }))
  for (const fault of broken) console.error(`✗ ${fault}`)
  if (broken.length === 0) console.log(`✓ ${name} is whole`)
  return broken.length === 0 ? 0 : 1
}

async function main(): Promise<number> {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [action = 'make', name] = positionals
  const { placeOfBackups } = await import('../../src/cms/operations/backups/place-of-backups')
  if (action === 'list') await list(placeOfBackups())
  else if (action === 'check') return check(placeOfBackups(), name)
  else if (action === 'make') await withDatabase(() => make(placeOfBackups()))
  else
    throw new Error(
      `What is ${action}? npm run backup, npm run backup -- list, npm run backup -- check [NAME]`,
    )
  return 0
}

void runCommand(main)
