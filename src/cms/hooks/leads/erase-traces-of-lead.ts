import type { CollectionAfterDeleteHook } from 'payload'
import { clearDisk, eraseTraces } from '@/cms/operations/leads/erase-leads'
import type { Lead } from '@/cms/payload-types'
import { afterCommit } from '@/cms/database/transactions'

/** Erases a lead's mails and file when staff delete the lead. */
export const eraseTracesOfLead: CollectionAfterDeleteHook<Lead> = async ({ doc, req }) => {
  const fileId = typeof doc.file === 'object' ? doc.file?.id : doc.file
  const remains = await eraseTraces({ req, leadIds: [doc.id], fileIds: fileId ? [fileId] : [] })
  await afterCommit(req, () => clearDisk(remains))
  return doc
}
