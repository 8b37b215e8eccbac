import path from 'node:path'
import { parseArgs } from 'node:util'
import { keepHeapSmall } from '../tools/start/keep-heap-small'
import { showImport } from '../tools/database/show-import'
import { onShutdown, runCommand } from '../tools/start/shutdown'
import { withDatabase } from '../tools/database/with-database'

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      'allow-private-hosts': { type: 'boolean', default: false },
    },
  })
  const [folder] = positionals
  if (!folder) throw new Error('Which folder? npm run seed -- DIR [--dry-run] [--allow-private-hosts]')
  const dryRun = values['dry-run']
  const allowPrivateHosts = values['allow-private-hosts']
  keepHeapSmall()
  await withDatabase(async () => {
    const { getPayload } = await import('payload')
    const { default: config } = await import('../payload.config')
    const { importSnapshot } = await import('../src/cms/operations/import-snapshot/import-snapshot')
    const { migrate } = await import('../tools/database/migrate')
    const payload = await getPayload({ config, disableOnInit: true })
    // Ctrl-C takes the database away from under the import, which would complain at length.
    onShutdown(() => void (payload.logger.level = 'silent'))
    await migrate(payload)
    const show = showImport({ dryRun })
    const report = await importSnapshot({ payload, folder: path.resolve(folder), dryRun, allowPrivateHosts, now: new Date(), onProgress: show.progress })
    show.end(report)
  })
}

void runCommand(main)
