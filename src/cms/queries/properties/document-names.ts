import type { Payload } from 'payload'
import { documentKinds } from '@/cms/fields/properties/document-kinds'
import type { Locale } from '@/domain/shared/locale'

type DocumentNamesInput = { payload: Payload; ids: readonly number[]; locale: Locale }

/**
 * The names of a property's private documents, for visitors who may request them: their titles, else their kinds, in the
 * order of the ids. The files stay private.
 */
export async function findDocumentNames({ payload, ids, locale }: DocumentNamesInput): Promise<string[]> {
  if (ids.length === 0) return []
  const { docs } = await payload.find({
    collection: 'documents',
    locale,
    depth: 0,
    pagination: false,
    where: { id: { in: [...ids] } },
    select: { title: true, kind: true },
  })
  const names = new Map(
    docs.map(({ id, title, kind }) => [id, title || documentKinds[kind ?? 'other'][locale]]),
  )
  return ids.flatMap((id) => names.get(id) ?? [])
}
