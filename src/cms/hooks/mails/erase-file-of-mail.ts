import type { CollectionAfterDeleteHook } from 'payload'
import { forgetFilesOfGoneMails } from '@/cms/operations/leads/answer-files'
import { clearDisk } from '@/cms/operations/leads/erase-leads'
import type { Mail } from '@/cms/payload-types'
import { afterCommit } from '@/cms/database/transactions'

/** Deletes the files of a mail, and those that were written for it, when an administrator deletes it. */
export const eraseFileOfMail: CollectionAfterDeleteHook<Mail> = async ({ doc, req }) => {
  const filenames = await forgetFilesOfGoneMails(req)
  await afterCommit(req, () => clearDisk({ filenames, mails: [doc] }))
  return doc
}
