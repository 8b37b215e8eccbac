import { parseArgs } from 'node:util'
import { runCommand } from './shutdown'
import { step } from './steps'
import { withDatabase } from '../database/with-database'

async function restore({ given, mayReplace }: { given: string; mayReplace: boolean }): Promise<void> {
  const { env } = await import('../../src/env')
  const { files } = await import('../../src/cms/files/files')
  const { placeOfBackups } = await import('../../src/cms/operations/backups/place-of-backups')
  const { findBackup } = await import('../../src/cms/operations/backups/read-backup')
  const { restoreBackup } = await import('../../src/cms/operations/backups/restore-backup')
  const { finishRestore, makeTables, migrationNames } = await import('../database/restored-tables')
  const place = placeOfBackups()
  const name = await findBackup(place, given)
  const connectionString = env.DATABASE_URL ?? ''
  const report = await step(`Restoring ${name}`, () =>
    restoreBackup({
      place,
      name,
      files,
      connectionString,
      mayReplace,
      knownMigrations: migrationNames,
      makeTables,
    }),
  )
  await step('Migrations', finishRestore)
  console.log(
    `✓ The site is as it was at ${name}; ${report.files} of ${report.manifest.files.count} files were written`,
  )
  for (const file of report.manifest.missing) console.warn(`✗ ${file} was not there when the backup was made`)
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean' } },
  })
  const [given] = positionals
  if (!given) throw new Error('Which backup? npm run restore -- latest, or a name of npm run backup -- list')
  await withDatabase(() => restore({ given, mayReplace: values.replace === true }))
}

void runCommand(main)
