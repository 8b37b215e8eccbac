import type { CollectionAfterDeleteHook } from 'payload'
import { eraseTracesOfAlerts } from '@/cms/operations/alerts/erase-alerts'
import { clearDisk } from '@/cms/operations/leads/erase-leads'
import type { Alert } from '@/cms/payload-types'
import { afterCommit } from '@/cms/database/transactions'

/** Erases an alert's mails and the record of their contents when staff delete the alert. */
export const eraseTracesOfAlert: CollectionAfterDeleteHook<Alert> = async ({ doc, req }) => {
  const mails = await eraseTracesOfAlerts({ req, alerts: [doc] })
  await afterCommit(req, () => clearDisk({ filenames: [], mails }))
  return doc
}
