import type { PayloadRequest } from 'payload'
import { CollectedDocuments } from '@/cms/database/collected-documents'
import { readStoredDocuments } from '@/cms/operations/import-snapshot/files/hold-documents'
import {
  findId,
  resolveIds,
  type ImportContext,
  type RecordData,
} from '@/cms/operations/import-snapshot/import-context'
import type { ArticleRecord } from '@/cms/operations/import-snapshot/reading/content-schemas'

type WrittenArticles = { records: readonly ArticleRecord[]; req: PayloadRequest; ids: readonly number[] }

/** What the page of an article shows below it; without the keys, what editors chose stays. */
export function relatedData(
  context: ImportContext,
  { key, relatedArticles, relatedProperties }: ArticleRecord,
): RecordData {
  const by = `article ${key}`
  return {
    ...(relatedProperties && {
      relatedProperties: resolveIds(context, { collection: 'properties', keys: relatedProperties, by }),
    }),
    // Those that are not written yet follow in `linkArticles`.
    ...(relatedArticles && {
      relatedArticles: relatedArticles.flatMap((other) => articleId(context, other)),
    }),
  }
}

const articleId = (context: ImportContext, key: string): number[] => {
  const id = findId(context, { collection: 'articles', key })
  return id === null ? [] : [id]
}

/** Links the written articles to those of the file that come after them. */
export async function linkArticles(
  context: ImportContext,
  { records, req, ids }: WrittenArticles,
): Promise<void> {
  const named = new Map(
    records.flatMap(({ key, relatedArticles }, place) => {
      const before = new Set(records.slice(0, place).map((record) => record.key))
      const isComplete = (relatedArticles ?? []).every((other) => before.has(other))
      return isComplete ? [] : articleId(context, key).map((id) => [id, { key, keys: relatedArticles ?? [] }])
    }),
  )
  const incomplete = ids.filter((id) => named.has(id))
  const stored = await readStoredDocuments(context, { collection: 'articles', ids: incomplete, req })
  const collected = new CollectedDocuments(req)
  for (const [id, before] of stored) {
    const { key, keys } = named.get(id) ?? { key: '', keys: [] }
    const by = `article ${key}`
    const data = { ...before, relatedArticles: resolveIds(context, { collection: 'articles', keys, by }) }
    await collected.update({ collection: 'articles', id, data, newest: data })
  }
  await collected.write()
}
