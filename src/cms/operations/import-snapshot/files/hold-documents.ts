import type { CollectionSlug, PayloadRequest } from 'payload'
import type {
  RecordData,
  HeldDocument,
  ImportContext,
  ImportRecord,
} from '@/cms/operations/import-snapshot/import-context'
import { mergeData } from '@/cms/operations/import-snapshot/merge-data'

type DocumentTarget = { feature: string; collection: CollectionSlug }

export async function readStored(
  { payload }: ImportContext,
  {
    collection,
    id,
    isDraft = false,
    req,
  }: { collection: CollectionSlug; id: number; isDraft?: boolean; req: PayloadRequest },
): Promise<RecordData> {
  return { ...(await payload.findByID({ collection, id, locale: 'all', depth: 0, draft: isDraft, req })) }
}

/** Reads many stored documents in one query, with all their languages, by their ids. */
export async function readStoredDocuments(
  { payload }: ImportContext,
  { collection, ids, req }: { collection: CollectionSlug; ids: number[]; req: PayloadRequest },
): Promise<Map<number, RecordData>> {
  if (ids.length === 0) return new Map()
  const where = { id: { in: ids } }
  const { docs } = await payload.find({
    collection,
    where,
    locale: 'all',
    depth: 0,
    limit: ids.length,
    pagination: false,
    req,
  })
  return new Map(docs.map((doc) => [Number(doc.id), { ...doc }]))
}

const isPublished = (doc: RecordData | null): boolean => doc?._status === 'published'

type HoldDocumentsInput = { target: DocumentTarget; record: ImportRecord; before: RecordData | null }

/** How a document is handled that an editor could not publish; null if they could. */
function judge({
  record: { gate, keep },
  before,
}: HoldDocumentsInput): Pick<HeldDocument, 'kept' | 'reasons'> | null {
  if (!gate) return null
  const reasons = gate.reasonsOf(
    before === null ? gate.given() : mergeData(before, { ...gate.given(), ...keep?.(before) }),
  )
  if (reasons.length === 0) return null
  if (before === null || !isPublished(before)) return { kept: 'draft', reasons }
  // The published version has the same faults: holding the record back would only hide its new price and status.
  const known = gate.reasonsOf(before)
  return { kept: reasons.every((reason) => known.includes(reason)) ? 'published' : 'draft beside', reasons }
}

/** Records that an editor could not publish the document, and returns whether it is kept as a draft. */
export function hold({ held }: ImportContext, asked: HoldDocumentsInput): boolean {
  const found = judge(asked)
  if (!found) return false
  held.push({ feature: asked.target.feature, key: asked.record.key, ...found })
  return found.kept !== 'published'
}

/** Records the same for a document whose record has not changed, as editors have it by now. */
export async function noteHeld(
  context: ImportContext,
  {
    target,
    record,
    id,
    req,
  }: { target: DocumentTarget; record: ImportRecord; id: number; req: PayloadRequest },
): Promise<void> {
  const { gate } = record
  // Checks the record first, because reading every property takes longer.
  if (!gate || gate.reasonsOf(gate.given()).length === 0) return
  const { feature, collection } = target
  const newest = await readStored(context, { collection, id, isDraft: true, req })
  const reasons = gate.reasonsOf(newest)
  if (reasons.length === 0) return
  const seen = isPublished(newest) ? newest : await readStored(context, { collection, id, req })
  const beside = isPublished(seen) ? 'draft beside' : 'draft'
  context.held.push({ feature, key: record.key, kept: isPublished(newest) ? 'published' : beside, reasons })
}
