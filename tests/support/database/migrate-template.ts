// A process of its own: Payload keeps connections open, and PostgreSQL copies a template only if nobody is connected to it.
import { getPayload } from 'payload'
import config from '../../../payload.config'
import { migrate } from '../../../tools/database/migrate'
import { stop } from '../../../tools/start/steps'

async function main(): Promise<void> {
  await migrate(await getPayload({ config, disableOnInit: true }))
}

main().then(() => process.exit(0), stop)
