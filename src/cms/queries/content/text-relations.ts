import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { table, type SQL } from '@/cms/database/tables'
import { databaseOf } from '@/cms/database/transactions'
import { pictureAsJson } from '@/cms/queries/properties/listed-properties'
import { isRecord } from '@/domain/shared/is-record'
import type { Locale } from '@/domain/shared/locale'
import { noteTags } from '@/process/freshness.mjs'

const media = table('media')
const mediaLocales = table('media_locales')

/** What an editor's text can show. */
const reads: Readonly<Record<string, (ids: readonly number[], locale: Locale) => SQL>> = {
  media: (ids, locale) => sql`
    select ${media.id} as id, (${pictureAsJson(media, mediaLocales)})::jsonb
      || jsonb_build_object('id', ${media.id}, 'mimeType', ${media.mime_type}) as doc
    from ${media} left join ${mediaLocales} on ${mediaLocales._parent_id} = ${media.id} and ${mediaLocales._locale} = ${locale}
    where ${media.id} = any(${sql.param(ids)}::integer[])`,
}

type TextRelation = { relationTo: string; value: number }

const isRelation = (node: Record<string, unknown>): node is TextRelation =>
  typeof node.relationTo === 'string' && typeof node.value === 'number'

function relationsIn(node: unknown): TextRelation[] {
  if (Array.isArray(node)) return node.flatMap(relationsIn)
  if (!isRecord(node)) return []
  return isRelation(node) ? [node] : Object.values(node).flatMap(relationsIn)
}

type FoundDocuments = ReadonlyMap<string, unknown>

const keyOf = ({ relationTo, value }: TextRelation): string => `${relationTo} ${value}`

function withFound(node: unknown, found: FoundDocuments): unknown {
  if (Array.isArray(node)) return node.map((child) => withFound(child, found))
  if (!isRecord(node)) return node
  if (isRelation(node)) return { ...node, value: found.get(keyOf(node)) ?? node.value }
  return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, withFound(child, found)]))
}

type FillTextInput = { payload: Payload; text: unknown; locale: Locale }

/**
 * An editor's text with the pictures that it names; the documents of its links stay numbers, as when Payload reads them. Most texts name
 * none and cost no query.
 */
export async function fillText({ payload, text, locale }: FillTextInput): Promise<unknown> {
  const relations = relationsIn(text)
  if (relations.length === 0) return text
  const found = new Map<string, unknown>()
  for (const [relationTo, read] of Object.entries(reads)) {
    const ids = relations.filter((relation) => relation.relationTo === relationTo).map(({ value }) => value)
    if (ids.length === 0) continue
    noteTags([relationTo])
    const { rows } = await databaseOf(payload).execute<{ id: number; doc: unknown }>(read(ids, locale))
    for (const { id, doc } of rows) found.set(keyOf({ relationTo, value: id }), doc)
  }
  return withFound(text, found)
}
