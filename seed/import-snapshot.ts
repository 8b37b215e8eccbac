import { createHmac } from 'node:crypto'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { findRun } from '../tools/start/data-folder'
import { keepHeapSmall } from '../tools/start/keep-heap-small'
import { showImport } from '../tools/database/show-import'
import { onShutdown, runCommand } from '../tools/start/shutdown'
import { withDatabase } from '../tools/database/with-database'

/** Asks the running site of this data folder to show what was imported; without one there is nothing to refresh. */
async function refreshSite(dataDir: string, secret: string): Promise<void> {
  const run = findRun(dataDir)
  if (!run) return
  const token = createHmac('sha256', secret).update('revalidate').digest('hex')
  const url = `http://127.0.0.1:${run.port}/api/internal/revalidate`
  const response = await fetch(url, { method: 'POST', headers: { authorization: `Bearer ${token}` } }).catch(() => null)
  console.log(response?.ok ? '✓ The running site shows it now' : '  ! The running site could not be refreshed: start it again')
}

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
    const { env } = await import('../src/env')
    const { migrate } = await import('../tools/database/migrate')
    const payload = await getPayload({ config, disableOnInit: true })
    // Ctrl-C takes the database away from under the import, which would complain at length.
    onShutdown(() => void (payload.logger.level = 'silent'))
    await migrate(payload)
    const show = showImport({ dryRun })
    const report = await importSnapshot({ payload, folder: path.resolve(folder), dryRun, allowPrivateHosts, now: new Date(), onProgress: show.progress })
    show.end(report)
    if (!dryRun && report.changed > 0) await refreshSite(path.resolve(env.DATA_DIR), env.PAYLOAD_SECRET ?? '')
  })
}

void runCommand(main)
