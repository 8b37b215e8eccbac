import type { CollectionAfterDeleteHook } from 'payload'
import { deleteMailFiles } from '@/cms/mail/keep-as-file'
import type { Mail } from '@/cms/payload-types'

/** With a mail that an administrator deletes go the files it was written to. */
export const eraseFileOfMail: CollectionAfterDeleteHook<Mail> = async ({ doc }) => {
  await deleteMailFiles([doc])
  return doc
}
