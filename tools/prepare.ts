// Its own process: migrations, the first import and the first staff account need Payload, the supervisor does not.
import path from 'node:path'
import { getPayload } from 'payload'
import config from '../payload.config'
import { importSnapshot } from '../src/cms/operations/import-snapshot/import-snapshot'
import { createStaff } from '../src/cms/operations/create-staff'
import { env } from '../src/env'
import { keepHeapSmall } from './keep-heap-small'
import { migrate } from './migrate'
import { showImport } from './show-import'
import { step, stop } from './steps'

async function prepare(): Promise<void> {
  keepHeapSmall()
  const payload = await getPayload({ config, disableOnInit: true })
  await step('Migrations', () => migrate(payload))
  const { totalDocs } = await payload.count({ collection: 'properties' })
  const pages = await payload.count({ collection: 'pages' })
  if (totalDocs === 0 && pages.totalDocs === 0) {
    const show = showImport()
    const report = await importSnapshot({
      payload,
      folder: path.resolve('seed/snapshot'),
      now: new Date(),
      onProgress: show.progress,
    })
    show.end(report)
  }
  const staff = await payload.count({ collection: 'users' })
  if (staff.totalDocs > 0) return
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

prepare().then(() => process.exit(0), stop)
