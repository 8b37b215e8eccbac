import type { CollectionBeforeDeleteHook } from 'payload'
import { clearMessageRemains, eraseMessageRows } from '@/cms/operations/erase-owner-messages'

// Before, and not after: the database would make conversations of the answers, and refuse to let an owner go.
/** With a message that staff delete go the answers to it, its mails and its files. */
export const eraseTracesOfMessage: CollectionBeforeDeleteHook = async ({ id, req }) =>
  clearMessageRemains(await eraseMessageRows({ req, message: Number(id) }))

/** With an owner who is deleted goes all that he and the agency wrote to each other. */
export const eraseMessagesOfOwner: CollectionBeforeDeleteHook = async ({ id, req }) =>
  clearMessageRemains(await eraseMessageRows({ req, owner: Number(id) }))
