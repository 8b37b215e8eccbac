import type { CollectionAfterDeleteHook } from 'payload'
import { unlinkApplicantFiles } from '@/cms/operations/applicant-files'
import { eraseTraces } from '@/cms/operations/erase-leads'
import type { Lead } from '@/cms/payload-types'

/** With a lead that staff delete go its mails and its file. */
export const eraseTracesOfLead: CollectionAfterDeleteHook<Lead> = async ({ doc, req }) => {
  const fileId = typeof doc.file === 'object' ? doc.file?.id : doc.file
  const filenames = await eraseTraces({ req, leadIds: [doc.id], fileIds: fileId ? [fileId] : [] })
  await unlinkApplicantFiles(filenames)
  return doc
}
