import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalBeforeOperationHook,
  GlobalConfig,
  PayloadRequest,
} from 'payload'
import { isStaff } from '@/cms/access/access'
import { findRecord } from '@/cms/database/records'
import { fieldsOfSave } from '@/cms/hooks/edits/guard-edits'
import { noteAction } from '@/cms/operations/audit/note-action'
import { actionOfSave } from '@/domain/audit/audit-actions'
import { isRecord } from '@/domain/shared/is-record'

/** What Payload tells only before a save: whether it is a draft or a version taken back, and what was online. */
type SaveState = { isDraftSave: boolean; isRestored: boolean; online: Set<unknown> }

const states = new WeakMap<PayloadRequest, Map<string, SaveState>>()

/** The state of the running save of a collection or global; a request may save several of them, one within another. */
function stateOf(req: PayloadRequest, kind: string): SaveState {
  const known = states.get(req) ?? new Map<string, SaveState>()
  states.set(req, known)
  const state = known.get(kind) ?? { isDraftSave: false, isRestored: false, online: new Set() }
  known.set(kind, state)
  return state
}

const valueOf = (values: unknown, name: string): unknown => (isRecord(values) ? values[name] : undefined)

const idOf = (values: unknown): string | number | null => {
  const id = valueOf(values, 'id')
  return typeof id === 'string' || typeof id === 'number' ? id : null
}

/** A title in several languages at once is an object: the entry has none then. */
const titleOf = ({ admin }: Pick<CollectionConfig, 'admin'>, doc: unknown): unknown =>
  admin?.useAsTitle ? valueOf(doc, admin.useAsTitle) : null

function begin({
  req,
  kind,
  operation,
  args,
}: {
  req: PayloadRequest
  kind: string
  operation: string
  args: unknown
}): void {
  if (!['create', 'update', 'updateByID', 'restoreVersion'].includes(operation)) return
  Object.assign(stateOf(req, kind), {
    isDraftSave: valueOf(args, 'draft') === true,
    isRestored: operation === 'restoreVersion',
  })
}

const hooksOf = (collection: CollectionConfig) => {
  const kind = collection.slug
  const beforeOperation: CollectionBeforeOperationHook = ({ args, operation, req }) => {
    if (isStaff(req)) begin({ req, kind, operation, args })
  }
  const beforeChange: CollectionBeforeChangeHook = async ({
    collection: { slug },
    data,
    originalDoc,
    req,
  }) => {
    const id = idOf(originalDoc)
    if (!isStaff(req) || id === null || valueOf(data, '_status') !== 'draft') return
    const query = { collection: slug, where: { id: { equals: id } }, select: { _status: true }, req } as const
    if (valueOf(await findRecord(req.payload, query), '_status') === 'published')
      stateOf(req, kind).online.add(id)
  }
  const afterChange: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
    if (!isStaff(req)) return
    const id = idOf(doc)
    const { online, ...state } = stateOf(req, kind)
    const isNew = operation === 'create'
    const fields = isNew ? [] : fieldsOfSave(req, { entity: kind, id })
    const [before, after] = [valueOf(previousDoc, '_status'), valueOf(doc, '_status')]
    const wasOnline = online.delete(id)
    const action = actionOfSave({ ...state, kind, isNew, wasOnline, before, after, fields })
    const { locale } = req
    await noteAction(req, { action, kind, id, title: titleOf(collection, doc), fields, locale })
  }
  const afterDelete: CollectionAfterDeleteHook = async ({ doc, id, req }) => {
    if (isStaff(req)) await noteAction(req, { action: 'delete', kind, id, title: titleOf(collection, doc) })
  }
  return { beforeOperation, beforeChange, afterChange, afterDelete }
}

/** Shows who saved a document last, and before. */
const lastEditor = '/src/cms/admin/audit/last-editor#LastEditor'

const first = <Item>(item: Item, items: readonly Item[] = []): Item[] => [item, ...items]

// The audit log itself, and what the log has an entry of its own for.
const unwatched = ['audit-entries', 'impersonations']

/** Records in the audit log what staff do with the documents of a collection, in the transaction of the change. */
export function noteChanges(collection: CollectionConfig): CollectionConfig {
  if (unwatched.includes(collection.slug)) return collection
  const { admin = {}, hooks = {} } = collection
  const { components = {} } = admin
  const ours = hooksOf(collection)
  const beforeDocumentControls = first(lastEditor, components.edit?.beforeDocumentControls)
  return {
    ...collection,
    admin: { ...admin, components: { ...components, edit: { ...components.edit, beforeDocumentControls } } },
    hooks: {
      ...hooks,
      beforeOperation: first(ours.beforeOperation, hooks.beforeOperation),
      beforeChange: first(ours.beforeChange, hooks.beforeChange),
      // Before `guardEdits` forgets which fields the save changes.
      afterChange: first(ours.afterChange, hooks.afterChange),
      afterDelete: first(ours.afterDelete, hooks.afterDelete),
    },
  }
}

/** Records in the audit log what staff change in a global, as `noteChanges` does for a collection. */
export function noteGlobalChanges(global: GlobalConfig): GlobalConfig {
  const { admin = {}, hooks = {}, slug: kind } = global
  const { components = {} } = admin
  const beforeDocumentControls = first(lastEditor, components.elements?.beforeDocumentControls)
  const beforeOperation: GlobalBeforeOperationHook = ({ args, operation, req }) => {
    if (isStaff(req)) begin({ req, kind, operation, args })
  }
  const afterChange: GlobalAfterChangeHook = async ({ req }) => {
    if (!isStaff(req)) return
    const action = stateOf(req, kind).isRestored ? 'restore' : 'change'
    const fields = fieldsOfSave(req, { entity: kind, id: null })
    await noteAction(req, { action, kind, fields, locale: req.locale })
  }
  return {
    ...global,
    admin: {
      ...admin,
      components: { ...components, elements: { ...components.elements, beforeDocumentControls } },
    },
    hooks: {
      ...hooks,
      beforeOperation: first(beforeOperation, hooks.beforeOperation),
      afterChange: first(afterChange, hooks.afterChange),
    },
  }
}
