// The worker of the job queue: the starter runs one beside the site, and more can run on their own.
import { onShutdown, runCommand } from './shutdown'
import { withDatabase } from '../database/with-database'

// Otherwise Payload would connect to the site's hot reload as long as the worker runs.
process.env.DISABLE_PAYLOAD_HMR = 'true'

const isAlone = process.send === undefined

async function main(): Promise<void> {
  await withDatabase(async () => {
    const { getPayload } = await import('payload')
    const { default: config } = await import('../../payload.config')
    const { startWorker } = await import('../../src/cms/jobs/start-worker')
    const { queueJob } = await import('../../src/cms/operations/queue-job')
    const { env } = await import('../../src/env')
    const { migrate } = await import('../database/migrate')
    const payload = await getPayload({ config, disableOnInit: true })
    await migrate(payload)
    const worker = startWorker({ payload, connectionString: env.DATABASE_URL ?? '' })
    onShutdown(() => worker.stop())
    for (const name of ['mend-originals', 'check-duties', 'carry-out-plans'] as const)
      await queueJob({ req: { payload }, job: { name, data: {}, key: name } })
    process.send?.('ready')
    if (isAlone) console.log('✓ The worker runs; Ctrl-C stops it')
  })
  await new Promise(() => undefined)
}

void runCommand(main, { codeWhenStopped: 0, quiet: !isAlone })
