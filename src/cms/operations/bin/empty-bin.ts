import { createLocalReq, type CollectionSlug, type Payload, type SanitizedCollectionConfig } from 'payload'
import { lockDocuments } from '@/cms/database/lock-documents'
import { findRecord, findRecordsAs } from '@/cms/database/records'
import { inTransaction } from '@/cms/database/transactions'
import { noteAction } from '@/cms/operations/audit/note-action'
import { getBinDays } from '@/cms/queries/bin/bin-days'
import { binKeptSince } from '@/domain/bin/in-bin'
import { errorCodes } from '@/domain/shared/error-codes'
import { isRecord } from '@/domain/shared/is-record'

type BinnedDocument = { collection: CollectionSlug; id: number; title: string | undefined; since: string }

const inBinBefore = (since: string) => ({ deletedAt: { less_than: since } })

/** As whoever empties the bin does, with all hooks; what somebody has taken out meanwhile stays. */
async function deleteForGood(payload: Payload, { collection, id, title, since }: BinnedDocument) {
  const req = await createLocalReq({}, payload)
  await inTransaction(req, async () => {
    await lockDocuments({ req, collection, ids: [id] })
    const where = { and: [{ id: { equals: id } }, inBinBefore(since)] }
    const stored: unknown = await findRecord(payload, { collection, where, bin: 'only', req })
    if (!isRecord(stored)) return
    await payload.delete({ collection, id, trash: true, depth: 0, overrideAccess: true, req })
    const entry = { action: 'delete', kind: collection, id, title: title && stored[title] } as const
    await noteAction(req, { ...entry, actor: null })
  })
}

async function findDue(
  payload: Payload,
  { config, since }: { config: SanitizedCollectionConfig; since: string },
): Promise<BinnedDocument[]> {
  const collection: CollectionSlug = config.slug
  const query = { collection, where: inBinBefore(since), select: {}, sort: 'deletedAt', limit: 500 }
  const due = await findRecordsAs<{ id: number }>(payload, { ...query, bin: 'only' })
  return due.map(({ id }) => ({ collection, id, title: config.admin.useAsTitle, since }))
}

/**
 * Deletes for good what is longer in the bin than the site settings say; the log names a program. A document that cannot be deleted stays
 * until the next run.
 */
export async function emptyBin({
  payload,
  now,
  signal,
}: {
  payload: Payload
  now: Date
  signal?: AbortSignal
}): Promise<void> {
  const since = binKeptSince(now, await getBinDays(payload)).toISOString()
  for (const config of payload.config.collections.filter(({ trash }) => trash)) {
    for (const document of await findDue(payload, { config, since })) {
      if (signal?.aborted) return
      await deleteForGood(payload, document).catch((error: unknown) =>
        payload.logger.error({ msg: 'A document in the bin could not be deleted', error: errorCodes(error) }),
      )
    }
  }
}
