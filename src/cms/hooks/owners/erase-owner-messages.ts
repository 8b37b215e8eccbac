import type { CollectionBeforeDeleteHook } from 'payload'
import { clearMessageRemains, eraseMessageRows } from '@/cms/operations/owner-messages/erase-owner-messages'
import { afterCommit } from '@/cms/database/transactions'

// Before, and not after: the database would make conversations of the answers, and refuse to let an owner go. What lies
// on the disk stays until it is sure that the database has forgotten it.
/** With a message that staff delete go the answers to it, its mails and its files. */
export const eraseTracesOfMessage: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const remains = await eraseMessageRows({ req, message: Number(id) })
  await afterCommit(req, () => clearMessageRemains(remains))
}

/** Erases the conversations of an owner who is deleted. */
export const eraseMessagesOfOwner: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const remains = await eraseMessageRows({ req, owner: Number(id) })
  await afterCommit(req, () => clearMessageRemains(remains))
}
