import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { table } from '@/cms/database/tables'
import { databaseOf } from '@/cms/database/transactions'
import type { Locale } from '@/domain/shared/locale'

const properties = table('properties')
const texts = table('properties_locales')
const relations = table('properties_rels')
const versions = table('_properties_v')
const versionRelations = table('_properties_v_rels')

/** A property that has a document, by its reference and its title in the reader's language, else in any. */
export type DocumentUser = { id: number; name: string }

/**
 * The properties that have these private documents, as published or as last saved, outside the bin. For staff and readers, who read every
 * property.
 */
export async function findDocumentUsers({
  payload,
  ids,
  locale,
}: {
  payload: Payload
  ids: readonly number[]
  locale: Locale
}): Promise<ReadonlyMap<number, DocumentUser[]>> {
  const wanted = sql`any(${sql.param([...ids])}::integer[])`
  const title = sql`(select ${texts.title} from ${texts} where ${texts._parent_id} = ${properties.id} and ${texts.title} <> ''
    order by ${texts._locale} = ${locale} desc, ${texts._locale} limit 1)`
  const { rows } = await databaseOf(payload).execute<{ document: number; id: number; name: string }>(sql`
    select used.document, ${properties.id} as id, concat_ws(' · ', ${properties.public_id}, ${title}) as name
    from (
      select ${relations.documents_id} as document, ${relations.parent_id} as property from ${relations}
        where ${relations.documents_id} = ${wanted}
      union
      select ${versionRelations.documents_id}, ${versions.parent_id} from ${versionRelations}
        join ${versions} on ${versions.id} = ${versionRelations.parent_id} and ${versions.latest}
        where ${versionRelations.documents_id} = ${wanted}
    ) as used join ${properties} on ${properties.id} = used.property and ${properties.deleted_at} is null
    order by ${properties.id}`)
  const found = new Map<number, DocumentUser[]>()
  for (const { document, id, name } of rows)
    found.set(document, [...(found.get(document) ?? []), { id, name: name || `${id}` }])
  return found
}
