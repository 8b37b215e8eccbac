import { sql } from '@payloadcms/db-postgres'
import type { Access, CollectionSlug, PayloadRequest, Where } from 'payload'
import { table, type SQL } from '@/cms/database/tables'
import { transactionOf } from '@/cms/database/transactions'
import { mayMakeProperties } from '@/domain/accounts/staff-rights'
import { pagelessStatuses } from '@/domain/properties/property-status'
import { hasRole, isStaff, publishedThroughSite } from './access'
import { getScope, rowsIn } from './staff-scope'

const properties = table('properties')
const relations = table('properties_rels')
const versionRelations = table('_properties_v_rels')
const versions = table('_properties_v')

const isOf = (rows: readonly number[], id: number | string): boolean => rows.includes(Number(id))

/** A rule for the properties that somebody may change, among those whose role passes. */
const propertiesFor =
  (isOpen: (req: PayloadRequest) => boolean): Access =>
  async ({ req, id }) => {
    if (!isOpen(req)) return false
    const { properties: reach, ownProperties } = await getScope(req)
    if (reach !== 'own') return reach === 'all'
    return id === undefined ? { id: { in: rowsIn(ownProperties) } } : isOf(ownProperties, id)
  }

/** The properties whose status has a page. */
export const whereStatusHasPage: Where = {
  or: [{ status: { exists: false } }, { status: { not_in: [...pagelessStatuses] } }],
}

/** As `publishedThroughSite`; the site sees no property whose status has no page. */
export const propertiesThroughSite: Access = async (asked) => {
  const allowed = await publishedThroughSite(asked)
  return typeof allowed === 'object' ? { and: [allowed, whereStatusHasPage] } : allowed
}

/** Staff make properties; where they are limited to their own, with the agent of their account. */
export const makeProperties: Access = async ({ req }) =>
  isStaff(req) && mayMakeProperties(await getScope(req))

/** Staff change properties, or only their own (`mayChangeProperty`). */
export const changeProperties: Access = propertiesFor(isStaff)

/** Editors and administrators delete properties, or only their own. */
export const deleteProperties: Access = propertiesFor((req) => hasRole(req, ['admin', 'editor']))

/** Whether whoever sends a request may change all of these properties, for what changes them beside Payload. */
export async function mayChangeAll(
  requester: Parameters<typeof getScope>[0],
  ids: readonly number[],
): Promise<boolean> {
  const { properties: reach, ownProperties } = await getScope(requester)
  return reach === 'all' || (reach === 'own' && ids.every((id) => isOf(ownProperties, id)))
}

/** The collections whose documents properties show. */
export type FilesOfProperties = Extract<CollectionSlug, 'media' | 'documents'>

const relationOf = {
  media: { published: relations.media_id, saved: versionRelations.media_id },
  documents: { published: relations.documents_id, saved: versionRelations.documents_id },
} as const

const foreign = (row: SQL, own: readonly number[]): SQL =>
  sql`${row} <> all(${sql.param([...own])}::integer[])`

type SomeFiles = { collection: FilesOfProperties; ids: readonly number[] }

/** Whether one of these files is of a property that whoever asks may not change, as published or as last saved. */
export async function areOfOthers(req: PayloadRequest, { collection, ids }: SomeFiles): Promise<boolean> {
  const { properties: reach, ownProperties: own } = await getScope(req)
  if (reach !== 'own' || ids.length === 0) return false
  const among = sql`any(${sql.param([...ids])}::integer[])`
  const { published, saved } = relationOf[collection]
  const shared = sql`exists (select ${properties.id} from ${properties}
      where ${properties.meta_og_image_id} = ${among} and ${foreign(properties.id, own)})
    or exists (select ${versions.id} from ${versions} where ${versions.latest}
      and ${versions.version_meta_og_image_id} = ${among} and ${foreign(versions.parent_id, own)})`
  const { rows } = await (
    await transactionOf(req)
  ).execute<{ found: boolean }>(sql`select
    exists (select ${relations.id} from ${relations}
      where ${published} = ${among} and ${foreign(relations.parent_id, own)})
    or exists (select ${versions.id} from ${versionRelations} join ${versions} on ${versions.id} = ${versionRelations.parent_id}
      where ${saved} = ${among} and ${versions.latest} and ${foreign(versions.parent_id, own)})
    or ${collection === 'media' ? shared : sql`false`} as found`)
  return rows[0]?.found === true
}

/** Those of these files that a property of whoever asks shows already, as published or as last saved. */
async function findOwnFiles(req: PayloadRequest, { collection, ids }: SomeFiles): Promise<number[]> {
  const { ownProperties } = await getScope(req)
  const among = sql`any(${sql.param([...ids])}::integer[])`
  const own = sql`any(${sql.param([...ownProperties])}::integer[])`
  const { published, saved } = relationOf[collection]
  const shared = sql`union select ${properties.meta_og_image_id} from ${properties}
      where ${properties.meta_og_image_id} = ${among} and ${properties.id} = ${own}
    union select ${versions.version_meta_og_image_id} from ${versions} where ${versions.latest}
      and ${versions.version_meta_og_image_id} = ${among} and ${versions.parent_id} = ${own}`
  const { rows } = await (
    await transactionOf(req)
  ).execute<{ id: number }>(sql`select ${published} as id from ${relations}
      where ${published} = ${among} and ${relations.parent_id} = ${own}
    union select ${saved} from ${versionRelations} join ${versions} on ${versions.id} = ${versionRelations.parent_id}
      where ${saved} = ${among} and ${versions.latest} and ${versions.parent_id} = ${own}
    ${collection === 'media' ? shared : sql``}`)
  return rows.map(({ id }) => id)
}

/** Whether a property with these files would share one with a property of others that none of one's own shows yet. */
export async function wouldShareFiles(req: PayloadRequest, { collection, ids }: SomeFiles): Promise<boolean> {
  if (ids.length === 0 || (await getScope(req)).properties !== 'own') return false
  const own = await findOwnFiles(req, { collection, ids })
  return areOfOthers(req, { collection, ids: ids.filter((id) => !own.includes(id)) })
}

/** Staff change a picture or document, but not one of a property of others where they are limited to their own. */
export const changeFiles =
  (collection: FilesOfProperties): Access =>
  async ({ req, id }) => {
    if (!isStaff(req)) return false
    return id === undefined || !(await areOfOthers(req, { collection, ids: [Number(id)] }))
  }
