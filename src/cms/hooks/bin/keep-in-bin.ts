import { sql } from '@payloadcms/db-postgres'
import {
  APIError,
  NotFound,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type CollectionSlug,
  type PayloadRequest,
  type Where,
} from 'payload'
import { closeBin } from '@/cms/access/access'
import { catalogTable } from '@/cms/database/catalog'
import { findRecord } from '@/cms/database/records'
import { tableOf } from '@/cms/database/table-of'
import { table as typedTable } from '@/cms/database/tables'
import { transactionOf } from '@/cms/database/transactions'
import { editorText } from '@/cms/fields/editor-text'
import { first } from '@/cms/hooks/first'
import { erasePlans } from '@/cms/operations/publication-plans/cancel-plan'
import { isInBin } from '@/domain/bin/in-bin'
import { isRecord } from '@/domain/shared/is-record'
import { officeTexts } from '@/messages/office-texts'

// Every collection with drafts has these columns.
const documents = typedTable('pages').$
const versions = typedTable('_pages_v').$

/** Above each list. */
const binNotice = '/src/cms/admin/bin/bin-notice#BinNotice'

const readId = (value: unknown): number | null => {
  const id = typeof value === 'string' || typeof value === 'number' ? Number(value) : NaN
  return Number.isSafeInteger(id) ? id : null
}

type DocumentInCollection = { collection: CollectionSlug; id: unknown; req: PayloadRequest }

async function isStoredInBin({ collection, id, req }: DocumentInCollection): Promise<boolean> {
  const number = readId(id)
  if (number === null) return false
  const where = { id: { equals: number } }
  return (await findRecord(req.payload, { collection, where, select: {}, bin: 'only', req })) !== null
}

// A draft save would leave the row of the document as it is, and with it what visitors see.
const whole = { draft: false, autosave: false, publishSpecificLocale: undefined }

const putIn = () => ({ ...whole, data: { deletedAt: new Date().toISOString(), _status: 'draft' } })
const takeOut = () => ({ ...whole, data: { deletedAt: null, _status: 'draft' } })

/** Several documents are taken out by a condition, which may match some that are not in the bin. */
const onlyInBin = (where: Where): Where => ({ and: [where, { deletedAt: { exists: true } }] })

type OperationArgs = Parameters<CollectionBeforeOperationHook>[0]['args']
type AskedChange = { args: OperationArgs; collection: CollectionSlug; req: PayloadRequest }

async function takenOut({ args, collection, req }: AskedChange): Promise<OperationArgs> {
  if ('where' in args && args.where) return { ...args, ...takeOut(), where: onlyInBin(args.where) }
  const isThere = 'id' in args && (await isStoredInBin({ collection, id: args.id, req }))
  return isThere ? { ...args, ...takeOut() } : args
}

/**
 * Putting into the bin and taking out changes nothing else, whatever the request says: the document leaves the site with the
 * first, and is a draft after the second.
 */
const changeAlone: CollectionBeforeOperationHook = async ({ args, collection: { slug }, operation, req }) => {
  const data: unknown = operation === 'update' && 'data' in args ? args.data : null
  if (!isRecord(data) || !('deletedAt' in data)) return args
  if (isInBin(data)) return { ...args, ...putIn() }
  return 'trash' in args && args.trash ? takenOut({ args, collection: slug, req }) : args
}

/** Payload would copy it. */
const refuseCopies: CollectionBeforeOperationHook = async ({
  args,
  collection: { slug },
  operation,
  req,
}) => {
  if (operation !== 'create' || !('duplicateFromID' in args)) return
  if (await isStoredInBin({ collection: slug, id: args.duplicateFromID, req })) throw new NotFound(req.t)
}

/** What is in the bin is not changed, and nothing is made in it. */
const keepUnchanged: CollectionBeforeValidateHook = ({ data = {}, operation, originalDoc, req }) => {
  // A version that is taken back was never in the bin by itself.
  if (operation === 'create' || req.context.isRestoringVersion === true) return { ...data, deletedAt: null }
  const [was, is] = [isInBin(originalDoc), isInBin({ ...originalDoc, ...data })]
  if (was && is) throw new APIError(editorText(req, officeTexts.bin.unchanged), 409, undefined, true)
  return was || is ? { ...data, _status: 'draft' } : data
}

// Before the row: whoever carries out a plan locks the two in this order as well.
const eraseWhatIsPlanned: CollectionBeforeChangeHook = async ({
  collection: { slug },
  data,
  originalDoc,
  req,
}) => {
  const id = readId(originalDoc?.id)
  if (id !== null && isInBin(data)) await erasePlans(req, { collection: slug, id })
  return data
}

/** All versions of a document are in the bin with it, and leave it with it: whoever does not see the bin sees none of them. */
const takeVersionsAlong: CollectionAfterChangeHook = async ({
  collection: { slug },
  doc,
  previousDoc,
  req,
}) => {
  const id = readId(doc.id)
  if (id === null || isInBin(doc) === isInBin(previousDoc)) return
  const name = tableOf(req.payload.db, slug)
  const db = await transactionOf(req)
  await db.execute(sql`
    update ${catalogTable(`_${name}_v`)} version set ${versions.version_deleted_at} = document.${documents.deleted_at}
    from ${catalogTable(name)} document where document.${documents.id} = ${id} and version.${versions.parent_id} = ${id}`)
}

/**
 * Gives a collection with drafts a bin (Payload's trash), from which its documents are taken back as drafts or deleted for good
 * ([decision 51](../../../../docs/decisions/0051-bin.md)).
 */
export function keepInBin(collection: CollectionConfig): CollectionConfig {
  const { admin = {}, hooks = {}, versions: own } = collection
  if (typeof own !== 'object' || !own.drafts) return collection
  const { components = {} } = admin
  const beforeListTable = first(binNotice, components.beforeListTable)
  return {
    ...collection,
    trash: true,
    admin: { ...admin, components: { ...components, beforeListTable } },
    access: closeBin(collection.access),
    hooks: {
      ...hooks,
      beforeOperation: [changeAlone, refuseCopies, ...(hooks.beforeOperation ?? [])],
      beforeValidate: first(keepUnchanged, hooks.beforeValidate),
      beforeChange: first(eraseWhatIsPlanned, hooks.beforeChange),
      afterChange: first(takeVersionsAlong, hooks.afterChange),
    },
  }
}
