import type { CollectionAfterDeleteHook } from 'payload'
import { eraseTracesOfAlerts } from '@/cms/operations/erase-alerts'
import { clearDisk } from '@/cms/operations/erase-leads'
import type { Alert } from '@/cms/payload-types'

/** With an alert that staff delete go its mails, and what its holder was told. */
export const eraseTracesOfAlert: CollectionAfterDeleteHook<Alert> = async ({ doc, req }) => {
  await clearDisk({ filenames: [], mails: await eraseTracesOfAlerts({ req, alerts: [doc] }) })
  return doc
}
