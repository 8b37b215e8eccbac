import { runCommand } from './shutdown'
import { step } from './steps'
import { withDatabase } from '../database/with-database'

/** Returns 1 if a file that the database knows is in neither place. */
async function main(): Promise<number> {
  let code = 0
  await withDatabase(async () => {
    const { getPayload } = await import('payload')
    const { default: config } = await import('../../payload.config')
    const { copyToBucket } = await import('../../src/cms/operations/media/copy-to-bucket')
    const { migrate } = await import('../database/migrate')
    const payload = await getPayload({ config, disableOnInit: true })
    await migrate(payload)
    const { copied, present, missing } = await step('Files', () => copyToBucket(payload))
    console.log(`✓ ${copied} copied, ${present} were in the bucket already`)
    for (const name of missing) console.warn(`✗ ${name} is neither in the data folder nor in the bucket`)
    code = missing.length > 0 ? 1 : 0
  })
  return code
}

void runCommand(main)
