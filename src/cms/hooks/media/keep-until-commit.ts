import type { CollectionBeforeDeleteHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { findRecord } from '@/cms/database/records'
import { afterCommit, afterRollback } from '@/cms/database/transactions'
import { bucket } from '@/cms/files/files'
import { keepFile } from '@/cms/files/keep-file'
import { isFileFolder } from '@/cms/files/stored-file'
import { namesOf } from '@/cms/operations/media/stored-names'

type StoredDocument = { collection: string; id: unknown }

/**
 * Payload deletes files before the database agrees: a failed save or deletion puts them back. In a bucket they are deleted last
 * (`bucket-uploads.ts`).
 */
async function keepUntilCommit(req: PayloadRequest, { collection: folder, id }: StoredDocument): Promise<void> {
  if (bucket || !isFileFolder(folder)) return
  const document = await findRecord(req.payload, { collection: folder, where: { id: { equals: id } }, req })
  for (const name of namesOf(document)) {
    const kept = await keepFile({ folder, name })
    if (!kept) continue
    await afterRollback(req, kept.putBack)
    await afterCommit(req, kept.giveUp)
  }
}

/**
 * Whether a save may replace the file, or cut its sizes anew: Payload does so for a new file, and for the cut and the focal point in the
 * address of a request. What else a save changes are words.
 */
const mayReplaceFiles = ({ file, query }: PayloadRequest): boolean =>
  file !== undefined || Boolean(query?.uploadEdits)

/** Before a save that may replace files; where only words change there is nothing to put back. */
export const keepReplacedFiles: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation === 'update' && 'id' in args && mayReplaceFiles(req))
    await keepUntilCommit(req, { collection: collection.slug, id: args.id })
  return args
}

export const keepDeletedFiles: CollectionBeforeDeleteHook = ({ collection, id, req }) =>
  keepUntilCommit(req, { collection: collection.slug, id })
