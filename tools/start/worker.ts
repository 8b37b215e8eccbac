// The worker of the job queue: beside the site, as its starter runs it, or as a second one of its own.
import { onShutdown, runCommand } from './shutdown'
import { withDatabase } from '../database/with-database'

// It lives long, and Payload would listen to the site's hot reload all the while.
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
    await queueJob({ req: { payload }, job: { name: 'mend-originals', data: {}, key: 'mend-originals' } })
    process.send?.('ready')
    if (isAlone) console.log('✓ The worker runs; Ctrl-C stops it')
  })
  await new Promise(() => undefined)
}

void runCommand(main, { codeWhenStopped: 0, quiet: !isAlone })
