import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type FlattenedField,
  type GlobalAfterChangeHook,
  type GlobalBeforeOperationHook,
  type GlobalBeforeValidateHook,
  type GlobalConfig,
  type PayloadRequest,
} from 'payload'
import { findRecord } from '@/cms/database/records'
import { isColleague } from '@/cms/access/access'
import { editorText } from '@/cms/fields/editor-text'
import { holdDocument, noteEdit, type EditedDocument } from '@/cms/operations/edits/document-edits'
import { conflictTexts } from '@/cms/operations/edits/edit-texts'
import { changedPaths } from '@/cms/operations/edits/form-fields'
import { BASE_VERSION_HEADER, refuseOutdated } from '@/cms/operations/edits/refuse-outdated'
import { first } from '@/cms/hooks/first'
import { guardRestore } from '@/cms/hooks/settings/guard-restore'
import { isRecord } from '@/domain/shared/is-record'

/** Stores in the form the version that it loaded. */
const baseVersion = '/src/cms/admin/editing/base-version#BaseVersion'

type DocumentSave = {
  req: PayloadRequest
  document: EditedDocument
  fields: readonly FlattenedField[]
  data: unknown
  before: unknown
}

/** The fields that a save changes, and its base version. */
type DocumentChange = { fields: string[]; base: Date | null }

/** Passed from before a save to after it, when the time of the new version is known. */
const noted = new WeakMap<PayloadRequest, Map<string, DocumentChange>>()

const keyOf = ({ entity, id }: EditedDocument): string => `${entity}/${id}`

/** The fields that the running save of a document by staff changes, by their paths. */
export const fieldsOfSave = (req: PayloadRequest, document: EditedDocument): string[] =>
  noted.get(req)?.get(keyOf(document))?.fields ?? []

/** What Payload tells only before a save: whether it is a draft, a version that is taken back, or of a program that no rule binds. */
export type RunningSave = { isDraftSave: boolean; isRestored: boolean; overridesAccess: boolean }

const running = new WeakMap<PayloadRequest, Map<string, RunningSave>>()

const nothingTold: RunningSave = { isDraftSave: false, isRestored: false, overridesAccess: false }

/** The running save of a collection or global; a request may save several of them, one within another. */
export const runningSave = (req: PayloadRequest, entity: string): RunningSave =>
  running.get(req)?.get(entity) ?? nothingTold

const saves = ['create', 'update', 'updateByID', 'restoreVersion']

type Begun = {
  req: PayloadRequest
  entity: string
  operation: string
  args: unknown
  overridesAccess: boolean
}

function begin({ req, entity, operation, args, overridesAccess }: Begun): void {
  if (!saves.includes(operation)) return
  const known = running.get(req) ?? new Map<string, RunningSave>()
  const isDraftSave = isRecord(args) && args.draft === true
  const isRestored = operation === 'restoreVersion'
  running.set(req, known.set(entity, { isDraftSave, isRestored, overridesAccess }))
}

const momentOf = (value: unknown): Date | null => {
  const text = isRecord(value) && 'updatedAt' in value ? value.updatedAt : value
  const moment = typeof text === 'string' || text instanceof Date ? new Date(text) : null
  return moment && !Number.isNaN(moment.getTime()) ? moment : null
}

/** The version that the form or program started from; null if it sends none. */
function baseOf(req: PayloadRequest): Date | null {
  const text = req.payloadAPI === 'local' ? null : req.headers?.get(BASE_VERSION_HEADER)
  if (text === null || text === undefined) return null
  const base = momentOf(text)
  if (!base) throw new APIError(editorText(req, conflictTexts.base), 400, undefined, true)
  return base
}

/** Runs before the document is read: a concurrent save on top of a version waits. */
async function hold(req: PayloadRequest, document: EditedDocument): Promise<void> {
  if (baseOf(req) !== null) await holdDocument(req, document)
}

const isPublished = (values: unknown): boolean => isRecord(values) && values._status === 'published'

/**
 * When the newest version was saved. For a published document that is its own time: its copy among the versions may be some
 * milliseconds younger, as an import writes it later.
 */
async function newestMoment({ req, document: { entity, id }, before }: DocumentSave): Promise<Date | null> {
  const collection = req.payload.config.collections.find(({ slug }) => slug === entity)
  if (!collection || id === null || !isPublished(before)) return momentOf(before)
  const where = { id: { equals: id } }
  return momentOf(await findRecord(req.payload, { collection: collection.slug, where, req }))
}

async function check(save: DocumentSave): Promise<void> {
  const { req, document, fields, data, before } = save
  const base = baseOf(req)
  const updatedAt = base === null && !isColleague(req) ? null : await newestMoment(save)
  if (base !== null && updatedAt !== null) {
    const current = { updatedAt, values: before }
    await refuseOutdated({ req, document, base, current, data, fields })
  }
  if (!isColleague(req)) return
  const changes = noted.get(req) ?? new Map<string, DocumentChange>()
  // Payload stores a password apart from the fields of the account.
  const isNewPassword = isRecord(data) && typeof data.password === 'string'
  const paths = changedPaths({ fields, data, before })
  const change = { fields: isNewPassword ? [...paths, 'password'] : paths, base: updatedAt }
  noted.set(req, changes.set(keyOf(document), change))
}

const nameOf = ({ user }: PayloadRequest): string | null =>
  user?.collection === 'users' ? user.name || user.email : null

async function note(req: PayloadRequest, { document, after }: { document: EditedDocument; after: unknown }) {
  const change = noted.get(req)?.get(keyOf(document))
  const at = momentOf(after)
  if (!change || !at) return
  noted.get(req)?.delete(keyOf(document))
  await noteEdit(req, { document, edit: { ...change, at, editor: nameOf(req), locale: req.locale ?? null } })
}

const idOf = (value: unknown): string | number | null => {
  const id = isRecord(value) && 'id' in value ? value.id : null
  return typeof id === 'string' || typeof id === 'number' ? id : null
}

/** The hooks of a collection that compare every save with its base version, and record its changes. */
const collectionHooks = (entity: string) =>
  ({
    beforeOperation: async ({ args, operation, overrideAccess, req }) => {
      begin({ req, entity, operation, args, overridesAccess: overrideAccess === true })
      const id = idOf(args)
      if (operation === 'update' && id !== null) await hold(req, { entity, id })
    },
    beforeValidate: async ({
      collection: { flattenedFields: fields },
      data,
      operation,
      originalDoc,
      req,
    }) => {
      const document = { entity, id: idOf(originalDoc) }
      if (operation === 'update') await check({ req, document, fields, data, before: originalDoc })
    },
    afterChange: async ({ doc, operation, req }) => {
      if (operation === 'update') await note(req, { document: { entity, id: idOf(doc) }, after: doc })
    },
  }) satisfies {
    beforeOperation: CollectionBeforeOperationHook
    beforeValidate: CollectionBeforeValidateHook
    afterChange: CollectionAfterChangeHook
  }

const globalHooks = (document: EditedDocument) =>
  ({
    beforeOperation: async ({ args, global: { slug }, operation, overrideAccess, req }) => {
      const overridesAccess = overrideAccess === true
      begin({ req, entity: document.entity, operation, args, overridesAccess })
      if (operation === 'update') await hold(req, document)
      if (operation === 'restoreVersion') await guardRestore({ args, req, slug })
    },
    beforeValidate: ({ data, global: { flattenedFields: fields }, originalDoc, req }) =>
      check({ req, document, fields, data, before: originalDoc }),
    afterChange: ({ doc, req }) => note(req, { document, after: doc }),
  }) satisfies {
    beforeOperation: GlobalBeforeOperationHook
    beforeValidate: GlobalBeforeValidateHook
    afterChange: GlobalAfterChangeHook
  }

/**
 * Refuses a save of this collection whose base version is no longer the newest, with what has changed and by whom; a save
 * without a base version is accepted.
 */
export function guardEdits(collection: CollectionConfig): CollectionConfig {
  const { admin = {}, hooks = {}, slug } = collection
  const { components = {} } = admin
  const ours = collectionHooks(slug)
  const beforeDocumentControls = first(baseVersion, components.edit?.beforeDocumentControls)
  return {
    ...collection,
    admin: { ...admin, components: { ...components, edit: { ...components.edit, beforeDocumentControls } } },
    hooks: {
      ...hooks,
      beforeOperation: first(ours.beforeOperation, hooks.beforeOperation),
      beforeValidate: first(ours.beforeValidate, hooks.beforeValidate),
      afterChange: first(ours.afterChange, hooks.afterChange),
    },
  }
}

/** Refuses a save of this global whose base version is no longer the newest, as `guardEdits` does for a collection. */
export function guardGlobalEdits(global: GlobalConfig): GlobalConfig {
  const { admin = {}, hooks = {}, slug } = global
  const { components = {} } = admin
  const ours = globalHooks({ entity: slug, id: null })
  const beforeDocumentControls = first(baseVersion, components.elements?.beforeDocumentControls)
  return {
    ...global,
    admin: {
      ...admin,
      components: { ...components, elements: { ...components.elements, beforeDocumentControls } },
    },
    hooks: {
      ...hooks,
      beforeOperation: first(ours.beforeOperation, hooks.beforeOperation),
      beforeValidate: first(ours.beforeValidate, hooks.beforeValidate),
      afterChange: first(ours.afterChange, hooks.afterChange),
    },
  }
}
