import type { CollectionAfterDeleteHook } from 'payload'
import { clearDisk } from '@/cms/operations/leads/erase-leads'
import { eraseMailsOfVisits } from '@/cms/operations/appointments/erase-visits'
import type { Visit } from '@/cms/payload-types'
import { afterCommit } from '@/cms/database/sure-commits'

/** With a visit that staff delete go its mails. */
export const eraseMailsOfVisit: CollectionAfterDeleteHook<Visit> = async ({ doc, req }) => {
  const mails = await eraseMailsOfVisits({ req, ids: [doc.id] })
  await afterCommit(req, () => clearDisk({ filenames: [], mails }))
  return doc
}
