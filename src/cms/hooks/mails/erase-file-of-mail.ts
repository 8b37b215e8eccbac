import type { CollectionAfterDeleteHook } from 'payload'
import { deleteMailFiles } from '@/cms/operations/mails/keep-as-file'
import type { Mail } from '@/cms/payload-types'
import { afterCommit } from '@/cms/database/transactions'

/** Deletes the files of a mail when an administrator deletes it. */
export const eraseFileOfMail: CollectionAfterDeleteHook<Mail> = async ({ doc, req }) => {
  await afterCommit(req, () => deleteMailFiles([doc]))
  return doc
}
